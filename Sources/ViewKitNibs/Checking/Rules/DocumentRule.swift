/// Reports the parser's diagnostics: references, identifiers, numbers and vocabulary.
enum DocumentRule: NibCheckRule {
  static let rules: Set<NibDiagnostic.Rule> = [
    .danglingReference, .invalidValue, .repeatedIdentifier, .unknownAttribute, .unknownElement,
  ]

  static func findings(in subject: NibCheckSubject) -> [NibDiagnostic] {
    subject.document.diagnostics
  }
}
