import Foundation

/// Checks that text has the contrast that WCAG requires: 4.5, or 3 for large text.
///
/// If the background varies, the rule is violated only if the contrast is too low everywhere. If it
/// is too low in places, or the background has no known colour, the issue is undecided.
enum TextContrastRule: AuditRule {
  static func findings(in screen: AuditScreen) -> [AuditFinding] {
    screen.texts.filter(applies).compactMap { known, text in
      let area = known.view.convert(text.rect, to: nil).orZero.intersection(known.clip)
      guard !area.isEmpty, area.crosses(screen.windowBounds) else { return nil }
      let color = text.color.resolvedColor(with: known.view.traitCollection)
      let pairs = screen.grounds.pairs(of: color, in: known, area: area)
      let needed = needed(for: text, screen.audit.contrastLevel)
      var finding = ContrastVerdict(pairs, needed: needed).finding(for: text, needed: needed)
      if finding?.severity == nil, isSystemTint(text, on: pairs) {
        finding?.severity = .info
        finding?.summary = "Contrast is that of the system's tint"
      }
      return finding
    }
  }

  /// Returns whether a text in the system's tint is on the system's background.
  private static func isSystemTint(_ text: AuditText, on pairs: [AuditPair]) -> Bool {
    let traits = text.view.traitCollection
    let ground = Color.systemBackground.resolvedColor(with: traits).hex
    return text.color == Surroundings.default.tintColor
      && pairs.allSatisfy {
        guard case .paint(let paint) = $0.ground else { return false }
        return paint.hex == ground
      }
  }

  /// Returns whether the rule applies; disabled, inaccessible and symbol-only texts are exempt.
  private static func applies(_ known: AuditView, _ text: AuditText) -> Bool {
    !known.isDisabled && !known.isSilenced && text.isLanguage
      && (known.view as? Label)?.isEnabled != false
  }

  private static func needed(
    for text: AuditText,
    _ level: AccessibilityAudit.ContrastLevel
  ) -> CGFloat {
    switch level {
    case .minimum: text.isLarge ? 3 : 4.5
    case .enhanced: text.isLarge ? 4.5 : 7
    }
  }
}

/// The verdict on the contrast that was measured.
enum ContrastVerdict: Equatable {
  case passes
  case nearlyPasses(String)
  case fails(String)
  /// Text and background have the same colour.
  case unseen(String)
  case undecided(String)

  /// The maximum amount by which a ratio that nearly passes falls short.
  private static let tolerance: CGFloat = 0.05

  init(_ pairs: [AuditPair], needed: CGFloat) {
    var ratios: [(ratio: CGFloat, words: String)] = []
    for pair in pairs {
      guard case .paint(let ground) = pair.ground, ground.isOpaque else {
        self = .undecided(pair.unknownGround)
        return
      }
      let ratio = pair.front.contrast(to: ground)
      ratios.append((ratio, "\(ratio.short):1, \(pair.front.hex) on \(ground.hex)"))
    }
    ratios.sort { $0.ratio < $1.ratio }
    guard let worst = ratios.first, let best = ratios.last else {
      self = .passes
      return
    }
    self =
      if worst.ratio >= needed {
        .passes
      } else if best.ratio >= needed {
        .undecided("\(worst.words), and \(best.words) elsewhere")
      } else if best.ratio < 1.001 {
        .unseen(best.words)
      } else if best.ratio >= needed - Self.tolerance {
        .nearlyPasses(best.words)
      } else {
        .fails(best.words)
      }
  }
}

extension ContrastVerdict {
  fileprivate func finding(for text: AuditText, needed: CGFloat) -> AuditFinding? {
    let size = text.isLarge ? "large text" : "text of this size"
    func make(
      _ found: String,
      _ severity: AccessibilityIssue.Severity? = nil,
      _ summary: String? = nil,
      isUndecided: Bool = false
    ) -> AuditFinding {
      AuditFinding(
        subject: text.view,
        found: "\(found), for \(text.quoted)",
        needed: "a contrast of at least \(needed.short):1 for \(size)",
        fix: isUndecided ? "Look at it, or give the text a ground" : "Change one of the colours",
        severity: severity,
        summary: summary,
        isUndecided: isUndecided
      )
    }
    switch self {
    case .passes: return nil
    case .nearlyPasses(let found): return make(found, .warning, "Contrast nearly passed")
    case .fails(let found): return make(found, text.isPlaceholder ? .warning : nil)
    case .unseen(let found): return make(found, .info, "Text has the colour of its ground")
    case .undecided(let found):
      return make(found, .warning, "Contrast can not be decided", isUndecided: true)
    }
  }
}

extension AuditPair {
  /// The reason why the contrast cannot be determined.
  var unknownGround: String {
    switch ground {
    case .unknown(let content): "\(content) as the ground"
    case .paint: "a ground that nothing paints"
    }
  }
}
