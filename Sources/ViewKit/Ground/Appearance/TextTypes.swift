/// How text is broken into lines, and cut off where it does not fit.
public enum LineBreakMode: Int, Hashable, Codable, Sendable {
  /// Breaks between words.
  case byWordWrapping = 0
  /// Breaks between characters.
  case byCharWrapping = 1
  /// Breaks between words and cuts off what does not fit.
  case byClipping = 2
  /// Breaks between words and puts an ellipsis at the start of the last line.
  case byTruncatingHead = 3
  /// Breaks between words and puts an ellipsis at the end of the last line.
  case byTruncatingTail = 4
  /// Breaks between words and puts an ellipsis in the middle of the last line.
  case byTruncatingMiddle = 5
}

/// On which side the lines of text lie.
public enum TextAlignment: Int, Hashable, Codable, Sendable {
  /// At the left edge.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right edge.
  case right = 2
  /// At both edges; the last line of a paragraph at the one where reading begins.
  case justified = 3
  /// At the edge where reading begins.
  case natural = 4
}
