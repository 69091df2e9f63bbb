import Foundation
import ViewKit
import XCTest

final class ViewCodingTests: XCTestCase {
  private func roundTrip<Root: View>(_ view: Root) throws -> Root {
    let data = try NSKeyedArchiver.archivedData(withRootObject: view, requiringSecureCoding: false)
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
    unarchiver.requiresSecureCoding = false
    let object = unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey)
    unarchiver.finishDecoding()
    return try XCTUnwrap(object as? Root)
  }

  func testArchivesKeepMasksWithUnknownBits() throws {
    let view = View()
    view.autoresizingMask = View.AutoresizingMask(rawValue: .max)
    XCTAssertEqual(try archivedCopy(of: view).autoresizingMask.rawValue, .max)
  }

  func testFreshViewComesBackFresh() throws {  // 1.1.1, 2.11
    let view = try roundTrip(View())
    XCTAssertEqual(view.description, View().description)
    XCTAssertEqual(view.alpha, 1)
    XCTAssertTrue(view.isUserInteractionEnabled)
    XCTAssertTrue(view.translatesAutoresizingMaskIntoConstraints)
    XCTAssertTrue(view.autoresizesSubviews)
    XCTAssertEqual(view.layoutMargins, EdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    XCTAssertEqual(view.contentHuggingPriority(for: .horizontal), .defaultLow)
    XCTAssertNil(view.backgroundColor)
    XCTAssertEqual(view.subviews, [])
    XCTAssertEqual(view.constraints, [])
  }

  func testGeometryComesBack() throws {
    let view = View(frame: CGRect(x: 1, y: -2.25, width: 30, height: 0.1))
    view.bounds.origin = CGPoint(x: 7, y: 9)
    view.transform = CGAffineTransform(rotationAngle: 0.3).translatedBy(x: 4, y: 5)
    let copy = try roundTrip(view)
    XCTAssertEqual(copy.bounds, view.bounds)
    XCTAssertEqual(copy.center, view.center)
    XCTAssertEqual(copy.transform, view.transform)
    XCTAssertEqual(copy.frame, view.frame)
  }

  func testAttributesComeBack() throws {
    let view = View()
    view.tag = -7
    view.alpha = 0.3
    view.isHidden = true
    view.isOpaque = false
    view.clipsToBounds = true
    view.isUserInteractionEnabled = false
    view.isMultipleTouchEnabled = true
    view.autoresizesSubviews = false
    view.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
    view.translatesAutoresizingMaskIntoConstraints = false
    view.preservesSuperviewLayoutMargins = true
    view.insetsLayoutMarginsFromSafeArea = false
    view.backgroundColor = Color(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    view.tintColor = Color(red: 1, green: 0, blue: 0, alpha: 1)
    view.contentMode = .bottomRight
    view.semanticContentAttribute = .forceRightToLeft
    view.overrideUserInterfaceStyle = .dark
    view.setContentHuggingPriority(LayoutPriority(1), for: .horizontal)
    view.setContentHuggingPriority(LayoutPriority(2), for: .vertical)
    view.setContentCompressionResistancePriority(LayoutPriority(3), for: .horizontal)
    view.setContentCompressionResistancePriority(LayoutPriority(4), for: .vertical)

    let copy = try roundTrip(view)
    XCTAssertEqual(copy.tag, -7)
    XCTAssertEqual(copy.alpha, 0.3)
    XCTAssertTrue(copy.isHidden)
    XCTAssertFalse(copy.isOpaque)
    XCTAssertTrue(copy.clipsToBounds)
    XCTAssertFalse(copy.isUserInteractionEnabled)
    XCTAssertTrue(copy.isMultipleTouchEnabled)
    XCTAssertFalse(copy.autoresizesSubviews)
    XCTAssertEqual(copy.autoresizingMask, [.flexibleWidth, .flexibleBottomMargin])
    XCTAssertFalse(copy.translatesAutoresizingMaskIntoConstraints)
    XCTAssertTrue(copy.preservesSuperviewLayoutMargins)
    XCTAssertFalse(copy.insetsLayoutMarginsFromSafeArea)
    XCTAssertEqual(copy.backgroundColor, view.backgroundColor)
    XCTAssertEqual(copy.tintColor, view.tintColor)
    XCTAssertEqual(copy.contentMode, .bottomRight)
    XCTAssertEqual(copy.semanticContentAttribute, .forceRightToLeft)
    XCTAssertEqual(copy.traitCollection.userInterfaceStyle, .dark)
    XCTAssertEqual(copy.contentHuggingPriority(for: .horizontal).rawValue, 1)
    XCTAssertEqual(copy.contentHuggingPriority(for: .vertical).rawValue, 2)
    XCTAssertEqual(copy.contentCompressionResistancePriority(for: .horizontal).rawValue, 3)
    XCTAssertEqual(copy.contentCompressionResistancePriority(for: .vertical).rawValue, 4)
  }

  func testMarginsComeBackInTheFormInWhichTheyWereSet() throws {  // 1.8.1
    let absolute = View()
    absolute.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let directional = View()
    directional.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 1,
      leading: 2,
      bottom: 3,
      trailing: 4
    )
    for (view, mirrored) in [(absolute, 2), (directional, 4)] as [(View, CGFloat)] {
      let copy = try roundTrip(view)
      XCTAssertEqual(copy.layoutMargins, view.layoutMargins)
      copy.semanticContentAttribute = .forceRightToLeft
      XCTAssertEqual(copy.layoutMargins.left, mirrored)
    }
  }

  func testSubviewsComeBackAtEveryDepth() throws {  // 2.3
    let root = View()
    var current = root
    for level in 0..<60 {
      let (first, second) = (View(), View())
      first.tag = level
      second.tag = 100 + level
      current.addSubview(first)
      current.addSubview(second)
      current = second
    }
    let copy = try roundTrip(root)
    XCTAssertEqual(copy.recursiveDescription, root.recursiveDescription)
    XCTAssertTrue(copy.viewWithTag(159)?.isDescendant(of: copy) == true)
  }

  func testSubclassesComeBackWithTheirOwnState() throws {  // 2.2, 2.3
    let card = ArchivedCard(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    card.title = "Hello"
    card.badge.tag = 3
    let root = View()
    root.addSubview(card)
    let copy = try XCTUnwrap(roundTrip(root).subviews.first as? ArchivedCard)
    XCTAssertEqual(copy.title, "Hello")
    XCTAssertEqual(copy.badge.tag, 3)
    XCTAssertTrue(copy.badge === copy.subviews.first)
    XCTAssertEqual(copy.subviewsSeenWhileDecoding, 1)
    XCTAssertEqual(copy.awakenings, 0)
  }

  func testDecodedSubviewsAreToldOfTheirSuperview() throws {  // 2.8
    let root = View()
    root.addSubview(View())
    let events = try LifecycleRecorder.record { _ = try roundTrip(root) }
      .map(\.description)
    XCTAssertEqual(
      events,
      [
        "View init(coder:)", "View init(coder:)", "View willMove(toSuperview: view)",
        "View didMoveToSuperview",
      ]
    )
  }

  func testMarkedConstraintsComeBackActive() throws {
    let (root, row, field, guide) = (View(), View(), View(), LayoutGuide())
    root.addSubview(View())
    root.addSubview(row)
    row.addSubview(View())
    row.addSubview(field)
    guide.identifier = "gap"
    root.addLayoutGuide(guide)
    row.addLayoutGuide(LayoutGuide())
    let marked = [
      field.topAnchor.constraint(equalTo: root.topAnchor, constant: 4),
      field.widthAnchor.constraint(equalTo: row.widthAnchor, multiplier: 0.1, constant: -2),
      root.heightAnchor.constraint(greaterThanOrEqualToConstant: 3),
      field.leftAnchor.constraint(equalTo: guide.rightAnchor),
      row.topAnchor.constraint(lessThanOrEqualTo: row.layoutGuides[0].topAnchor),
      row.leadingAnchor.constraint(equalTo: row.layoutMarginsGuide.leadingAnchor),
      row.topAnchor.anchorWithOffset(to: field.topAnchor)
        .constraint(equalTo: field.bottomAnchor.anchorWithOffset(to: row.bottomAnchor)),
    ]
    marked[0].priority = LayoutPriority(333)
    marked[0].identifier = "top"
    for constraint in marked { constraint.shouldBeArchived = true }
    let unmarked = row.widthAnchor.constraint(equalToConstant: 4)
    LayoutConstraint.activate(marked + [unmarked])

    let copy = try roundTrip(root)
    func held(_ root: View) -> [String] {
      (root.constraints + root.subviews[1].constraints + root.subviews[1].subviews[1].constraints)
        .filter { $0 != unmarked }.map(\.description)
    }
    XCTAssertEqual(held(copy), held(root))
    XCTAssertEqual(held(copy).count, 7)
    XCTAssertTrue(copy.constraints.allSatisfy { $0.isActive && $0.shouldBeArchived })
    XCTAssertTrue(copy.constraints[0].firstItem === copy.subviews[1].subviews[1])
    XCTAssertEqual(copy.layoutGuides.map(\.identifier), ["gap"])
    XCTAssertTrue(copy.layoutGuides[0].owningView === copy)
  }

  func testConstraintHeldFartherUpThanNeededStaysThere() throws {
    let (root, view) = (View(), View())
    root.addSubview(view)
    let constraint = view.widthAnchor.constraint(equalToConstant: 4)
    constraint.shouldBeArchived = true
    root.addConstraint(constraint)
    let copy = try roundTrip(root)
    XCTAssertEqual(copy.constraints.count, 1)
    XCTAssertTrue(copy.constraints[0].firstItem === copy.subviews[0])
  }

  func testConstraintsSurviveTwoRoundTrips() throws {
    let (root, view) = (View(), View())
    root.addSubview(view)
    let constraint = view.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor)
    constraint.shouldBeArchived = true
    constraint.isActive = true
    let copy = try roundTrip(roundTrip(root))
    XCTAssertEqual(copy.constraints.map(\.description), root.constraints.map(\.description))
  }

  func testGuideComesBackThroughAnArchiveOfItsOwn() throws {
    let guide = LayoutGuide()
    guide.identifier = "gap"
    let data = try NSKeyedArchiver.archivedData(withRootObject: guide, requiringSecureCoding: false)
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
    unarchiver.requiresSecureCoding = false
    let copy = unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? LayoutGuide
    XCTAssertEqual(copy?.identifier, "gap")
    XCTAssertNil(copy?.owningView)
  }

  func testArchiveWithMissingKeysGivesDefaults() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    unarchiver.requiresSecureCoding = false
    let view = try XCTUnwrap(View(coder: unarchiver))
    XCTAssertEqual(view.description, View().description)
    XCTAssertTrue(view.translatesAutoresizingMaskIntoConstraints)
  }

  func testCoderWithoutKeysGivesDefaults() throws {
    let coder = NSCoder()
    XCTAssertEqual(View(coder: coder)?.frame, .zero)
    XCTAssertEqual(LayoutGuide(coder: coder)?.identifier, "")
    View().encode(with: coder)
    LayoutGuide().encode(with: coder)
  }

  func testBrokenArchivesLeaveOutWhatIsIllegal() throws {
    let legal: [String: Any] = [
      "first": "" as NSString, "firstAttribute": 7, "relation": 0, "multiplier": 1.0,
      "constant": 3.0, "priority": 1000,
    ]
    func record(_ changes: [String: Any]) -> NSDictionary {
      legal.merging(changes) { $1 } as NSDictionary
    }
    let broken: [[String: Any]] = [
      ["first": "4"], ["first": "x"], ["first": "/g0"], ["first": "/s0"], ["first": "/s9"],
      ["first": "/"], ["firstAttribute": 99], ["firstAttribute": 1], ["firstAttribute": 0],
      ["relation": 5], ["constant": Double.nan], ["multiplier": Double.infinity],
      ["priority": 0], ["second": "7", "secondAttribute": 7], ["second": "", "secondAttribute": 3],
      ["firstOrigin": "9", "firstOriginAttribute": 7],
    ]
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.encode(
      NSArray(array: broken.map(record) + [record([:]), record(["first": "/s1"])]),
      forKey: "ViewKit.constraints"
    )
    archiver.encode(
      NSArray(array: [Double.nan, 0, 0, 0, 0, 0].map { NSNumber(value: $0) }),
      forKey: "ViewKit.geometry"
    )
    archiver.encode(
      NSArray(array: [-1, 0, 0, 0].map { NSNumber(value: $0) }),
      forKey: "ViewKit.contentPriorities"
    )
    archiver.encode(99, forKey: "ViewKit.contentMode")
    archiver.encode("text" as NSString, forKey: "ViewKit.subviews")
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    unarchiver.requiresSecureCoding = false
    let view = try XCTUnwrap(View(coder: unarchiver))
    XCTAssertEqual(
      view.constraints.map(\.description),
      [
        "<LayoutConstraint View.width == 3   (active)>",
        "<LayoutConstraint LayoutGuide'UIViewLayoutMarginsGuide'.width == 3   (active)>",
      ]
    )
    XCTAssertEqual(view.frame, .zero)
    XCTAssertEqual(view.contentHuggingPriority(for: .horizontal), .defaultLow)
    XCTAssertEqual(view.contentMode, .scaleToFill)
    XCTAssertEqual(view.subviews, [])
  }
}

/// A view with a value and a subview of its own in its archive.
final class ArchivedCard: View {
  var title = ""
  private(set) var badge: View
  private(set) var subviewsSeenWhileDecoding = 0
  private(set) var awakenings = 0

  override init(frame: CGRect) {
    badge = View()
    super.init(frame: frame)
    addSubview(badge)
  }

  required init?(coder: NSCoder) {
    title = coder.decodeObject(forKey: "title") as? String ?? ""
    badge = coder.decodeObject(forKey: "badge") as? View ?? View()
    super.init(coder: coder)
    subviewsSeenWhileDecoding = subviews.count
  }

  override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(title as NSString, forKey: "title")
    coder.encode(badge, forKey: "badge")
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    awakenings += 1
  }
}
