import Foundation
import ViewKit

/// Finds stored frames that are not the ones that constraints give.
///
/// What Xcode has marked is a warning. Where only our layout differs it is a note, because classes
/// that are not at hand and settings of the canvas may be behind it.
enum MisplacedViewRule: NibCheckRule {
  static let rules: Set<NibDiagnostic.Rule> = [.misplacedView]

  /// By how many points frames may differ.
  private static let tolerance: CGFloat = 1

  static func findings(in subject: NibCheckSubject) -> [NibDiagnostic] {
    let faulty = subject.windowsWithFaults
    let open = Set(subject.ambiguities.map { ObjectIdentifier($0.view) })
    return subject.canvas.roots.flatMap { $0.object.element.placedViews }.compactMap { element in
      let isMarked = element.bool("misplaced") == true
      guard let id = element.id, let view = subject.canvas.view(ofObject: id),
        let stored = element.frame, let window = view.window
      else { return nil }
      let isUncertain =
        isMarked
        ? open.contains(ObjectIdentifier(view)) : faulty.contains(ObjectIdentifier(window))
      let isElsewhere = !isUncertain && differs(view.frame, stored)
      guard isMarked || isElsewhere else { return nil }
      let name = NibObject(element).summary
      var message = "Found the frame \(NibFormat.rect(stored)) of \(name)"
      if isMarked { message += ", which Xcode has marked as misplaced" }
      if isElsewhere { message += "; its constraints give \(NibFormat.rect(view.frame))" }
      return subject.finding(
        .misplacedView,
        isMarked ? .warning : .note,
        at: element,
        message + "."
      )
    }
  }

  private static func differs(_ frame: CGRect, _ stored: CGRect) -> Bool {
    [
      frame.minX - stored.minX, frame.minY - stored.minY, frame.width - stored.width,
      frame.height - stored.height,
    ].contains { $0.magnitude > tolerance }
  }
}

extension NibCheckSubject {
  /// The windows in which constraints contradict each other or leave something open.
  fileprivate var windowsWithFaults: Set<ObjectIdentifier> {
    let views = conflicts.compactMap(\.root) + ambiguities.map(\.view)
    return Set(views.compactMap { $0 as? Window ?? $0.window }.map { ObjectIdentifier($0) })
  }
}
