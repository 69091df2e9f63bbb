public import Foundation

/// Tells how large text is.
///
/// Labels and buttons ask the measurer of their ``Environment``. The default,
/// ``SystemTextMeasurer``, gives the same sizes on every operating system; a measurer of one's own
/// needs the width of a line only:
///
/// ```swift
/// struct FixedPitch: TextMeasurer {
///   func width(of text: String, font: Font) -> CGFloat {
///     CGFloat(text.count) * font.pointSize / 2
///   }
/// }
///
/// window.environment = Environment(textMeasurer: FixedPitch())
/// ```
///
/// Sizes are unrounded; views round them up to whole pixels.
public protocol TextMeasurer: Sendable {
  /// Returns the width in points of one line of text.
  func width(of text: String, font: Font) -> CGFloat

  /// Returns the height in points of one line.
  func lineHeight(of font: Font) -> CGFloat

  /// Returns the distance in points from the top of a line to its baseline.
  func ascender(of font: Font) -> CGFloat

  /// Returns the size of text that is broken into lines.
  ///
  /// The default implementation puts together the widths of words. It breaks behind spaces and
  /// hyphens, around ideographs, at line ends in the text, and within a word that is wider than
  /// the room. Spaces at a break take no room.
  ///
  /// - Parameters:
  ///   - text: The text; a single line end at its end is passed over.
  ///   - font: The font of the whole text.
  ///   - width: The room in points, infinity for lines that never break.
  ///   - lineLimit: The largest number of lines, 0 for any number.
  ///   - breaksByCharacter: Whether lines may break between any two characters.
  /// - Returns: The size and the number of lines.
  func measure(
    _ text: String,
    font: Font,
    width: CGFloat,
    lineLimit: Int,
    breaksByCharacter: Bool
  ) -> TextMeasurement
}

/// The size of text that was broken into lines.
public struct TextMeasurement: Hashable, Sendable {
  /// The width in points of the widest line, unrounded.
  public var width: CGFloat

  /// The height in points of all lines, unrounded.
  public var height: CGFloat

  /// The number of lines.
  public var lineCount: Int

  /// Tells whether all of the text is in the lines.
  public var isComplete: Bool

  /// Creates a measurement.
  public init(width: CGFloat, height: CGFloat, lineCount: Int, isComplete: Bool) {
    self.width = width
    self.height = height
    self.lineCount = lineCount
    self.isComplete = isComplete
  }
}

extension TextMeasurer {
  /// Returns the font's own line height.
  public func lineHeight(of font: Font) -> CGFloat { font.lineHeight }

  /// Returns the font's own ascender.
  public func ascender(of font: Font) -> CGFloat { font.ascender }

  /// Returns the size of text that is broken into lines, put together from the widths of words.
  public func measure(
    _ text: String,
    font: Font,
    width: CGFloat,
    lineLimit: Int,
    breaksByCharacter: Bool
  ) -> TextMeasurement {
    LineBreaker(
      room: width,
      lineLimit: lineLimit,
      breaksByCharacter: breaksByCharacter,
      pieces: MeasuredPieces(measurer: self, font: font)
    ).measurement(of: text, lineHeight: lineHeight(of: font))
  }
}

/// The pieces of a text that a measurer measures as texts of their own.
private struct MeasuredPieces<Measurer: TextMeasurer>: PieceMeasurer {
  let measurer: Measurer
  let font: Font

  func width(of piece: Substring) -> CGFloat { measurer.width(of: String(piece), font: font) }
}

/// Measures text with fixed metrics of the system's font: the same on every operating system.
///
/// The width of a line is the sum of its characters' advances. There is no kerning, and scripts
/// beyond Latin are measured roughly: ideographs and kana take a square, an emoji one and a quarter,
/// accents nothing, anything else 0.6 of the size.
public struct SystemTextMeasurer: TextMeasurer, Hashable {
  /// Creates a measurer.
  public init() {}

  /// Returns the width in points of one line of text.
  public func width(of text: String, font: Font) -> CGFloat {
    SystemPieces(font: font).width(of: text[...])
  }

  /// Returns the size of text that is broken into lines, put together from the widths of words.
  public func measure(
    _ text: String,
    font: Font,
    width: CGFloat,
    lineLimit: Int,
    breaksByCharacter: Bool
  ) -> TextMeasurement {
    LineBreaker(
      room: width,
      lineLimit: lineLimit,
      breaksByCharacter: breaksByCharacter,
      pieces: SystemPieces(font: font)
    ).measurement(of: text, lineHeight: lineHeight(of: font))
  }
}

/// The pieces of a text in the system's font, which are measured where they lie in it.
private struct SystemPieces: PieceMeasurer {
  let size: CGFloat
  let tracking: CGFloat
  let factor: CGFloat

  init(font: Font) {
    size = font.pointSize
    tracking = SystemFontAdvances.tracking(forSize: font.pointSize)
    factor = SystemFontAdvances.widthFactor(for: font.weight)
  }

  func width(of piece: Substring) -> CGFloat {
    var advances: CGFloat = 0
    var count = 0
    for character in piece {
      let advance = SystemFontAdvances.advance(of: character)
      advances += advance
      if advance > 0 { count += 1 }
    }
    return max(0, (advances * size + tracking * CGFloat(count)) * factor)
  }
}
