/// Reports the loader's diagnostics.
///
/// The outlets and keys of an object whose class is unavailable are unknown.
enum LoadingRule: NibCheckRule {
  static let rules: Set<NibDiagnostic.Rule> = [
    .invalidConstraint, .missingAction, .missingKey, .missingOutlet, .missingScene, .refusedObject,
    .substituteClass, .wrongClass, .wrongOutlet,
  ]

  static func findings(in subject: NibCheckSubject) -> [NibDiagnostic] {
    var open = OpenPlaces()
    subject.document.root.forEachElement { element in
      guard !element.children.isEmpty else { return }
      open.add(NibObject(element), subject)
    }
    return subject.canvas.diagnostics.filter { rules.contains($0.rule) && !open.explain($0) }
  }

  /// The locations of connections and runtime attributes of objects whose class is unavailable.
  private struct OpenPlaces {
    private var actions: Set<NibLocation> = []
    private var properties: Set<NibLocation> = []

    mutating func add(_ object: NibObject, _ subject: NibCheckSubject) {
      if !subject.hasExactClass(object) {
        actions.formUnion(object.connections.map(\.element.location))
      }
      // The known properties of UIKit's own classes are incomplete.
      if object.customClass.map({ !subject.isRegistered($0, object) }) ?? true {
        properties.formUnion(object.connections.map(\.element.location))
        properties.formUnion(object.runtimeAttributes.map(\.location))
      }
    }

    /// Whether a diagnostic may exist only because a class is unavailable.
    func explain(_ diagnostic: NibDiagnostic) -> Bool {
      switch diagnostic.rule {
      case .missingAction: actions.contains(diagnostic.location)
      case .missingKey, .missingOutlet, .wrongOutlet: properties.contains(diagnostic.location)
      default: false
      }
    }
  }
}

extension NibCheckSubject {
  /// Whether the custom class of an object is available.
  func isRegistered(_ name: String, _ object: NibObject) -> Bool {
    classes.entry(name, module: object.customModule) != nil
  }
}
