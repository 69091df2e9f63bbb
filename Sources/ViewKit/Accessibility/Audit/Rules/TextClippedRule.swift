import Foundation

/// Checks that text has enough room in the current text size and in those that the audit names.
enum TextClippedRule: AuditRule {
  static func findings(in screen: AuditScreen) -> [AuditFinding] {
    let views = screen.texts.map(\.known.view)
    var reasons = views.map { view in AuditText(view).flatMap(clipping) }
    // A saved tree cannot be laid out again.
    let categories = screen.root.record == nil ? screen.audit.contentSizeCategories : []
    for category in categories {
      withCategory(category, screen.root.rootView) {
        for (place, view) in views.enumerated() where reasons[place] == nil {
          reasons[place] = AuditText(view).flatMap(clipping).map { "\($0) in \(category.rawValue)" }
        }
      }
    }
    return zip(screen.texts, reasons).compactMap { text, reason in
      reason.map { finding(text.text, $0) }
    }
  }

  private static func finding(_ text: AuditText, _ reason: String) -> AuditFinding {
    AuditFinding(
      subject: text.view,
      found: "\(reason), for \(text.quoted)",
      needed: "room for all of the text",
      fix: "Allow more lines, and let constraints give the height"
    )
  }

  /// Lays out a tree in a text size while a closure runs.
  private static func withCategory(
    _ category: ContentSizeCategory,
    _ root: View,
    _ body: () -> Void
  ) {
    let overrides = root.traitOverrides
    root.traitOverrides.preferredContentSizeCategory = category
    root.layoutIfNeeded()
    body()
    root.traitOverrides = overrides
    root.layoutIfNeeded()
  }

  // MARK: Room

  private static let tolerance: CGFloat = 0.5

  /// Returns how a text is clipped, or nil if it is not; a view without a size does not show it.
  private static func clipping(_ text: AuditText) -> String? {
    guard !text.view.bounds.isEmpty else { return nil }
    return switch text.view {
    case let label as Label: clipping(label, text)
    case let field as TextField: clipping(field, text)
    case let textView as TextView where !textView.isScrollEnabled:
      height(textView.fittingSize(forWidth: textView.bounds.width).height, in: textView)
    default: nil
    }
  }

  private static func clipping(_ label: Label, _ text: AuditText) -> String? {
    let isSingle = label.numberOfLines == 1
    let measured = label.environment.textMeasurer.measure(
      text.text,
      font: text.font,
      width: isSingle ? .infinity : label.bounds.width,
      lineLimit: max(label.numberOfLines, 0),
      breaksByCharacter: label.lineBreakMode == .byCharWrapping
    )
    if !measured.isComplete { return "more than \(label.numberOfLines) lines" }
    let shrinks = isSingle && label.adjustsFontSizeToFitWidth && label.minimumScaleFactor > 0
    let smallest = shrinks ? label.minimumScaleFactor : 1
    return width(measured.width * smallest, in: label.bounds.width)
      ?? height(measured.height * smallest, in: label)
  }

  /// Returns how a field clips its text; the placeholder does not scroll, but entered text does.
  private static func clipping(_ field: TextField, _ text: AuditText) -> String? {
    let measurer = field.environment.textMeasurer
    let room = field.textRect(forBounds: field.bounds).width
    let isTooWide = text.isPlaceholder && !field.adjustsFontSizeToFitWidth
    return (isTooWide ? width(measurer.width(of: text.text, font: text.font), in: room) : nil)
      ?? height(measurer.lineHeight(of: text.font), in: field)
  }

  private static func width(_ width: CGFloat, in room: CGFloat) -> String? {
    width > room + tolerance ? "a line of \(width.short) pt in \(room.short) pt" : nil
  }

  private static func height(_ height: CGFloat, in view: View) -> String? {
    let room = view.bounds.height
    return height > room + tolerance
      ? "text of \(height.short) pt in a height of \(room.short) pt" : nil
  }
}
