/// A view or a guide that constraints do not place completely, and which parts of it are open.
///
/// Layout gives the open parts the value that they had before, 0 at first, so that the same changes
/// always lead to the same frames.
///
/// ```swift
/// root.layoutIfNeeded()
/// for ambiguity in root.layoutAmbiguities {
///   print(ambiguity)  // View:0 is ambiguous in left and width
/// }
/// ```
public struct LayoutAmbiguity: CustomStringConvertible {
  /// The view, or the one that owns the guide.
  public let view: View

  /// The guide, or nil when it is the view itself.
  public let guide: LayoutGuide?

  /// What is open: some of `left`, `top`, `width` and `height`, in this order.
  ///
  /// They count in the superview's coordinates, or in the owner's for a guide.
  public let attributes: [LayoutConstraint.Attribute]

  private let name: String

  init?(_ item: LayoutItem, _ attributes: [LayoutConstraint.Attribute]) {
    guard let view = item.view, !attributes.isEmpty else { return nil }
    self.view = view
    guide = item.guide
    self.attributes = attributes
    name = item.name
  }

  /// The name of the view or the guide and what is open, in one line and without addresses.
  public var description: String {
    let names = attributes.map(\.name)
    let list =
      names.count < 2
      ? names.joined()
      : names.dropLast().joined(separator: ", ") + " and " + names[names.count - 1]
    return "\(name) is ambiguous in \(list)"
  }
}
