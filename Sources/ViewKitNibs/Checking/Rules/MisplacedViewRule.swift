import Foundation
import ViewKit

/// Finds stored frames that differ from the frames that constraints produce.
///
/// A frame that Xcode has marked is a warning. A frame that differs only in ViewKit's layout is a
/// note, because unavailable classes or settings of the canvas may be the cause.
enum MisplacedViewRule: NibCheckRule {
  static let rules: Set<NibDiagnostic.Rule> = [.misplacedView]

  /// The allowed difference in points.
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
  /// The windows whose layout has a conflict or an ambiguity.
  fileprivate var windowsWithFaults: Set<ObjectIdentifier> {
    let views = conflicts.compactMap(\.root) + ambiguities.map(\.view)
    return Set(views.compactMap { $0 as? Window ?? $0.window }.map { ObjectIdentifier($0) })
  }
}
