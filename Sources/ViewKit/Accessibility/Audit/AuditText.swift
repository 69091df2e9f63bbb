import Foundation

/// A text that a view shows.
struct AuditText {
  let view: View
  let text: String
  let font: Font
  let color: Color
  /// Whether the font follows the preferred content size.
  let isDynamic: Bool
  /// Whether the text is the placeholder of a text field.
  let isPlaceholder: Bool

  /// Creates the text of a label, text field or text view; returns nil for other views or blank
  /// text.
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

  /// The rectangle of the text, in the coordinates of the view.
  var rect: CGRect {
    switch view {
    case let label as Label:
      label.textRect(forBounds: label.bounds, limitedToNumberOfLines: label.numberOfLines)
    case let field as TextField: field.textRect(forBounds: field.bounds)
    default: view.bounds
    }
  }

  /// Whether the text counts as large: 18 points, or 14 in bold.
  var isLarge: Bool {
    let isBold = font.weight.rawValue >= Font.Weight.bold.rawValue
    return font.pointSize >= (isBold ? 14 : 18)
  }

  /// Whether the text contains letters or digits rather than only symbols.
  var isLanguage: Bool { text.contains { $0.isLetter || $0.isNumber } }

  /// The text in quotation marks, truncated after 40 characters.
  var quoted: String { text.quoted }
}

extension String {
  /// The text on one line in quotation marks, truncated after 40 characters.
  var quoted: String {
    let shown = count > 40 ? String(prefix(40)) + "..." : self
    return "\"\(shown.onOneLine)\""
  }
}

extension CGFloat {
  /// The number with at most two decimal places.
  var short: String {
    let text = String(format: "%.2f", Double(self))
    return text.replacing(/\.?0+$/, with: "")
  }
}

extension CGSize {
  /// The width and the height, in points.
  var short: String { "\(width.short) x \(height.short) pt" }
}
