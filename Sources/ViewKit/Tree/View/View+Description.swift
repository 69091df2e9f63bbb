import Foundation

extension View {
  var lineDescription: String {
    "<\(printName); \(descriptionAttributes().joined(separator: "; ")); layer = <CALayer>>"
  }

  /// The view and all below, one a line, in the layout of UIKit's `recursiveDescription`.
  ///
  /// Each level is indented by `   | `. Beyond 64 levels the indentation stops growing and the
  /// level is written as a number, so that a tree of any depth prints in linear size.
  public var recursiveDescription: String {
    var lines: [String] = []
    var pending = [(view: self, level: 0)]
    while let (view, level) = pending.popLast() {
      lines.append(Self.indentation(level) + view.description)
      pending.append(contentsOf: view.storedSubviews.reversed().map { ($0, level + 1) })
    }
    return lines.joined(separator: "\n")
  }

  package static func indentation(_ level: Int) -> String {
    guard level > 64 else { return indentationUnit(level) }
    return indentationUnit(64) + "[level \(level)] "
  }

  private static func indentationUnit(_ level: Int) -> String {
    level == 0 ? "" : "   " + String(repeating: "|    ", count: level - 1) + "| "
  }

  private func descriptionAttributes() -> [String] {
    var parts = ["frame = \(frame.shortDescription)"]
    if let text = descriptionText { parts.append("text = '\(text)'") }
    if isHidden { parts.append("hidden = YES") }
    if alpha != 1 { parts.append("alpha = \(alpha.shortDescription)") }
    if clipsToBounds { parts.append("clipsToBounds = YES") }
    if !isOpaque { parts.append("opaque = NO") }
    if !storedMask.isEmpty { parts.append("autoresize = \(storedMask.letters)") }
    if !isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
    if tag != 0 { parts.append("tag = \(tag)") }
    return parts
  }
}

extension View.AutoresizingMask {
  /// The letters that UIKit prints: margins and sizes joined by plus signs.
  fileprivate var letters: String {
    let names: [(View.AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
      (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    return names.filter { contains($0.0) }.map(\.1).joined(separator: "+")
  }
}
