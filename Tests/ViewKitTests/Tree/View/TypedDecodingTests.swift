import Foundation
import ViewKit
import XCTest

/// What a coder that holds Swift's own values gives the classes that are read from it.
final class TypedDecodingTests: XCTestCase {
  func testNothingSaidGivesTheDefaults() throws {
    let view = try XCTUnwrap(View(coder: TypedCoder()))
    XCTAssertEqual(view.description, View().description)
    XCTAssertTrue(view.translatesAutoresizingMaskIntoConstraints)
    let label = try XCTUnwrap(Label(coder: TypedCoder()))
    XCTAssertEqual(label.numberOfLines, 1)
    XCTAssertFalse(label.isUserInteractionEnabled)
  }

  func testViewTakesGeometryAndAttributes() throws {
    let coder = TypedCoder([
      View.ArchiveKey.geometry: [10, 20, 0, 0, 100, 50] as [CGFloat],
      View.ArchiveKey.isHidden: true,
      View.ArchiveKey.alpha: 0.5,
      View.ArchiveKey.tag: 7,
      View.ArchiveKey.backgroundColor: Color.white,
      View.ArchiveKey.contentMode: View.ContentMode.center,
      View.ArchiveKey.semanticContentAttribute: 4,
      View.ArchiveKey.autoresizingMask: 18,
      View.ArchiveKey.translatesMask: false,
    ])
    let view = try XCTUnwrap(View(coder: coder))
    XCTAssertEqual(view.frame, CGRect(x: 10, y: 20, width: 100, height: 50))
    XCTAssertTrue(view.isHidden)
    XCTAssertEqual(view.alpha, 0.5)
    XCTAssertEqual(view.tag, 7)
    XCTAssertEqual(view.backgroundColor, .white)
    XCTAssertEqual(view.contentMode, .center)
    XCTAssertEqual(view.semanticContentAttribute, .forceRightToLeft)
    XCTAssertEqual(view.autoresizingMask, [.flexibleWidth, .flexibleHeight])
    XCTAssertFalse(view.translatesAutoresizingMaskIntoConstraints)
  }

  func testViewTakesMarginsPrioritiesSubviewsAndGuides() throws {
    let (first, second, guide) = (View(), Label(), LayoutGuide())
    let coder = TypedCoder([
      View.ArchiveKey.margins: [1, 2, 3, 4] as [CGFloat],
      View.ArchiveKey.contentPriorities: [251, 252, 753, 754] as [CGFloat],
      View.ArchiveKey.subviews: [first, second],
      View.ArchiveKey.guides: [guide],
    ])
    let view = try XCTUnwrap(View(coder: coder))
    XCTAssertEqual(view.layoutMargins, EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    XCTAssertEqual(view.contentHuggingPriority(for: .vertical), LayoutPriority(252))
    XCTAssertEqual(
      view.contentCompressionResistancePriority(for: .horizontal),
      LayoutPriority(753)
    )
    XCTAssertEqual(view.subviews, [first, second])
    XCTAssertEqual(view.layoutGuides, [guide])
    XCTAssertEqual(LayoutGuide(coder: TypedCoder(["ViewKit.identifier": "gap"]))?.identifier, "gap")
  }

  func testValuesOfAnotherFormCountAsMissing() throws {
    let coder = TypedCoder([
      View.ArchiveKey.geometry: [1, 2, 3] as [CGFloat],
      View.ArchiveKey.isHidden: "yes",
      View.ArchiveKey.tag: 1.5,
      View.ArchiveKey.backgroundColor: "red",
      View.ArchiveKey.contentMode: 99,
      View.ArchiveKey.subviews: "none",
      Label.Archived.key: Button.Archived(),
    ])
    let label = try XCTUnwrap(Label(coder: coder))
    XCTAssertEqual(label.description, Label().description)
    XCTAssertNil(label.backgroundColor)
    XCTAssertEqual(label.contentMode, .scaleToFill)
    XCTAssertEqual(label.tag, 0)
  }

  func testLabelTakesItsStateAndItsAccessibility() throws {
    var state = Label.Archived()
    state.text = "Hello"
    state.numberOfLines = 0
    var accessibility = AccessibilityAttributes.Archived()
    accessibility.identifier = "greeting"
    let label = try XCTUnwrap(Label(coder: TypedCoder(state, accessibility)))
    XCTAssertEqual(label.text, "Hello")
    XCTAssertEqual(label.numberOfLines, 0)
    XCTAssertEqual(label.font, Label().font)
    XCTAssertEqual(label.accessibilityIdentifier, "greeting")
  }

  func testButtonTakesTheContentOfItsStates() throws {
    var control = Control.Archived()
    control.state = .selected
    var state = Button.Archived()
    state.type = .system
    state.titles[exactly: .normal] = "Save"
    state.titles[exactly: .selected] = "Saved"
    state.titleFont = .systemFont(ofSize: 30)
    let button = try XCTUnwrap(Button(coder: TypedCoder(control, state)))
    XCTAssertEqual(button.buttonType, .system)
    XCTAssertEqual(button.currentTitle, "Saved")
    XCTAssertEqual(button.title(for: .normal), "Save")
    XCTAssertEqual(button.titleLabel?.font, .systemFont(ofSize: 30))
  }

  func testStackArrangesAllSubviewsWhereItIsToldSo() throws {
    var state = StackView.Archived()
    state.axis = .vertical
    state.spacing = 8
    state.arrangesAllSubviews = true
    let views = [View(), View()]
    let stack = StackView(coder: TypedCoder(state, values: [View.ArchiveKey.subviews: views]))
    XCTAssertEqual(stack.axis, .vertical)
    XCTAssertEqual(stack.arrangedSubviews, views)
    XCTAssertFalse(views[0].translatesAutoresizingMaskIntoConstraints)
  }

  func testControllerTakesItsSettings() throws {
    let coder = TypedCoder([
      ViewController.CodingKeys.nibName: "Card",
      ViewController.CodingKeys.title: "A card",
      ViewController.CodingKeys.style: ModalPresentationStyle.pageSheet,
      ViewController.CodingKeys.contentWidth: 320.0,
    ])
    let controller = try XCTUnwrap(ViewController(coder: coder))
    XCTAssertEqual(controller.nibName, "Card")
    XCTAssertEqual(controller.title, "A card")
    XCTAssertEqual(controller.modalPresentationStyle, .pageSheet)
    XCTAssertEqual(controller.preferredContentSize, CGSize(width: 320, height: 0))
  }

  func testClassesOfAnAppReadTheCoderAsAnyOther() throws {
    let view = try XCTUnwrap(CodedBadge(coder: TypedCoder(["count": 3, "isRound": true])))
    XCTAssertEqual(view.count, 3)
    XCTAssertTrue(view.isRound)
  }

  /// A new state says nothing: it is what an object is that was created in code.
  func testNewStatesHaveTheDefaultsOfTheirClasses() throws {
    XCTAssertEqual(try state(of: Label()), Label.Archived())
    XCTAssertEqual(try state(of: Control()), Control.Archived())
    XCTAssertEqual(try state(of: Button()), Button.Archived())
    XCTAssertEqual(try state(of: ImageView()), ImageView.Archived())
    XCTAssertEqual(try state(of: TextField()), TextField.Archived())
    XCTAssertEqual(try state(of: TextView()), TextView.Archived())
    XCTAssertEqual(try state(of: ScrollView()), ScrollView.Archived())
    XCTAssertEqual(try state(of: StackView()), StackView.Archived())
    XCTAssertEqual(try state(of: Switch()), Switch.Archived())
    XCTAssertEqual(try state(of: Slider()), Slider.Archived())
    XCTAssertEqual(try state(of: Stepper()), Stepper.Archived())
    XCTAssertEqual(try state(of: SegmentedControl()), SegmentedControl.Archived())
    XCTAssertEqual(try state(of: PageControl()), PageControl.Archived())
    XCTAssertEqual(try state(of: ProgressView()), ProgressView.Archived())
    XCTAssertEqual(try state(of: ActivityIndicatorView()), ActivityIndicatorView.Archived())
  }

  /// Returns what a keyed archive keeps of an object.
  private func state<State: ArchivedState>(of object: View) throws -> State {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    object.encode(with: archiver)
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    unarchiver.requiresSecureCoding = false
    return try XCTUnwrap(unarchiver.decodeState(State.self))
  }
}

/// A view with values of its own in its archive.
private final class CodedBadge: View {
  let count: Int
  let isRound: Bool

  required init?(coder: NSCoder) {
    count = coder.decodeInteger(forKey: "count")
    isRound = coder.decodeBool(forKey: "isRound")
    super.init(coder: coder)
  }
}
