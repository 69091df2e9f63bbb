/// Required constraints that contradict each other, and the one that layout ignores for it.
///
/// Layout goes on without the broken constraint, which stays active and counts again as soon as the
/// others let it. The text is that of UIKit's log, without addresses.
public struct LayoutConflict: CustomStringConvertible {
  /// The constraints that can't hold together, in the order in which layout took them in.
  ///
  /// Those that stand for a view's mask or content are among them; those of the system's guides, by
  /// UIKit's names, come last.
  public let constraints: [LayoutConstraint]

  /// The constraint among them that is ignored.
  public let broken: LayoutConstraint

  /// The root of the tree, or nil when it has been freed.
  public private(set) weak var root: View?

  init(_ culprits: [LayoutRowOwner], broken: LayoutRowOwner, root: View) {
    let made = culprits.compactMap { owner in owner.constraint.map { (owner, $0) } }
    let found = made.map(\.1)
    constraints = found + LayoutConstraint.guideConstraints(contradicting: found)
    self.broken = made.first { $0.0 == broken }?.1 ?? broken.constraint ?? LayoutConstraint()
    self.root = root
  }

  /// Creates a conflict as it was saved.
  init(_ constraints: [LayoutConstraint], broken: LayoutConstraint, root: View) {
    self.constraints = constraints
    self.broken = broken
    self.root = root
  }

  /// The report in the words of UIKit's log.
  public var description: String {
    var lines = [
      "[LayoutConstraints] Unable to simultaneously satisfy constraints.",
      "\tProbably at least one of the constraints in the following list is one you don't want. ",
      "\tTry this: ",
      "\t\t(1) look at each constraint and try to figure out which you don't expect; ",
      "\t\t(2) find the code that added the unwanted constraint or constraints and fix it. ",
    ]
    if constraints.contains(where: { $0 is AutoresizingMaskLayoutConstraint }) {
      lines.append(
        "\t(Note: If you're seeing AutoresizingMaskLayoutConstraints that you don't understand, "
          + "refer to the documentation for the View property "
          + "translatesAutoresizingMaskIntoConstraints) "
      )
    }
    lines.append("(")
    lines.append(constraints.map { "    \"\($0)\"" }.joined(separator: ",\n"))
    lines.append(")")
    lines.append("")
    lines.append("Will attempt to recover by breaking constraint ")
    lines.append("\(broken)")
    lines.append("")
    lines.append("Set layoutConflictObserver on the root view or the window to catch this.")
    return lines.joined(separator: "\n")
  }
}

extension LayoutRowOwner {
  /// The constraint or the item, to keep it alive.
  var object: AnyObject? {
    switch self {
    case .constraint(let constraint): constraint.takeUnretainedValue()
    case .item(let item, _): item.takeUnretainedValue()
    case .fitting, .none: nil
    }
  }

  /// The constraint that a row stands for; one is made for a view's mask or content.
  var constraint: LayoutConstraint? {
    switch self {
    case .constraint(let constraint): return constraint.takeUnretainedValue()
    case .item(let item, let slot):
      let item = item.takeUnretainedValue()
      guard let view = item.view else { return nil }
      return item.link.rowKind == .mask
        ? AutoresizingMaskLayoutConstraint(of: view, slot: slot)
        : ContentSizeLayoutConstraint(of: view, slot: slot)
    case .fitting, .none: return nil
    }
  }
}
