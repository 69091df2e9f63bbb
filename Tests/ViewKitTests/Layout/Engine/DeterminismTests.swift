import Foundation
import Testing
import ViewKit

/// The same screen has the same frames, bit by bit, in every tree and in every process.
@Suite struct DeterminismTests {
  private static let digest = ManyViews().digest

  @Test func screenBuiltTwiceHasTheSameFrames() {
    let (first, second) = (ManyViews(), ManyViews())
    #expect(first.views.count >= 500)
    #expect(first.digest == second.digest)
    #expect(Set(first.laidOut).count > 250)
  }

  @Test func screenThatWasResizedHasTheFramesOfAFreshOne() {
    let screen = ManyViews()
    let frames = screen.digest
    screen.root.frame.size.width = 900
    #expect(screen.digest != frames)
    screen.root.frame.size.width = 700
    #expect(screen.digest == frames)
  }

  /// Hashed collections change their order from one process to the next.
  @Test(arguments: 1...3) func everyProcessHasTheSameFrames(_ process: Int) async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      print("\nframes \(ManyViews().digest)")
    }
    let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    #expect(
      output.split(separator: "\n").contains("frames \(Self.digest)"),
      "process \(process): \(output)"
    )
  }
}

/// A screen of more than 500 views in rows of stacks, with labels, chains and competing priorities.
///
/// No two labels of a stack have equal priorities: what is left open would keep what it had.
private final class ManyViews {
  let root = View(frame: CGRect(x: 0, y: 0, width: 700, height: 4000))
  private(set) var views: [View] = []

  init() {
    var above: View?
    for index in 0..<50 {
      let row = index.isMultiple(of: 2) ? stack(index) : chain(index)
      row.translatesAutoresizingMaskIntoConstraints = false
      add(row, to: root)
      LayoutConstraint.activate([
        row.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
        row.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
        row.topAnchor.constraint(equalTo: above?.bottomAnchor ?? root.topAnchor, constant: 8),
      ])
      above = row
    }
  }

  /// The frames after a layout, as bits.
  var laidOut: [[UInt64]] {
    root.layoutIfNeeded()
    return views.map { view in
      let frame = view.frame
      return [frame.minX, frame.minY, frame.width, frame.height].map { Double($0).bitPattern }
    }
  }

  /// A number for all frames together.
  var digest: UInt64 {
    laidOut.joined().reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ $1) &* 0x100_0000_01b3 }
  }

  private func add(_ view: View, to parent: View) {
    parent.addSubview(view)
    views.append(view)
  }

  private func label(_ index: Int) -> Label {
    let label = Label()
    label.text = String(repeating: "word \(index) ", count: 1 + index % 7)
    label.numberOfLines = index % 3
    label.setContentHuggingPriority(LayoutPriority(Float(200 + index % 9)), for: .horizontal)
    label.setContentCompressionResistancePriority(
      LayoutPriority(Float(700 + index % 9)),
      for: .horizontal
    )
    return label
  }

  /// A row of labels in a stack.
  private func stack(_ index: Int) -> View {
    let stack = StackView()
    let distributions: [StackView.Distribution] = [
      .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
    ]
    stack.distribution = distributions[index / 2 % distributions.count]
    stack.alignment = index.isMultiple(of: 4) ? .center : .firstBaseline
    stack.spacing = CGFloat(index % 6)
    for position in 0..<9 {
      let label = label(index * 9 + position)
      stack.addArrangedSubview(label)
      views.append(label)
    }
    return stack
  }

  /// A row of views whose widths depend on each other, and wish for more than there is.
  private func chain(_ index: Int) -> View {
    let row = View()
    var before: View?
    for position in 0..<10 {
      let view = View()
      view.translatesAutoresizingMaskIntoConstraints = false
      add(view, to: row)
      let wish = view.widthAnchor.constraint(equalToConstant: CGFloat(40 + 17 * (position % 4)))
      wish.priority = LayoutPriority(Float(300 + (index + position) % 3))
      LayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: before?.trailingAnchor ?? row.leadingAnchor),
        view.topAnchor.constraint(equalTo: row.topAnchor),
        view.heightAnchor.constraint(equalToConstant: CGFloat(20 + index % 9)),
        view.bottomAnchor.constraint(equalTo: row.bottomAnchor),
        wish,
      ])
      if position == 9 {
        view.trailingAnchor.constraint(lessThanOrEqualTo: row.trailingAnchor).isActive = true
      } else if position == 0 {
        view.widthAnchor.constraint(equalTo: row.widthAnchor, multiplier: 0.07).isActive = true
      }
      before = view
    }
    return row
  }
}
