import Foundation
import ViewKit

/// A text and its style.
struct TextBlock {
  var text: String
  var font: Font
  var color: Color
  /// The rectangle of the lines, in the view's coordinates.
  var rect: CGRect
  var alignment = TextAlignment.natural
  var mode = LineBreakMode.byTruncatingTail
  /// The maximum number of lines; 0 means no limit.
  var lineLimit = 1
  /// Whether the lines are vertically centered in the rectangle rather than at its top.
  var isCentered = false
}

extension SVGPicture {
  /// Draws a text of a view, line by line.
  mutating func draw(_ block: TextBlock, in view: View) {
    guard options.layers.contains(.text), !block.text.isEmpty, block.rect.width > 0 else { return }
    let measurer = view.environment.textMeasurer
    let setter = TextLines(
      measurer: measurer,
      font: block.font,
      room: block.rect.width,
      breaksByCharacter: block.mode == .byCharWrapping
    )
    let lines = setter.lines(of: block.text, limit: block.lineLimit, mode: block.mode)
    let height = measurer.lineHeight(of: block.font)
    var top = block.rect.minY
    if block.isCentered { top += (block.rect.height - height * CGFloat(lines.count)) / 2 }
    for line in lines {
      let width = setter.width(of: line)
      let share = Self.share(block.alignment, in: view)
      let place = CGPoint(
        x: block.rect.minX + max(0, block.rect.width - width) * share,
        y: top + measurer.ascender(of: block.font)
      )
      draw(line, width: width, at: place, block, in: view)
      top += height
    }
  }

  private mutating func draw(
    _ line: String,
    width: CGFloat,
    at place: CGPoint,
    _ block: TextBlock,
    in view: View
  ) {
    guard width > 0 else { return }
    svg.add(
      "text",
      [
        ("x", place.x.svg), ("y", place.y.svg), ("font-size", block.font.pointSize.svg),
        ("font-weight", block.font.weight.svg),
        ("font-style", block.font.isItalic ? "italic" : nil),
      ] + SVGBuilder.length(width) + SVGColor(block.color, in: view).fill,
      text: line
    )
  }

  /// The fraction of the free width to the left of a line.
  private static func share(_ alignment: TextAlignment, in view: View) -> CGFloat {
    switch alignment {
    case .left: 0
    case .center: 0.5
    case .right: 1
    case .justified, .natural:
      view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? 1 : 0
    }
  }
}

extension Font.Weight {
  /// The weight as an SVG number; nil for the regular weight.
  var svg: String? {
    let steps: [(weight: Font.Weight, number: String)] = [
      (.ultraLight, "100"), (.thin, "200"), (.light, "300"), (.regular, "400"), (.medium, "500"),
      (.semibold, "600"), (.bold, "700"), (.heavy, "800"), (.black, "900"),
    ]
    let number = steps.last { $0.weight.rawValue <= rawValue + 0.001 }?.number ?? "100"
    return number == "400" ? nil : number
  }
}

// MARK: - Labels and fields

extension SVGPicture {
  mutating func draw(_ label: Label) {
    guard let text = label.text else { return }
    let bounds = label.bounds
    let rect = label.textRect(forBounds: bounds, limitedToNumberOfLines: label.numberOfLines)
    let font = Self.fittingFont(of: label)
    let fitting = (rect.height + 0.5) / label.environment.textMeasurer.lineHeight(of: font)
    draw(
      TextBlock(
        text: text,
        font: font,
        color: label.isEnabled ? label.textColor : label.textColor.withAlphaComponent(0.4),
        rect: CGRect(x: bounds.minX, y: rect.minY, width: bounds.width, height: rect.height),
        alignment: label.textAlignment,
        mode: label.lineBreakMode,
        lineLimit: fitting >= 1 ? Int(min(fitting, 1_000_000)) : 1
      ),
      in: label
    )
  }

  /// The font, scaled down if the label shrinks a single line to fit.
  private static func fittingFont(of label: Label) -> Font {
    let font: Font = label.font
    let (width, text) = (label.bounds.width, label.text ?? "")
    guard label.adjustsFontSizeToFitWidth, label.numberOfLines == 1,
      label.minimumScaleFactor > 0, width > 0
    else { return font }
    let natural = label.environment.textMeasurer.width(of: text, font: font)
    guard natural > width else { return font }
    return font.withSize(font.pointSize * min(1, max(label.minimumScaleFactor, width / natural)))
  }

  mutating func draw(_ field: TextField) {
    if options.layers.contains(.views), field.borderStyle != .none {
      let rect = field.borderRect(forBounds: field.bounds).insetEvenly(by: 0.5)
      let radius = field.borderStyle == .roundedRect ? "5" : nil
      svg.add(
        "rect",
        rect.svgAttributes + [("rx", radius)]
          + (field.backgroundColor == nil
            ? SVGColor(.systemBackground, in: field).fill : [("fill", "none")])
          + SVGColor(.opaqueSeparator, in: field).stroke
      )
    }
    let shown = field.hasText ? field.text ?? "" : field.placeholder ?? ""
    let isSecret = field.hasText && field.isSecureTextEntry
    draw(
      TextBlock(
        text: isSecret ? String(repeating: "\u{2022}", count: shown.count) : shown,
        font: field.font ?? .systemFont(ofSize: 17),
        color: field.hasText ? field.textColor ?? .label : .placeholderText,
        rect: field.textRect(forBounds: field.bounds),
        alignment: field.textAlignment,
        isCentered: true
      ),
      in: field
    )
  }

  mutating func draw(_ textView: TextView) {
    let padding = textView.textContainer.lineFragmentPadding
    var insets = textView.textContainerInset
    insets.left += padding
    insets.right += padding
    let size = CGSize(width: textView.bounds.width, height: .greatestFiniteMagnitude)
    draw(
      TextBlock(
        text: textView.text ?? "",
        font: textView.font ?? .systemFont(ofSize: 12),
        color: textView.textColor ?? .label,
        rect: CGRect(
          x: insets.left,
          y: insets.top,
          width: size.width - insets.left - insets.right,
          height: size.height
        ),
        alignment: textView.textAlignment,
        mode: textView.textContainer.lineBreakMode,
        lineLimit: textView.textContainer.maximumNumberOfLines
      ),
      in: textView
    )
  }
}
