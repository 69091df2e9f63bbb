/// Text grows with the size that a person has chosen.
///
/// It needs both: a font of a text style or of metrics, and a view that follows the size in force.
enum FixedFontRule: AuditRule {
  static func findings(in screen: AuditScreen) -> [AuditFinding] {
    screen.texts.filter { !$0.text.isDynamic && !$0.known.isSilenced }.map { _, text in
      let follows = text.font.scaling != nil
      return AuditFinding(
        subject: text.view,
        found: follows
          ? "adjustsFontForContentSizeCategory false" : "a font of a fixed size, \(text.font)",
        needed: "text that follows the size that a person has chosen",
        fix: follows
          ? "Set adjustsFontForContentSizeCategory"
          : "Take a font from preferredFont(forTextStyle:) or FontMetrics, and set "
            + "adjustsFontForContentSizeCategory"
      )
    }
  }
}
