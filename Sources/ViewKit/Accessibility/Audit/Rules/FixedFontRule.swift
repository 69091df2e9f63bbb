/// Checks that text grows with the preferred content size.
///
/// That requires both a font from a text style or from font metrics and a view that adjusts it.
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
