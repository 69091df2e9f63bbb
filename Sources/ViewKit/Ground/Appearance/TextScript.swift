/// What text measuring needs to know of scripts.
enum TextScript {
  /// Tells whether lines may break before and behind a character of a script without spaces.
  static func breaksAnywhere(_ character: Character) -> Bool {
    guard !character.isASCII, let first = character.unicodeScalars.first else { return false }
    return isIdeographic(first) && !isHangul(first)
  }

  /// Tells whether a character takes a square of the font's size.
  static func isIdeographic(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE4F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      true
    default:
      false
    }
  }

  /// Tells whether a character is the narrow form of one that takes a square.
  static func isHalfWidth(_ scalar: Unicode.Scalar) -> Bool {
    (0xFF61...0xFFDC).contains(scalar.value)
  }

  /// Tells whether a letter joins the syllable in front of it.
  static func isHangulTail(_ scalar: Unicode.Scalar) -> Bool {
    (0x1160...0x11FF).contains(scalar.value) || (0xD7B0...0xD7FF).contains(scalar.value)
  }

  /// Tells whether a mark must not begin a line, such as the ideographic full stop.
  static func mustNotBeginLine(_ character: Character) -> Bool {
    "、。，．：；！？」』）】〕〉》ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ".contains(character)
  }

  /// Tells whether a mark must not end a line, such as an opening bracket.
  static func mustNotEndLine(_ character: Character) -> Bool {
    "「『（【〔〈《".contains(character)
  }

  private static func isHangul(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0xA960...0xA97F, 0xAC00...0xD7A3: true
    default: false
    }
  }
}
