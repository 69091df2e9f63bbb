/// Finds connections whose destination has been deleted.
enum UnconnectedOutletRule: NibCheckRule {
  static let rules: Set<NibDiagnostic.Rule> = [.unconnectedOutlet]

  static func findings(in subject: NibCheckSubject) -> [NibDiagnostic] {
    var findings: [NibDiagnostic] = []
    subject.document.root.forEachElement { element in
      let object = NibObject(element)
      for connection in object.connections where connection.destination.isEmpty {
        guard let words = words(for: connection.kind) else { continue }
        findings.append(
          subject.finding(
            .unconnectedOutlet,
            .warning,
            at: connection.element,
            "Found \(words) of \(object.summary) without a destination."
          )
        )
      }
    }
    return findings
  }

  private static func words(for kind: NibConnection.Kind) -> String? {
    switch kind {
    case .outlet(let property): "the outlet '\(property)'"
    case .outletCollection(let property): "an entry of the outlet collection '\(property)'"
    case .action(let selector, _): "the action '\(selector)'"
    case .segue: nil
    }
  }
}
