import Foundation
import Testing

@testable import ViewKit

/// A control with its sizes in the three generations.
private struct SizeRow: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let make: @Sendable () -> View
  /// Frame sizes for iOS 12, 13 and 26.
  let frames: [CGSize]
  var insets = EdgeInsets.zero

  init(
    _ name: String,
    _ frames: [(CGFloat, CGFloat)],
    insets: EdgeInsets = .zero,
    make: @escaping @Sendable () -> View
  ) {
    testDescription = name
    self.make = make
    self.frames = frames.map { CGSize(width: $0.0, height: $0.1) }
    self.insets = insets
  }
}

/// A class with its values at first.
private struct DefaultRow: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let make: @Sendable () -> View
  let hugging: [LayoutPriority]
  let isElement: Bool
  let value: String?
  let traits: AccessibilityTraits

  init(
    _ name: String,
    hugging: [LayoutPriority],
    isElement: Bool = true,
    value: String? = nil,
    traits: AccessibilityTraits = [],
    make: @escaping @Sendable () -> View
  ) {
    testDescription = name
    self.make = make
    self.hugging = hugging
    self.isElement = isElement
    self.value = value
    self.traits = traits
  }
}

@Suite struct ControlSizeTests {
  /// A width that the control leaves free; -1 stands for it in intrinsic sizes.
  private static let free: CGFloat = -1

  private static let sizes = [
    // 7.14
    SizeRow(
      "switch",
      [(51, 31), (51, 31), (63, 28)],
      insets: EdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
    ) { Switch() },
    // 7.15
    SizeRow(
      "slider",
      [(free, 31), (free, 31), (free, 34)],
      insets: EdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
    ) { Slider() },
    // 7.16
    SizeRow("progress", [(free, 2), (free, 4), (free, 4)]) { ProgressView() },
    SizeRow("bar progress", [(free, 2.5), (free, 4), (free, 4)]) {
      ProgressView(progressViewStyle: .bar)
    },
    // 7.17
    SizeRow("medium", [(20, 20), (20, 20), (20, 20)]) { ActivityIndicatorView() },
    SizeRow("white", [(20, 20), (20, 20), (20, 20)]) { ActivityIndicatorView(style: .white) },
    SizeRow("gray", [(20, 20), (20, 20), (20, 20)]) { ActivityIndicatorView(style: .gray) },
    SizeRow("large", [(37, 37), (37, 37), (37, 37)]) { ActivityIndicatorView(style: .large) },
    SizeRow("whiteLarge", [(37, 37), (37, 37), (37, 37)]) {
      ActivityIndicatorView(style: .whiteLarge)
    },
    // 7.18
    SizeRow(
      "segments",
      [(121, 29), (133, 32), (133, 32)],
      insets: EdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
    ) { SegmentedControl(items: ["First", "Second"]) },
    // 7.19
    SizeRow("stepper", [(94, 29), (94, 32), (94, 32)]) { Stepper() },
    // 7.20
    SizeRow("three pages", [(39, 37), (115.5, 26), (115.5, 26)]) {
      let control = PageControl()
      control.numberOfPages = 3
      return control
    },
    SizeRow("no pages", [(0, 37), (0, 26), (0, 26)]) { PageControl() },
    SizeRow("date picker", [(320, 216), (320, 216), (320, 216)]) { DatePicker() },
    SizeRow("picker view", [(320, 216), (320, 216), (320, 216)]) { PickerView() },
    SizeRow("search bar", [(free, 56), (free, 56), (free, 56)]) { SearchBar() },
    SizeRow("toolbar", [(free, 44), (free, 44), (free, 44)]) { Toolbar() },
    SizeRow("navigation bar", [(free, 44), (free, 44), (free, 54)]) { NavigationBar() },
    SizeRow("tab bar", [(free, 49), (free, 49), (free, 49)]) { TabBar() },
    // 7.13
    SizeRow("empty field", [(0, 21), (0, 22), (0, 22)]) { TextField() },
    SizeRow("empty field with border", [(14, 30), (14, 34), (14, 34)]) {
      let field = TextField()
      field.borderStyle = .roundedRect
      return field
    },
  ]

  @Test(arguments: sizes, [0, 1, 2])
  private func sizesAreThoseOfTheGeneration(_ row: SizeRow, _ column: Int) {
    // 5.6.3: the intrinsic size leaves the alignment insets out.
    let view = row.make()
    view.environment = Environment(controlGeneration: ControlGeneration.allCases[column])
    let frame = row.frames[column]
    let insets = row.insets
    #expect(view.alignmentRectInsets == insets)
    let width = frame.width < 0 ? frame.width : frame.width - insets.left - insets.right
    #expect(
      view.intrinsicContentSize
        == CGSize(width: width, height: frame.height - insets.top - insets.bottom)
    )
    let fitting = view.sizeThatFits(CGSize(width: 200, height: 200))
    #expect(fitting == CGSize(width: frame.width < 0 ? 200 : frame.width, height: frame.height))
  }

  @Test func generationAtFirstIsThatOfIOS13() {  // 9.1
    #expect(Environment.default.controlGeneration == .iOS13)
    #expect(Environment().controlGeneration == .iOS13)
  }

  private static let (low, high) = (LayoutPriority.defaultLow, LayoutPriority.defaultHigh)

  // 5.5.2, 8.1.1, 8.1.5, 8.1.6
  private static let defaults = [
    DefaultRow("text field", hugging: [low, low], traits: .textEntry) { TextField() },
    DefaultRow("text view", hugging: [low, low], value: "", traits: [.textEntry, .textArea]) {
      TextView()
    },
    DefaultRow("switch", hugging: [high, high], value: "0", traits: [.button, .toggleButton]) {
      Switch()
    },
    DefaultRow("stepper", hugging: [high, high], isElement: false) { Stepper() },
    DefaultRow("activity indicator", hugging: [high, high]) { ActivityIndicatorView() },
    DefaultRow("page control", hugging: [high, high], traits: .adjustable) { PageControl() },
    DefaultRow("slider", hugging: [low, high], value: "0%", traits: .adjustable) { Slider() },
    DefaultRow("progress view", hugging: [low, high], value: "0%") { ProgressView() },
    DefaultRow("segmented control", hugging: [low, high], isElement: false) { SegmentedControl() },
    DefaultRow("date picker", hugging: [high, high], isElement: false) { DatePicker() },
    DefaultRow("picker view", hugging: [high, high], isElement: false) { PickerView() },
    DefaultRow("search bar", hugging: [low, high], isElement: false) { SearchBar() },
    DefaultRow("toolbar", hugging: [low, high], isElement: false) { Toolbar() },
    DefaultRow("tab bar", hugging: [low, high], isElement: false, traits: .tabBar) { TabBar() },
    DefaultRow("navigation bar", hugging: [low, low], isElement: false) { NavigationBar() },
  ]

  @Test(arguments: defaults)
  private func classesBeginWithTheirPrioritiesAndAttributes(_ row: DefaultRow) {
    let view = row.make()
    #expect(
      [.horizontal, .vertical].map { view.contentHuggingPriority(for: $0) } == row.hugging
    )
    for axis in [LayoutConstraint.Axis.horizontal, .vertical] {
      #expect(view.contentCompressionResistancePriority(for: axis) == .defaultHigh)  // 5.5.1
    }
    #expect(view.isAccessibilityElement == row.isElement)
    #expect(view.accessibilityLabel == nil)  // 8.1.3
    #expect(view.accessibilityValue == row.value)
    #expect(view.accessibilityTraits == row.traits)
    #expect(view.isUserInteractionEnabled)  // 1.1.2
    if let control = view as? Control {
      control.isEnabled = false
      #expect(control.accessibilityTraits == row.traits.union(.notEnabled))
    }
    view.accessibilityValue = "own"
    // A switch tells its state all the same.
    #expect(view.accessibilityValue == (view is Switch ? row.value : "own"))
    view.accessibilityValue = nil
    #expect(view.accessibilityValue == row.value)
  }

  @Test(arguments: defaults)
  private func classIsMadeFromAFrameAlone(_ row: DefaultRow) {
    let frame = CGRect(x: 3, y: 4, width: 51, height: 31)
    let type = type(of: row.make())
    let view = BuiltInViewClass.make(type, frame: frame)
    #expect(view.map { $0.isMember(of: type) } == true)
    #expect(view?.frame.origin == frame.origin)
  }

  /// Changes of the environment with whether they change the size of each row's control.
  @Test(arguments: sizes, [(0, 1), (1, 2)])
  private func onlyGenerationsOfAnotherSizeInvalidateIt(_ row: SizeRow, _ step: (Int, Int)) {
    let root = View()
    let view = row.make()
    root.environment = Environment(controlGeneration: ControlGeneration.allCases[step.0])
    root.addSubview(view)
    root.layoutIfNeeded()
    view.updateConstraintsIfNeeded()
    #expect(!view.needsUpdateConstraints())
    root.environment = Environment(controlGeneration: ControlGeneration.allCases[step.1])
    let isText = view is TextField
    #expect(view.needsUpdateConstraints() == (isText || row.frames[step.0] != row.frames[step.1]))
  }
}
