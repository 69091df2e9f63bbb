/// Takes over what is wrong with a file as such: references, identifiers, numbers, vocabulary.
enum DocumentRule: NibCheckRule {
  static let rules: Set<NibDiagnostic.Rule> = [
    .danglingReference, .invalidValue, .repeatedIdentifier, .unknownAttribute, .unknownElement,
  ]

  static func findings(in subject: NibCheckSubject) -> [NibDiagnostic] {
    subject.document.diagnostics
  }
}
