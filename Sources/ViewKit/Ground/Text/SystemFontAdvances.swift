import Foundation

/// How far each character moves the pen in the system's font, as a part of the font's size.
///
/// The numbers were fitted to the widths of 521 labels in published interface files; characters
/// that occur in none of them have a value chosen by likeness. On strings that were not fitted, 89
/// of 100 widths are within a point.
enum SystemFontAdvances {
  /// Returns the advance of a character in a font of size 1.
  static func advance(of character: Character) -> CGFloat {
    if let ascii = character.asciiValue {
      return printable.indices.contains(Int(ascii) - 32) ? printable[Int(ascii) - 32] : 0
    }
    let scalars = character.unicodeScalars
    if scalars.contains(where: isEmoji) {
      return emoji
    }
    var sum: CGFloat = 0
    for scalar in scalars {
      sum += advance(of: scalar)
    }
    return sum
  }

  /// Returns the distance in points that is added behind each character in a font of a size.
  ///
  /// Between the measured sizes it runs straight, beyond them it stays as it is at the last one.
  static func tracking(forSize size: CGFloat) -> CGFloat {
    guard let upper = trackings.firstIndex(where: { $0.size >= size }) else {
      return trackings[trackings.count - 1].value
    }
    guard upper > 0 else { return trackings[0].value }
    let (a, b) = (trackings[upper - 1], trackings[upper])
    return a.value + (b.value - a.value) * (size - a.size) / (b.size - a.size)
  }

  /// Returns what a weight multiplies the widths of the regular font by.
  ///
  /// Medium, semibold, bold and light were measured on the same files; the others continue them.
  static func widthFactor(for weight: Font.Weight) -> CGFloat {
    let value = weight.rawValue
    guard let upper = factors.firstIndex(where: { $0.weight >= value }) else {
      return factors[factors.count - 1].factor
    }
    guard upper > 0 else { return factors[0].factor }
    let (a, b) = (factors[upper - 1], factors[upper])
    return a.factor + (b.factor - a.factor) * (value - a.weight) / (b.weight - a.weight)
  }

  // MARK: Characters beyond ASCII

  private static func advance(of scalar: Unicode.Scalar) -> CGFloat {
    if scalar.value < 0x7F, scalar.value >= 0x20 {
      return printable[Int(scalar.value) - 32]
    }
    if let width = punctuation(scalar) {
      return width
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control:
      return 0
    default:
      break
    }
    if TextScript.isHangulTail(scalar) {
      return 0
    }
    if TextScript.isHalfWidth(scalar) {
      return 0.5
    }
    if TextScript.isIdeographic(scalar) {
      return 1
    }
    return base(of: scalar) ?? other
  }

  /// The advance of the letter below an accent.
  private static func base(of scalar: Unicode.Scalar) -> CGFloat? {
    let letters = String(scalar).decomposedStringWithCompatibilityMapping.unicodeScalars
    guard letters.first != scalar else { return nil }
    var sum: CGFloat = 0
    for letter in letters {
      sum += advance(of: letter)
    }
    return sum
  }

  private static func isEmoji(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isEmojiPresentation || scalar == "\u{FE0F}"
  }

  private static func punctuation(_ scalar: Unicode.Scalar) -> CGFloat? {
    switch scalar {
    case "\u{A0}", "\u{202F}": printable[0]
    case "\u{2018}", "\u{2019}", "\u{201A}": 0.2
    case "\u{201C}", "\u{201D}", "\u{201E}", "\u{AB}", "\u{BB}": 0.4
    case "\u{2010}", "\u{2011}", "\u{AD}": printable[Int(UInt8(ascii: "-")) - 32]
    case "\u{2013}": 0.6
    case "\u{2014}": 1
    case "\u{2022}", "\u{B0}": 0.45
    case "\u{B7}": 0.27
    case "\u{2026}": 0.77
    default: nil
    }
  }

  private static let emoji: CGFloat = 1.25
  private static let other: CGFloat = 0.6

  // MARK: Tables

  /// The advances of the ASCII characters from the space to the tilde.
  private static let printable: [CGFloat] = [
    0.2490, 0.2697, 0.4000, 0.6300, 0.6170, 0.8300, 0.6900, 0.1266,  //  !"#$%&'
    0.3023, 0.3023, 0.4300, 0.6031, 0.2020, 0.3581, 0.2539, 0.3400,  // ()*+,-./
    0.5936, 0.4190, 0.6744, 0.5884, 0.6200, 0.5527, 0.6100, 0.5600,  // 01234567
    0.6125, 0.6100, 0.2696, 0.2700, 0.6851, 0.6100, 0.5369, 0.4696,  // 89:;<=>?
    0.9455, 0.6256, 0.6446, 0.6741, 0.6925, 0.5658, 0.5381, 0.7194,  // @ABCDEFG
    0.7119, 0.2650, 0.5224, 0.6216, 0.5269, 0.8375, 0.7124, 0.7170,  // HIJKLMNO
    0.5896, 0.7200, 0.6347, 0.6190, 0.5433, 0.7298, 0.5935, 0.9140,  // PQRSTUVW
    0.6522, 0.5810, 0.6200, 0.3300, 0.3400, 0.3300, 0.6100, 0.5300,  // XYZ[\]^_
    0.3500, 0.5086, 0.5922, 0.5238, 0.5804, 0.5404, 0.2938, 0.5756,  // `abcdefg
    0.5730, 0.2286, 0.2159, 0.5135, 0.2285, 0.8441, 0.5544, 0.5607,  // hijklmno
    0.5656, 0.5054, 0.3490, 0.4842, 0.3247, 0.5502, 0.4428, 0.7171,  // pqrstuvw
    0.4507, 0.5254, 0.4458, 0.3600, 0.2800, 0.3600, 0.6100,  // xyz{|}~
  ]

  private static let trackings: [(size: CGFloat, value: CGFloat)] = [
    (10, 0.451),
    (11, 0.499),
    (12, 0.371),
    (13, 0.331),
    (14, 0.296),
    (15, 0.290),
    (16, 0.203),
    (17, 0.158),
    (23, -0.265),
    (24, -0.318),
    (25, -0.267),
    (30, -0.369),
    (40, -0.071),
  ]

  private static let factors: [(weight: CGFloat, factor: CGFloat)] = [
    (-0.8, 0.98), (-0.6, 0.985), (-0.4, 0.995), (0, 1), (0.23, 1.035), (0.3, 1.045),
    (0.4, 1.065), (0.56, 1.095), (0.62, 1.11),
  ]
}
