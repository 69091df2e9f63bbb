/// Finds scenes that contain themselves, through embed segues or as the content of containers.
enum SceneCycleRule: NibCheckRule {
  static let rules: Set<NibDiagnostic.Rule> = [.missingScene]

  /// A segue that places one scene inside another.
  private struct Inclusion {
    let segue: NibElement
    let content: String
  }

  static func findings(in subject: NibCheckSubject) -> [NibDiagnostic] {
    let controllers = subject.document.scenes.compactMap(\.viewController)
    let contents = Dictionary(
      controllers.map { ($0.id, inclusions(of: $0)) },
      uniquingKeysWith: { first, _ in first }
    )
    var done: Set<String> = []
    return controllers.flatMap { controller in
      segues(thatClose: controller.id, contents, &done).map { container, inclusion in
        finding(subject, container, inclusion)
      }
    }
  }

  private static func inclusions(of controller: NibObject) -> [Inclusion] {
    var found: [Inclusion] = []
    controller.element.forEachElement { element in
      guard element.name == "segue", let content = element["destination"],
        ["embed", "relationship"].contains(element["kind"])
      else { return }
      found.append(Inclusion(segue: element, content: content))
    }
    return found
  }

  /// Walks from a scene to the scenes inside it, and returns the segues that lead back to a scene
  /// on the path, each with its source scene.
  ///
  /// The walk isn't recursive, so that the depth is unlimited.
  private static func segues(
    thatClose start: String,
    _ inclusions: [String: [Inclusion]],
    _ done: inout Set<String>
  ) -> [(container: String, inclusion: Inclusion)] {
    guard !done.contains(start) else { return [] }
    var closing: [(container: String, inclusion: Inclusion)] = []
    var way = [(id: start, rest: inclusions[start, default: []][...])]
    var onWay: Set<String> = [start]
    while let (id, rest) = way.last {
      guard let inclusion = rest.first else {
        done.insert(id)
        onWay.remove(id)
        way.removeLast()
        continue
      }
      way[way.count - 1].rest = rest.dropFirst()
      if onWay.contains(inclusion.content) {
        closing.append((id, inclusion))
      } else if !done.contains(inclusion.content) {
        way.append((inclusion.content, inclusions[inclusion.content, default: []][...]))
        onWay.insert(inclusion.content)
      }
    }
    return closing
  }

  private static func finding(
    _ subject: NibCheckSubject,
    _ container: String,
    _ inclusion: Inclusion
  ) -> NibDiagnostic {
    func name(_ id: String) -> String { subject.document.object(withID: id)?.summary ?? "'\(id)'" }
    let content = name(inclusion.content)
    let words =
      container == inclusion.content
      ? "in itself" : "in \(name(container)), which lies in it already"
    return subject.finding(
      .missingScene,
      .error,
      at: inclusion.segue,
      "Found a segue that puts \(content) \(words)."
    )
  }
}
