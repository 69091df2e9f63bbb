// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
// Outlets are declared as in UIKit.

import Foundation
import ViewKit
import ViewKitNibs
import XCTest

/// Public bug reports about decoding and awakening, through the loader.
final class NibCaseTests: XCTestCase {
  /// Makes the first object of a xib with a view of a class.
  private func load<Root: View>(
    _ type: Root.Type,
    _ content: String = "",
    owner: Any? = nil,
    ownerConnections: String = ""
  ) throws -> Root {
    var classes = ClassRegistry()
    classes.register(type, as: "Root")
    let text = Fixture.xib(
      """
      <view id="v" customClass="Root"><rect key="frame" x="0" y="0" width="200" height="100"/>
      \(content)
      </view>
      """
    ).replacingOccurrences(
      of: "id=\"-1\"/>",
      with: "id=\"-1\"><connections>\(ownerConnections)</connections></placeholder>"
    )
    let nib = Nib(try Fixture.parse(text), classes: classes)
    nib.diagnosticObserver = { XCTFail("\($0)") }
    return try XCTUnwrap(nib.instantiate(withOwner: owner).first as? Root)
  }

  private class Tags: BaseView {
    var log: [String] = []
    override func setup() {
      log.append("setup")
      addSubview(View())
    }
    override func setupConstraints() { log.append("setupConstraints") }
    override func setupAccessibility() { log.append("setupAccessibility") }
  }

  // LC-01, LC-04, LC-05, LC-09
  func testSetUpRunsOnceHoweverOftenTheViewAwakes() throws {
    let tags = try load(Tags.self)
    XCTAssertEqual(tags.log, ["setup", "setupConstraints", "setupAccessibility"])
    XCTAssertEqual(tags.subviews.count, 1)
    tags.awakeFromNib()
    tags.awakeSubtreeFromNib()
    XCTAssertEqual(tags.log.count, 3)
    XCTAssertEqual(tags.subviews.count, 1)
    XCTAssertEqual(Tags(frame: .zero).log, tags.log)
  }

  private final class Toggle: BaseView {
    var onColor = "white"
    var offColor = "white"
    override class var inspectableProperties: [InspectableProperty] {
      super.inspectableProperties + [
        InspectableProperty("onColor", \Toggle.onColor),
        InspectableProperty("offColor", \Toggle.offColor),
      ]
    }
    override func setup() { onColor = "green" }
  }

  // LC-08, 2.7
  func testRuntimeAttributesAreSetBeforeTheViewAwakes() throws {
    let toggle = try load(
      Toggle.self,
      """
      <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="string" keyPath="onColor" value="blue"/>
      <userDefinedRuntimeAttribute type="string" keyPath="offColor" value="red"/>
      </userDefinedRuntimeAttributes>
      """
    )
    XCTAssertEqual(toggle.onColor, "green", "setup() comes later and has the last word")
    XCTAssertEqual(toggle.offColor, "red")
  }

  private final class Log: @unchecked Sendable {
    @TaskLocal static var current: Log?
    var lines: [String] = []
  }

  private final class Panel: View {
    private var partner: View?

    required init?(coder: NSCoder) {
      super.init(coder: coder)
      Log.current?.lines.append("init \(partner == nil ? "nil" : "set")")
    }

    override func setValue(_ value: Any?, forKey key: String) {
      guard key == "partner" else { return super.setValue(value, forKey: key) }
      partner = value as? View
      Log.current?.lines.append("connect")
    }

    override func awakeFromNib() {
      super.awakeFromNib()
      Log.current?.lines.append("awake \(partner == nil ? "nil" : "set")")
    }
  }

  // LC-10, 2.4
  func testEverythingIsMadeThenConnectedThenAwakened() throws {
    let log = Log()
    try Log.$current.withValue(log) {
      _ = try load(
        Panel.self,
        """
        <subviews><view id="w" customClass="Root">
        <connections><outlet property="partner" destination="v" id="o1"/></connections></view></subviews>
        <connections><outlet property="partner" destination="w" id="o2"/></connections>
        """
      )
    }
    XCTAssertEqual(
      log.lines,
      ["init nil", "init nil", "connect", "connect", "awake set", "awake set"]
    )
  }

  private final class Forgetful: Tags {
    override func awakeFromNib() {}
  }

  // LC-14
  func testAnAwakeningThatForgetsSuperSetsUpToo() throws {
    let view = try load(Forgetful.self)
    XCTAssertEqual(view.log, ["setup", "setupConstraints", "setupAccessibility"])
  }

  private final class Owner: BaseView {
    @Outlet var content: View!
    var hooks = 0

    override func setup() {
      hooks += 1
      let nib = try? Nib(
        Fixture.parse(
          Fixture.xib(
            "<view id=\"v\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/></view>"
          )
          .replacingOccurrences(
            of: "id=\"-1\"/>",
            with: """
              id="-1"><connections><outlet property="content" destination="v" id="o"/></connections>
              </placeholder>
              """
          )
        )
      )
      nib?.instantiate(withOwner: self)
      addSubview(content)
    }

    override func setupConstraints() {
      content.translatesAutoresizingMaskIntoConstraints = false
      LayoutConstraint.activate([
        content.topAnchor.constraint(equalTo: topAnchor),
        content.leadingAnchor.constraint(equalTo: leadingAnchor),
        content.trailingAnchor.constraint(equalTo: trailingAnchor),
        content.bottomAnchor.constraint(equalTo: bottomAnchor),
      ])
    }
  }

  // LC-17
  func testAnOwnerPinsTheContentOfItsFile() {
    let owner = Owner(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    owner.layoutIfNeeded()
    XCTAssertEqual(owner.content.frame, CGRect(x: 0, y: 0, width: 200, height: 100))
    owner.frame = CGRect(x: 0, y: 0, width: 300, height: 80)
    owner.layoutIfNeeded()
    XCTAssertEqual(owner.content.frame, CGRect(x: 0, y: 0, width: 300, height: 80))
    XCTAssertEqual(owner.hooks, 1)
  }

  private final class Screen: ViewController {
    @Outlet var panel: View!
    var steps: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      steps.append("viewDidLoad panel=\(panel == nil ? "nil" : "set")")
    }
  }

  // 2.5, 2.6
  func testTheOwnersOutletsAreSetBeforeItsViewHasLoadedAndItIsNotAwakened() throws {
    let owner = Screen()
    let events = try LifecycleRecorder.record {
      _ = try load(
        View.self,
        owner: owner,
        ownerConnections: """
          <outlet property="view" destination="v" id="o1"/>
          <outlet property="panel" destination="v" id="o2"/>
          """
      )
    }
    XCTAssertTrue(owner.panel === owner.view)
    let awakened = events.filter { $0.kind == .awake }.map(\.typeName)
    XCTAssertEqual(awakened, ["View"])
  }

  // FR-A09
  func testFirstObjectOfAFileMayBecomeTheViewOfAControllerWithoutAnOutlet() throws {
    final class CardController: ViewController {
      let nib: Nib

      init(_ nib: Nib) {
        self.nib = nib
        super.init(nibName: nil, bundle: nil)
      }

      required init?(coder: NSCoder) { nil }

      override func loadView() { view = nib.instantiate(withOwner: self).first as? View }
    }
    let document = try Fixture.parse(
      Fixture.xib(
        "<view id=\"v\" tag=\"7\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/></view>"
      )
    )
    let nib = Nib(document)
    nib.diagnosticObserver = { XCTFail("\($0)") }
    XCTAssertEqual(CardController(nib).view.tag, 7)
    XCTAssertEqual(NibCheck().findings(in: document).filter { $0.severity != .note }.count, 0)
  }

  // 5.5.3
  func testContentPrioritiesAreThoseOfTheFileForAllClasses() throws {
    let root = try load(
      View.self,
      """
      <subviews><label id="l" horizontalHuggingPriority="251" verticalHuggingPriority="251"/>
      <label id="m"/><switch id="s"/><switch id="t" horizontalHuggingPriority="750"/></subviews>
      """
    )
    let priorities: [[Float]] = root.subviews.map {
      [
        $0.contentHuggingPriority(for: .horizontal).rawValue,
        $0.contentHuggingPriority(for: .vertical).rawValue,
      ]
    }
    XCTAssertEqual(priorities, [[251, 251], [250, 250], [250, 250], [750, 250]])
  }
}
