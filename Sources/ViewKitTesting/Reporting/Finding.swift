/// A problem that a check found.
///
/// Checks return findings as values; assertions report them to the testing library. `report(_:in:)`
/// turns a check of your own into an assertion:
///
/// ```swift
/// let low = host.view.subviews.filter { $0.frame.height < 20 }
/// report(low.map { Finding(.frame, "\($0) is too low") }, in: host.view)
/// ```
public struct Finding: Hashable, Sendable, CustomStringConvertible {
  /// The subject of a finding.
  public enum Kind: String, CaseIterable, Hashable, Codable, Sendable {
    /// Life cycle events are missing, unexpected or in a different order.
    case lifecycle
    /// The set-up hooks didn't run once each and in order.
    case hooks
    /// A view's frame differs.
    case frame
    /// Required constraints are in conflict.
    case conflict
    /// Constraints leave a frame ambiguous.
    case ambiguity
    /// Two views overlap.
    case overlap
    /// A view extends beyond the bounds it should stay in.
    case bounds
    /// The printed tree differs.
    case tree
    /// A snapshot differs from its reference, or has none.
    case snapshot
    /// Elements are read in a different order or with different descriptions.
    case readingOrder
    /// An accessibility audit found an issue.
    case accessibility
    /// A tap didn't reach its target.
    case tap
  }

  /// The subject of the finding.
  public let kind: Kind

  /// A description of the problem in one or more lines, with the names of the views involved.
  public let message: String

  /// Creates a finding.
  public init(_ kind: Kind, _ message: String) {
    self.kind = kind
    self.message = message
  }

  /// The finding's message.
  public var description: String { message }
}
