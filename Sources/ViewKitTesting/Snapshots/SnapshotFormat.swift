import Foundation
public import ViewKit
import ViewKitRendering

/// What a tree is printed as, to be compared with a text.
public struct SnapshotFormat: Sendable {
  /// What follows the name of a snapshot's file, such as `txt`.
  public let pathExtension: String

  private let print: @Sendable (View) -> String

  /// Creates a format from a function that prints a view with all below.
  public init(pathExtension: String, print: @escaping @Sendable (View) -> String) {
    self.pathExtension = pathExtension
    self.print = print
  }

  /// Lays out what is due in a view's tree, and prints the view with all below.
  public func text(of view: View) -> String {
    view.root.layoutIfNeeded()
    return print(view)
  }

  /// The tree as `recursiveDescription` prints it: frames, texts and what differs from the defaults.
  public static let tree = SnapshotFormat(pathExtension: "txt") { $0.recursiveDescription }

  /// A lean outline: class, text or identifier, and frame, a line for each visible view.
  ///
  /// Frames are in points in the superview's coordinates. The parts of controls are left out.
  ///
  /// ```
  /// StackView (0 0; 240 44)
  ///   Label'Ada Lovelace' (0 0; 198 44)
  ///   Label'New' (206 0; 34 44)
  /// ```
  public static let frames = SnapshotFormat(pathExtension: "frames.txt", print: outline)

  /// What assistive technology reads, in its order: number, description, hint and actions.
  public static let accessibility = SnapshotFormat(pathExtension: "accessibility.txt") {
    $0.accessibilityDescription
  }

  /// What assistive technology finds, as the JSON of an `AccessibilityTree`.
  public static let accessibilityTree = SnapshotFormat(pathExtension: "json") { view in
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = try? encoder.encode(AccessibilityTree(of: view))
    return data.map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// A picture of the views and their texts as a Scalable Vector Graphics document.
  public static let svg = SnapshotFormat(pathExtension: "svg") { $0.svg() }

  /// The whole tree as JSON, which the tool `viewkit` reads without the app; see `SavedTree`.
  public static let savedTree = SnapshotFormat(pathExtension: "tree.json") {
    SavedTree(of: $0).text
  }

  private static func outline(_ root: View) -> String {
    var lines: [String] = []
    var pending = [(view: root, level: 0)]
    while let (view, level) = pending.popLast() {
      lines.append(
        String(repeating: "  ", count: level) + view.outlineName + " " + Printed.rect(view.frame)
      )
      guard !(view is Control) else { continue }
      pending += view.subviews.filter { !$0.isHidden }.reversed().map { ($0, level + 1) }
    }
    return lines.joined(separator: "\n")
  }
}

extension View {
  fileprivate var outlineName: String {
    let name = typeName + (shownText.map { "'\($0)'" } ?? "")
    guard let identifier = accessibilityIdentifier, !identifier.isEmpty else { return name }
    return "\(name)#\(identifier)"
  }
}
