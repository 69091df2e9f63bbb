import Foundation
import ViewKit

extension View {
  /// The root view of the tree.
  var root: View {
    var current = self
    while let above = current.superview {
      current = above
    }
    return current
  }

  /// The view's name in findings: the class with the text it shows, else with its identifier, else
  /// with its position on the path from the root.
  var findingName: String {
    let name = typeName
    if let text = shownText { return "\(name)'\(text)'" }
    if let identifier = accessibilityIdentifier, !identifier.isEmpty {
      return "\(name)#\(identifier)"
    }
    return superview == nil ? name : "\(name):\(wayFromRoot)"
  }

  /// The text that the view shows if it is a label or a button.
  var shownText: String? {
    let text = (self as? Label)?.text ?? (self as? Button)?.currentTitle
    return text?.isEmpty == true ? nil : text
  }

  private var wayFromRoot: String {
    var way: [String] = []
    var current = self
    while let above = current.superview {
      way.append("\(above.subviews.firstIndex { $0 === current } ?? 0)")
      current = above
    }
    return way.reversed().joined(separator: ".")
  }
}

/// Prints lengths and rectangles as tree dumps do: up to six digits, without trailing zeros.
enum Printed {
  static func length(_ value: CGFloat) -> String {
    let text = String(format: "%g", Double(value))
    return text == "-0" ? "0" : text
  }

  static func rect(_ rect: CGRect) -> String {
    "(\(length(rect.origin.x)) \(length(rect.origin.y)); "
      + "\(length(rect.size.width)) \(length(rect.size.height)))"
  }
}
