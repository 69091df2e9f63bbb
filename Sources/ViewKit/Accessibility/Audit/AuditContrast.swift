import Foundation

/// A colour whose components are multiplied by its alpha, so that layers can be composited.
struct AuditPaint: Hashable {
  var red: CGFloat = 0
  var green: CGFloat = 0
  var blue: CGFloat = 0
  var alpha: CGFloat = 0

  static let clear = AuditPaint()

  init() {}

  init(_ color: Color, opacity: CGFloat = 1) {
    alpha = min(max(color.alpha, 0), 1) * opacity
    red = min(max(color.red, 0), 1) * alpha
    green = min(max(color.green, 0), 1) * alpha
    blue = min(max(color.blue, 0), 1) * alpha
  }

  var isOpaque: Bool { alpha > 0.999 }

  /// Returns the paint with its opacity multiplied by a factor.
  func faded(by opacity: CGFloat) -> AuditPaint {
    var result = self
    result.red *= opacity
    result.green *= opacity
    result.blue *= opacity
    result.alpha *= opacity
    return result
  }

  /// Returns the paint composited over another one.
  func over(_ below: AuditPaint) -> AuditPaint {
    var result = self
    let rest = 1 - alpha
    result.red += below.red * rest
    result.green += below.green * rest
    result.blue += below.blue * rest
    result.alpha += below.alpha * rest
    return result
  }

  /// The relative luminance of WCAG, from 0 for black to 1 for white.
  var luminance: CGFloat {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  /// Returns WCAG's contrast ratio to another paint, from 1 to 21.
  func contrast(to other: AuditPaint) -> CGFloat {
    let (first, second) = (luminance, other.luminance)
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  var hex: String { Color(red: red, green: green, blue: blue, alpha: 1).hex }

  private static func linear(_ part: CGFloat) -> CGFloat {
    part <= 0.04045 ? part / 12.92 : CGFloat(pow(Double((part + 0.055) / 1.055), 2.4))
  }
}

/// The background of a text or an icon, as far as it is known.
enum AuditGround: Hashable {
  case paint(AuditPaint)
  /// Content without a known colour, such as an image.
  case unknown(String)

  func faded(by opacity: CGFloat) -> AuditGround {
    switch self {
    case .paint(let paint): .paint(paint.faded(by: opacity))
    case .unknown: self
    }
  }

  /// Returns the ground composited over another one; an unknown ground stays unknown where visible.
  func laid(over below: AuditGround) -> AuditGround {
    switch (self, below) {
    case (.unknown, _): self
    case (.paint(let front), .unknown): front.isOpaque ? self : below
    case (.paint(let front), .paint(let back)): .paint(front.over(back))
    }
  }
}
