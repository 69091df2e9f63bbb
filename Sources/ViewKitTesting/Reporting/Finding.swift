/// Something that a check has found to be otherwise than expected.
///
/// Checks return findings as values, assertions hand them to the test library. A check of your own
/// becomes an assertion with `report(_:in:)`:
///
/// ```swift
/// let low = host.view.subviews.filter { $0.frame.height < 20 }
/// report(low.map { Finding(.frame, "\($0) is too low") }, in: host.view)
/// ```
public struct Finding: Hashable, Sendable, CustomStringConvertible {
  /// What a finding is about.
  public enum Kind: String, CaseIterable, Hashable, Codable, Sendable {
    /// Steps of a life came in another order, are missing or were not expected.
    case lifecycle
    /// Set-up hooks were not called once each and in their order.
    case hooks
    /// A view lies elsewhere or has another size.
    case frame
    /// Constraints contradict each other.
    case conflict
    /// Constraints leave a frame open.
    case ambiguity
    /// Two views cover each other.
    case overlap
    /// A view reaches beyond what it should stay in.
    case bounds
    /// A tree prints otherwise.
    case tree
    /// A snapshot differs from its reference, or has none.
    case snapshot
    /// Elements are read in another order, or something else is said of them.
    case readingOrder
    /// An audit of accessibility has found an issue.
    case accessibility
    /// A tap did not reach what it was meant for.
    case tap
  }

  /// What the finding is about.
  public let kind: Kind

  /// What was found, in one or more lines, with the views it concerns named.
  public let message: String

  /// Creates a finding.
  public init(_ kind: Kind, _ message: String) {
    self.kind = kind
    self.message = message
  }

  /// The message.
  public var description: String { message }
}
