/// Finds objects whose class is unknown.
enum ClassRule: NibCheckRule {
  static let rules: Set<NibDiagnostic.Rule> = [.unknownClass]

  static func findings(in subject: NibCheckSubject) -> [NibDiagnostic] {
    var findings: [NibDiagnostic] = []
    subject.document.root.forEachElement { element in
      let object = NibObject(element)
      guard let name = object.customClass, !isSystemClass(name),
        !subject.isRegistered(name, object), !subject.isNamed(object)
      else { return }
      let isNamed = subject.classNames != nil
      findings.append(
        subject.finding(
          .unknownClass,
          isNamed ? .warning : .note,
          at: element,
          "Found the class '\(name)' of '\(element.name)', which is not "
            + (isNamed ? "among the classes given." : "at hand: its outlets are not checked.")
        )
      )
    }
    return findings
  }

  /// Whether a name is that of one of UIKit's own classes, such as the first responder's.
  private static func isSystemClass(_ name: String) -> Bool {
    name.hasPrefix("UI") && name.dropFirst(2).first?.isUppercase == true
  }
}

extension NibCheckSubject {
  fileprivate func isNamed(_ object: NibObject) -> Bool {
    guard let classNames, let name = object.customClass else { return false }
    if let module = object.customModule, classNames.contains("\(module).\(name)") { return true }
    return classNames.contains(name)
  }
}
