import Foundation
import ProfileExample
import ViewKit
import ViewKitTesting

/// A row of two labels, 240 points wide.
struct NameRow {
  let stack: StackView
  let name = Label()
  let badge = Label()

  init() {
    name.text = "Ada Lovelace"
    badge.text = "New"
    badge.setContentHuggingPriority(.required, for: .horizontal)
    stack = StackView(arrangedSubviews: [name, badge])
    stack.frame = CGRect(x: 0, y: 0, width: 240, height: 44)
    stack.spacing = 8
  }
}

/// A square of 100 points with boxes in it.
struct Board {
  let view = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init(_ frames: CGRect...) {
    for frame in frames {
      view.addSubview(View(frame: frame))
    }
  }

  /// Adds a box that is constrained, with a width for each number and nothing else.
  func addBox(ofWidths widths: CGFloat...) {
    let box = View()
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    LayoutConstraint.activate(widths.map { box.widthAnchor.constraint(equalToConstant: $0) })
    LayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: view.topAnchor),
      box.leftAnchor.constraint(equalTo: view.leftAnchor),
      box.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }
}

extension Profile {
  static let ada = Profile(name: "Ada Lovelace", portraitName: "ada")
}

extension SnapshotFormat {
  /// A format of these tests' own: the class of a view, and how large it is.
  static let size = SnapshotFormat(pathExtension: "size.txt") {
    "\(type(of: $0)) \(Int($0.frame.width)) x \(Int($0.frame.height))"
  }
}
