import Foundation

/// Checks that button icons and field edges have a contrast of 3 with their background.
enum NontextContrastRule: ElementRule {
  private static let needed: CGFloat = 3

  static func finding(for element: AuditElement, in screen: AuditScreen) -> AuditFinding? {
    guard let view = element.view, let known = screen.view(view), !known.isDisabled else {
      return nil
    }
    switch view {
    case let field as TextField: return edge(of: field, known, in: screen)
    case let button as Button where button.currentTitle?.isEmpty != false:
      return icon(button.storedImageView, of: button, in: screen)
    case let imageView as ImageView where imageView.image?.isSymbolImage == true:
      return icon(imageView, of: imageView, in: screen)
    default: return nil
    }
  }

  private static func icon(
    _ imageView: ImageView?,
    of view: View,
    in screen: AuditScreen
  ) -> AuditFinding? {
    guard let image = imageView?.image, let known = screen.view(imageView),
      !known.visibleFrame.isEmpty
    else { return nil }
    guard image.isSymbolImage else {
      return finding(view, .undecided("a picture without a known colour"), "icon")
    }
    return finding(view, verdict(view.tintColor, known, in: screen), "icon")
  }

  /// Checks the edge of a field; a field without an edge and a background has nothing to check.
  private static func edge(
    of field: TextField,
    _ known: AuditView,
    in screen: AuditScreen
  ) -> AuditFinding? {
    let layer = field.extras?.layer
    let border = layer.flatMap { $0.borderWidth > 0 ? $0.borderColor : nil }
    if let color = border ?? field.backgroundColor, !known.visibleFrame.isEmpty {
      return finding(field, verdict(color, known, in: screen), "edge")
    }
    guard field.borderStyle != .none else { return nil }
    return finding(field, .undecided("the system's border, whose colour is not known"), "edge")
  }

  private static func verdict(
    _ color: Color,
    _ known: AuditView,
    in screen: AuditScreen
  ) -> ContrastVerdict {
    let pairs = screen.grounds.pairs(
      of: color.resolvedColor(with: known.view.traitCollection),
      in: known,
      area: known.visibleFrame,
      includesOwn: false
    )
    return ContrastVerdict(pairs, needed: needed)
  }

  private static func finding(
    _ view: View,
    _ verdict: ContrastVerdict,
    _ part: String
  ) -> AuditFinding? {
    switch verdict {
    case .passes: nil
    case .fails(let found), .unseen(let found), .nearlyPasses(let found):
      make(view, "\(found), for the \(part)", isUndecided: false)
    case .undecided(let found): make(view, "\(found), for the \(part)", isUndecided: true)
    }
  }

  private static func make(_ view: View, _ found: String, isUndecided: Bool) -> AuditFinding {
    AuditFinding(
      subject: view,
      found: found,
      needed: "a contrast of at least \(needed.short):1",
      fix: isUndecided ? "Look at it" : "Change one of the colours",
      severity: isUndecided ? .warning : nil,
      summary: isUndecided ? "Contrast can not be decided" : nil,
      isUndecided: isUndecided
    )
  }
}
