/// Checks that different actionable elements have different labels; reports one issue per label.
enum DuplicateLabelRule: AuditRule {
  static func findings(in screen: AuditScreen) -> [AuditFinding] {
    var places: [String: Int] = [:]
    var groups: [(label: String, members: [AuditElement])] = []
    for element in screen.actionable where !element.trimmedLabel.isEmpty {
      let label = element.trimmedLabel
      if let place = places[label] {
        groups[place].members.append(element)
      } else {
        places[label] = groups.count
        groups.append((label, [element]))
      }
    }
    return groups.filter { $0.members.count > 1 }.map { label, members in
      AuditFinding(
        subject: members[0].object,
        found: "\(members.count) elements with the label \(label.quoted)",
        needed: "a label of its own for each",
        fix: "Add to each label what it belongs to",
        others: members.dropFirst().map(\.object)
      )
    }
  }
}
