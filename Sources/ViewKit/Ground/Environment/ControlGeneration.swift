/// A span of systems on which controls have the same sizes.
///
/// ```swift
/// let view = Switch()
/// print(view.intrinsicContentSize.width)  // 49.0
/// view.environment = Environment(controlGeneration: .iOS26)
/// print(view.intrinsicContentSize.width)  // 61.0
/// ```
public enum ControlGeneration: Int, CaseIterable, Hashable, Codable, Sendable {
  /// iOS 12 and before.
  case iOS12 = 12
  /// iOS 13 to 25; where a size changed with iOS 14, the later one.
  case iOS13 = 13
  /// iOS 26 and later.
  case iOS26 = 26
}
