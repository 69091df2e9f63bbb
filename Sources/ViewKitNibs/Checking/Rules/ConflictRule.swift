import ViewKit

/// Finds constraints that are in conflict.
enum ConflictRule: NibCheckRule {
  static let rules: Set<NibDiagnostic.Rule> = [.conflict]

  static func findings(in subject: NibCheckSubject) -> [NibDiagnostic] {
    subject.conflicts.compactMap { conflict in
      let broken = subject.canvas.constraint(of: conflict.broken)
      let records = conflict.constraints.compactMap { subject.canvas.constraint(of: $0) }
      guard let element = (broken ?? records.last)?.element else { return nil }
      var others: [String] = []
      for constraint in conflict.constraints where constraint !== conflict.broken {
        var text = subject.words(for: constraint)
        if let record = subject.canvas.constraint(of: constraint) {
          text += " (\(record.element.location))"
        }
        if !others.contains(text) { others.append(text) }
      }
      return subject.finding(
        .conflict,
        .warning,
        at: element,
        "Found \(subject.words(for: conflict.broken)), which can't hold together with "
          + "\(NibFormat.list(others))."
      )
    }
  }
}

extension NibCheckSubject {
  /// Describes a constraint, or the source of one that isn't in the file.
  fileprivate func words(for constraint: LayoutConstraint) -> String {
    if let record = canvas.constraint(of: constraint) { return record.summary(in: document) }
    let view = constraint.firstItem as? View
    let name = view.flatMap { canvas.object(of: $0)?.shortSummary } ?? "a view of a control"
    switch constraint {
    case is AutoresizingMaskLayoutConstraint:
      return view?.superview is Window ? "the size of \(name)" : "the autoresizing mask of \(name)"
    case is ContentSizeLayoutConstraint:
      return "the content of \(name)"
    default:
      return stackWords(constraint) ?? "the fixed frame of \(name)"
    }
  }

  /// Describes the source of a constraint that a stack view created.
  private func stackWords(_ constraint: LayoutConstraint) -> String? {
    guard constraint.identifier?.hasPrefix("UISV") == true else { return nil }
    let views = [constraint.firstItem, constraint.secondItem].compactMap { $0 as? View }
    let stack =
      views.lazy.compactMap { $0 as? StackView }.first
      ?? views.lazy.compactMap { $0.superview as? StackView }.first
    return
      "the arrangement of \(stack.flatMap { canvas.object(of: $0)?.shortSummary } ?? "a stack")"
  }
}
