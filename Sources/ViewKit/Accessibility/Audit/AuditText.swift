import Foundation

/// Text that a view shows.
struct AuditText {
  let view: View
  let text: String
  let font: Font
  let color: Color
  /// Tells whether the font follows the size that a person has chosen.
  let isDynamic: Bool
  /// Tells whether it is a field's placeholder.
  let isPlaceholder: Bool

  /// The text of a label, field or text view; nil for other views, and where there is none.
  init?(_ view: View) {
    switch view {
    case let label as Label: self.init(label: label)
    case let field as TextField: self.init(field: field)
    case let textView as TextView: self.init(textView: textView)
    default: return nil
    }
    guard !text.allSatisfy(\.isWhitespace) else { return nil }
  }

  private init(label: Label) {
    view = label
    text = label.text ?? ""
    font = label.shownFont
    color = label.textColor
    isDynamic = label.adjustsFontForContentSizeCategory && label.storedFont.scaling != nil
    isPlaceholder = false
  }

  private init(field: TextField) {
    view = field
    isPlaceholder = !field.hasText
    text = field.hasText ? field.shownText : field.placeholder ?? ""
    font = field.shownFont
    color = isPlaceholder ? .placeholderText : field.textColor ?? .label
    isDynamic = field.adjustsFontForContentSizeCategory && field.storedFont.scaling != nil
  }

  private init(textView: TextView) {
    view = textView
    text = textView.storedText
    font = textView.shownFont
    color = textView.textColor ?? .label
    isDynamic = textView.adjustsFontForContentSizeCategory && textView.font?.scaling != nil
    isPlaceholder = false
  }

  /// The rectangle that the text takes, in the view's coordinates.
  var rect: CGRect {
    switch view {
    case let label as Label:
      label.textRect(forBounds: label.bounds, limitedToNumberOfLines: label.numberOfLines)
    case let field as TextField: field.textRect(forBounds: field.bounds)
    default: view.bounds
    }
  }

  /// Tells whether it counts as large: 18 points, or 14 in bold.
  var isLarge: Bool {
    let isBold = font.weight.rawValue >= Font.Weight.bold.rawValue
    return font.pointSize >= (isBold ? 14 : 18)
  }

  /// Tells whether it says anything, and is no line of signs.
  var isLanguage: Bool { text.contains { $0.isLetter || $0.isNumber } }

  /// The text between quotation marks, cut after forty characters.
  var quoted: String { text.quoted }
}

extension String {
  /// The text on one line between quotation marks, cut after forty characters.
  var quoted: String {
    let shown = count > 40 ? String(prefix(40)) + "..." : self
    return "\"\(shown.onOneLine)\""
  }
}

extension CGFloat {
  /// The number with at most two digits behind the point.
  var short: String {
    let text = String(format: "%.2f", Double(self))
    return text.replacing(/\.?0+$/, with: "")
  }
}

extension CGSize {
  /// Width by height, in points.
  var short: String { "\(width.short) x \(height.short) pt" }
}
