import ViewKit

/// Finds views whose layout is ambiguous.
enum AmbiguityRule: NibCheckRule {
  static let rules: Set<NibDiagnostic.Rule> = [.ambiguity]

  static func findings(in subject: NibCheckSubject) -> [NibDiagnostic] {
    let found = foundByLayout(in: subject)
    let places = Set(found.map(\.location))
    return found + markedByXcode(in: subject).filter { !places.contains($0.location) }
  }

  /// Returns Xcode's own marks, which also cover text that may not fit and cell sizes.
  private static func markedByXcode(in subject: NibCheckSubject) -> [NibDiagnostic] {
    var findings: [NibDiagnostic] = []
    subject.canvas.document.root.forEachElement { element in
      guard element.bool("ambiguous") == true, element["verifyAmbiguity"] != "off" else { return }
      findings.append(
        subject.finding(
          .ambiguity,
          .warning,
          at: element,
          "Found \(NibObject(element).summary), whose frame Xcode has marked as ambiguous."
        )
      )
    }
    return findings
  }

  private static func foundByLayout(in subject: NibCheckSubject) -> [NibDiagnostic] {
    subject.ambiguities.compactMap { ambiguity in
      guard let object = subject.canvas.object(of: ambiguity.view) else { return nil }
      var attributes = ambiguity.attributes
      var owner = ""
      if let guide = ambiguity.guide {
        guard guide === (ambiguity.view as? ScrollView)?.contentLayoutGuide else { return nil }
        owner = "content's "
        attributes.removeAll { $0 == .left || $0 == .top }
      }
      attributes = subject.verified(attributes, of: object)
      guard !attributes.isEmpty else { return nil }
      let list = NibFormat.list(attributes.map(words))
      return subject.finding(
        .ambiguity,
        // A view of an unavailable class may have an intrinsic content size.
        subject.hasExactClass(object) ? .warning : .note,
        at: object.element,
        "Found constraints that leave the \(owner)\(list) of \(object.summary) open."
      )
    }
  }

  private static func words(_ attribute: LayoutConstraint.Attribute) -> String {
    switch attribute {
    case .left: "horizontal position"
    case .top: "vertical position"
    case .width: "width"
    default: "height"
    }
  }
}

extension NibCheckSubject {
  /// Removes the attributes that the author has excluded from Interface Builder's verification.
  fileprivate func verified(
    _ attributes: [LayoutConstraint.Attribute],
    of object: NibObject
  ) -> [LayoutConstraint.Attribute] {
    switch object.element["verifyAmbiguity"] {
    case "off": []
    case "ignoreSizes": attributes.filter { $0 == .left || $0 == .top }
    default: attributes
    }
  }
}
