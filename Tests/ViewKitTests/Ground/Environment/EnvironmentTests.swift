import Foundation
import ViewKit
import XCTest

final class EnvironmentTests: XCTestCase {
  private final class TraitView: View {
    var previous: [TraitCollection?] = []
    var tintChanges = 0

    override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      previous.append(previousTraitCollection)
    }

    override func tintColorDidChange() {
      super.tintColorDidChange()
      tintChanges += 1
    }
  }

  func testDetachedViewHasAPhonesTraits() {
    let traits = View().traitCollection
    XCTAssertEqual(traits.userInterfaceIdiom, .phone)
    XCTAssertEqual(traits.displayScale, 2)
    XCTAssertEqual(traits.layoutDirection, .leftToRight)
    XCTAssertEqual(traits.horizontalSizeClass, .compact)
    XCTAssertEqual(traits.verticalSizeClass, .regular)
    XCTAssertEqual(traits.preferredContentSizeCategory, .large)
    XCTAssertEqual(traits.userInterfaceStyle, .light)
  }

  func testTraitsAreInheritedAndToldToWhoeverTheyChangeFor() {  // 1.10.2, 3.6.3
    let (root, child, grandchild) = (TraitView(), TraitView(), TraitView())
    root.addSubview(child)
    child.addSubview(grandchild)
    root.environment = Environment(traits: TraitCollection(displayScale: 3))
    XCTAssertEqual(grandchild.traitCollection.displayScale, 3)
    XCTAssertEqual(grandchild.previous.map { $0?.displayScale }, [2])
    root.environment = Environment(traits: TraitCollection(displayScale: 3))
    XCTAssertEqual(grandchild.previous.count, 1)
    let late = TraitView()
    grandchild.addSubview(late)
    XCTAssertEqual(late.traitCollection.displayScale, 3)
    XCTAssertEqual(late.previous.count, 1)
    late.removeFromSuperview()
    XCTAssertEqual(late.traitCollection.displayScale, 2)
    XCTAssertEqual(late.previous.count, 2)
  }

  // FR-E14
  func testOnlyATreeOfOtherTraitsTellsAViewThatIsAddedToIt() {
    for (direction, calls) in [
      (TraitEnvironmentLayoutDirection.leftToRight, 0), (.rightToLeft, 1),
    ] {
      let (controller, view) = (ViewController(), TraitView())
      let window = Window(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      window.environment = Environment(traits: TraitCollection(layoutDirection: direction))
      window.rootViewController = controller
      window.makeKeyAndVisible()
      window.flush()
      controller.view.addSubview(view)
      window.flush()
      XCTAssertEqual(view.previous.count, calls, "\(direction)")
    }
  }

  func testNearerEnvironmentHolds() {
    let (root, child) = (View(), View())
    root.addSubview(child)
    child.environment = Environment(traits: TraitCollection(userInterfaceIdiom: .pad))
    root.environment = Environment(traits: TraitCollection(userInterfaceIdiom: .tv))
    XCTAssertEqual(child.environment.traits.userInterfaceIdiom, .pad)
    XCTAssertEqual(root.traitCollection.userInterfaceIdiom, .tv)
  }

  func testOverriddenStyleIsInherited() {  // 1.10.2
    let (root, child) = (View(), TraitView())
    root.addSubview(child)
    root.overrideUserInterfaceStyle = .dark
    XCTAssertEqual(child.traitCollection.userInterfaceStyle, .dark)
    XCTAssertEqual(child.overrideUserInterfaceStyle, .unspecified)
    root.overrideUserInterfaceStyle = .unspecified
    XCTAssertEqual(child.traitCollection.userInterfaceStyle, .light)
    XCTAssertEqual(child.previous.count, 2)
  }

  func testTintIsInheritedAndToldToThoseThatInheritIt() {  // 1.10.2
    let (root, inheriting, own, below) = (TraitView(), TraitView(), TraitView(), TraitView())
    root.addSubview(inheriting)
    root.addSubview(own)
    own.addSubview(below)
    let red = Color(red: 1, green: 0, blue: 0, alpha: 1)
    XCTAssertEqual(inheriting.tintColor, .systemBlue)
    own.tintColor = red
    root.tintColor = Color(red: 0, green: 1, blue: 0, alpha: 1)
    XCTAssertEqual(inheriting.tintColor, Color(red: 0, green: 1, blue: 0, alpha: 1))
    XCTAssertEqual(below.tintColor, red)
    XCTAssertEqual([root, inheriting, own, below].map(\.tintChanges), [1, 1, 1, 1])
    root.tintColor = nil
    XCTAssertEqual(inheriting.tintColor, .systemBlue)
    XCTAssertEqual([root, inheriting, own, below].map(\.tintChanges), [2, 2, 1, 1])
    own.tintColor = nil
    XCTAssertEqual(below.tintColor, .systemBlue)
  }

  func testSemanticAttributeIsNotInherited() {  // FR-B11, 1.10.2, 5.10.1
    let (root, child) = (View(), View())
    root.addSubview(child)
    root.semanticContentAttribute = .forceRightToLeft
    XCTAssertEqual(root.effectiveUserInterfaceLayoutDirection, .rightToLeft)
    XCTAssertEqual(child.effectiveUserInterfaceLayoutDirection, .leftToRight)
  }

  func testEffectiveDirection() {  // 5.10.2
    let view = View()
    view.environment = Environment(traits: TraitCollection(layoutDirection: .rightToLeft))
    let expected: [(View.SemanticContentAttribute, UserInterfaceLayoutDirection)] = [
      (.unspecified, .rightToLeft), (.playback, .leftToRight), (.spatial, .leftToRight),
      (.forceLeftToRight, .leftToRight), (.forceRightToLeft, .rightToLeft),
    ]
    for (attribute, direction) in expected {
      view.semanticContentAttribute = attribute
      XCTAssertEqual(view.effectiveUserInterfaceLayoutDirection, direction, "\(attribute)")
    }
    XCTAssertEqual(View.userInterfaceLayoutDirection(for: .forceRightToLeft), .rightToLeft)
    XCTAssertEqual(View.userInterfaceLayoutDirection(for: .unspecified), .leftToRight)
  }

  func testDirectionOfTheTraitsMirrorsMarginsAndIsToldToThem() {  // 4.2.9
    let view = View()
    view.directionalLayoutMargins.leading = 30
    view.environment = Environment(traits: TraitCollection(layoutDirection: .rightToLeft))
    XCTAssertEqual(view.layoutMargins.right, 30)
  }

  // MARK: Trait collections

  func testLaterCollectionsHoldWhereTwoNameATrait() {
    let traits = TraitCollection(traitsFrom: [
      TraitCollection(horizontalSizeClass: .compact),
      TraitCollection(verticalSizeClass: .regular),
      TraitCollection(horizontalSizeClass: .regular),
      TraitCollection(userInterfaceStyle: .dark),
      TraitCollection(preferredContentSizeCategory: .small),
    ])
    XCTAssertEqual(traits.horizontalSizeClass, .regular)
    XCTAssertEqual(traits.verticalSizeClass, .regular)
    XCTAssertEqual(traits.userInterfaceStyle, .dark)
    XCTAssertEqual(traits.preferredContentSizeCategory, .small)
    XCTAssertEqual(traits.displayScale, 0)
    XCTAssertTrue(traits.containsTraits(in: TraitCollection(verticalSizeClass: .regular)))
    XCTAssertFalse(traits.containsTraits(in: TraitCollection(horizontalSizeClass: .compact)))
    XCTAssertTrue(traits.containsTraits(in: nil))
  }

  func testAccessibilitySizes() {
    XCTAssertFalse(ContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    XCTAssertTrue(ContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    XCTAssertFalse(ContentSizeCategory.unspecified.isAccessibilityCategory)
  }

  // MARK: Diagnostics

  func testDiagnosticGoesToTheNearestObserver() {
    let (root, middle, loop) = (View(), View(), CountingView())
    root.addSubview(middle)
    middle.addSubview(loop)
    loop.onLayout = { $0.setNeedsLayout() }
    var heard: [String] = []
    root.diagnosticObserver = { _ in heard.append("root") }
    middle.layoutIfNeeded()
    middle.diagnosticObserver = { _ in heard.append("middle") }
    middle.layoutIfNeeded()
    loop.diagnosticObserver = { _ in heard.append("loop") }
    loop.layoutIfNeeded()
    XCTAssertEqual(heard, ["root", "middle", "loop"])
    XCTAssertNotNil(root.diagnosticObserver)
  }
}
