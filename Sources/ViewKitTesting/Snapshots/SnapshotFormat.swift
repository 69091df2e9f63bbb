import Foundation
public import ViewKit
import ViewKitRendering

/// A format in which a view tree is printed for comparison.
public struct SnapshotFormat: Sendable {
  /// The path extension of snapshot files, such as `txt`.
  public let pathExtension: String

  private let print: @Sendable (View) -> String

  /// Creates a format from a function that prints a view and its descendants.
  public init(pathExtension: String, print: @escaping @Sendable (View) -> String) {
    self.pathExtension = pathExtension
    self.print = print
  }

  /// Lays out a view's tree if needed, and returns the printed view and its descendants.
  public func text(of view: View) -> String {
    view.root.layoutIfNeeded()
    return print(view)
  }

  /// The tree as `recursiveDescription` prints it: frames, texts and properties that aren't
  /// defaults.
  public static let tree = SnapshotFormat(pathExtension: "txt") { $0.recursiveDescription }

  /// A short outline: one line for each visible view, with its class, text or identifier, and
  /// frame.
  ///
  /// Frames are in points in the superview's coordinates. The parts of controls are omitted.
  ///
  /// ```
  /// StackView (0 0; 240 44)
  ///   Label'Ada Lovelace' (0 0; 198 44)
  ///   Label'New' (206 0; 34 44)
  /// ```
  public static let frames = SnapshotFormat(pathExtension: "frames.txt", print: outline)

  /// The elements in reading order, with number, description, hint and actions.
  public static let accessibility = SnapshotFormat(pathExtension: "accessibility.txt") {
    $0.accessibilityDescription
  }

  /// The accessibility elements, as the JSON of an `AccessibilityTree`.
  public static let accessibilityTree = SnapshotFormat(pathExtension: "json") { view in
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = try? encoder.encode(AccessibilityTree(of: view))
    return data.map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// A picture of the views and their texts as an SVG document.
  public static let svg = SnapshotFormat(pathExtension: "svg") { $0.svg() }

  /// The whole tree as JSON, which the tool `viewkit` can read without the app; see `SavedTree`.
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
