import Foundation
import XCTest

@testable import ViewKit

/// Views of mixed classes side by side: a chain of resizes gives the frames of a fresh tree.
final class MixedFrameTests: XCTestCase {
  /// So many trees are made for each scale; raise it by hand for a longer search.
  private static let trees: UInt64 = 4

  /// Overrides a setter, so that its frame goes through calls.
  private final class SetterView: View {
    override var bounds: CGRect { didSet { _ = bounds.size } }
  }

  /// Overrides nothing but its layout, in which it places a subview by hand.
  private final class LayingView: View {
    let child = View()

    override func layoutSubviews() {
      super.layoutSubviews()
      if child.superview !== self { addSubview(child) }
      child.frame = CGRect(x: 3, y: 2, width: bounds.width / 2, height: bounds.height / 3)
    }
  }

  private final class InsetView: View {
    override var alignmentRectInsets: EdgeInsets {
      EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    }
  }

  private final class SafeView: View {
    override var safeAreaInsets: EdgeInsets { EdgeInsets(top: 6, left: 5, bottom: 0, right: 7) }
  }

  /// A tree that a seed repeats, in a window.
  private struct Tree {
    let window = Window(frame: .zero)
    private var numbers: SeededNumbers
    private var texts = ["short", "a longer text that needs several lines to be shown"]

    init(seed: UInt64, scale: CGFloat, size: CGSize) {
      numbers = SeededNumbers(seed: seed)
      window.environment = Environment(traits: TraitCollection(displayScale: scale))
      window.layoutConflictObserver = { XCTFail("\($0)") }
      window.safeAreaInsets = EdgeInsets(top: 11, left: 0, bottom: 13, right: 0)
      let root = View()
      root.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(root)
      pin(root, beside: nil, in: window)
      fill(root, depth: 0)
      resize(to: size)
    }

    func resize(to size: CGSize) {
      window.frame = CGRect(origin: .zero, size: size)
      window.layoutIfNeeded()
    }

    private mutating func makeView() -> View {
      let view: View
      switch Int.random(in: 0..<10, using: &numbers) {
      case 0, 1: view = View()
      case 2: view = SetterView()
      case 3: view = LayingView()
      case 4: view = InsetView()
      case 5: view = SafeView()
      case 6: view = ScrollView()
      case 7:
        view = View()
        view.preservesSuperviewLayoutMargins = true
      case 8:
        view = View()
        view.transform = CGAffineTransform(rotationAngle: 0.5)
      default:
        let label = Label()
        label.text = texts.randomElement(using: &numbers)
        label.numberOfLines = 0
        view = label
      }
      if Bool.random(using: &numbers) { view.backgroundColor = .red }
      view.translatesAutoresizingMaskIntoConstraints = false
      return view
    }

    /// Puts a row of views into a view, which share its width at random parts.
    private mutating func fill(_ parent: View, depth: Int) {
      guard depth < 4, !(parent is Label), !(parent is LayingView) else { return }
      var last: View?
      for _ in 0..<Int.random(in: 1...4, using: &numbers) {
        let view = makeView()
        parent.addSubview(view)
        pin(view, beside: last, in: parent)
        fill(view, depth: depth + 1)
        last = view
      }
    }

    private mutating func pin(_ view: View, beside last: View?, in parent: View) {
      typealias Attribute = LayoutConstraint.Attribute
      let distance = CGFloat(Int.random(in: 0...9, using: &numbers)) / 3
      let top: [Attribute] = [.top, .topMargin, .centerY]
      constrain(view, .left, to: last ?? parent, last == nil ? .left : .right, plus: distance)
      constrain(view, .top, to: parent, top.randomElement(using: &numbers) ?? .top, plus: distance)
      let share = CGFloat(Int.random(in: 1...7, using: &numbers)) / 13
      let isWhole = parent is Window
      constrain(view, .width, to: parent, .width, times: isWhole ? 1 : share)
      constrain(view, .height, to: parent, .height, times: isWhole ? 1 : 1 - share / 2)
      if Bool.random(using: &numbers) {
        let guide = LayoutGuide()
        view.addLayoutGuide(guide)
        constrain(guide, .width, to: view, .width, times: share)
        constrain(guide, .left, to: view.safeAreaLayoutGuide, .left)
        constrain(guide, .top, to: view.layoutMarginsGuide, .top)
        constrain(guide, .bottom, to: view, .bottom, at: 900)
      }
    }

    /// Frames, bounds, margins, safe areas and guides of all views.
    var state: [(view: View, numbers: [CGFloat])] {
      var state: [(view: View, numbers: [CGFloat])] = []
      window.forEachInSubtree { view in
        let rects = [view.frame, view.bounds] + view.layoutGuides.map(\.layoutFrame)
        let insets = [view.layoutMargins, view.safeAreaInsets]
        state.append(
          (
            view,
            rects.flatMap { [$0.minX, $0.minY, $0.width, $0.height] }
              + insets.flatMap { [$0.top, $0.left, $0.bottom, $0.right] }
          )
        )
        return true
      }
      return state
    }
  }

  func testResizesGiveTheFramesOfAFreshTree() {
    let sizes = [(300, 200), (120, 410), (301, 77), (40, 40), (333, 251)]
      .map { CGSize(width: $0.0, height: $0.1) }
    for seed in 0..<Self.trees {
      for scale in [1, 2, 3, 1.5] as [CGFloat] {
        let tree = Tree(seed: seed, scale: scale, size: sizes[0])
        for size in sizes.dropFirst() {
          tree.resize(to: size)
          let fresh = Tree(seed: seed, scale: scale, size: size)
          let (state, freshState) = (tree.state, fresh.state)
          XCTAssertEqual(state.count, freshState.count)
          for ((view, numbers), (_, expected)) in zip(state, freshState) {
            // What is not rounded to pixels differs by the noise of another order of sums.
            let isSame = zip(numbers, expected).allSatisfy { abs($0 - $1) < 1e-6 }
            guard isSame, numbers.count == expected.count else {
              XCTFail("seed \(seed), scale \(scale), \(size), \(view): \(numbers), \(expected)")
              return
            }
          }
        }
      }
    }
  }
}
