import Foundation
import ViewKit
import XCTest

/// The examples of the article on audits and of the audit's types, as they stand there.
final class AuditExampleTests: XCTestCase {
  private var printed: [String] = []

  private func print(_ items: Any...) {
    printed.append(items.map { "\($0)" }.joined(separator: " "))
  }

  /// The view that the article speaks of: a button without words, 30 points high.
  private func player() -> View {
    let view = View(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    view.backgroundColor = .white
    let play = Button(frame: CGRect(x: 20, y: 20, width: 60, height: 30))
    play.accessibilityIdentifier = "play"
    view.addSubview(play)
    return view
  }

  func testIssues() {
    let view = player()
    for issue in AccessibilityAudit.standard.issues(in: view) {
      print(issue)
    }
    XCTAssertEqual(
      printed,
      [
        "error: missing-label: View > Button 'play': Element has no description. Found no label. "
          + "Needed: a label that says what it is. Set accessibilityLabel, or "
          + "isAccessibilityElement to false if it means nothing.",
        "info: no-header: View: Screen has no heading. Found 1 elements and no heading. Needed: "
          + "the trait header on at least one. Insert the header trait into those of the titles.",
        "error: touch-target: View > Button 'play': Hit area is too small. Found 60 x 30 pt. "
          + "Needed: 44 x 44 pt. Make it larger, or let point(inside:with:) take touches around it.",
      ]
    )
  }

  func testAuditThatThrows() throws {
    let view = player()
    try view.performAccessibilityAudit(for: [.hitRegion, .sufficientElementDescription]) { issue in
      issue.identifier == "play"
    }
    XCTAssertThrowsError(try view.performAccessibilityAudit())
  }

  func testTypes() throws {
    let view = screen(label("Title"))
    let issues = try view.performAccessibilityAudit(for: [.contrast, .hitRegion])
    XCTAssertEqual(issues, [])
  }

  func testConfiguredAudit() {
    let view = player()
    view.accessibilityIdentifier = "legacy-banner"
    var audit = AccessibilityAudit()
    audit.minimumSeverity = .warning
    audit.ignoredIdentifiers = ["legacy-banner"]
    let issues = audit.issues(in: view)
    XCTAssertEqual(issues, [])
  }

  func testRules() {
    var audit = AccessibilityAudit()
    audit.rules.removeAll { $0 == .fixedFont }
    print(AccessibilityRule.fixedFont.rawValue)  // fixed-font
    XCTAssertEqual(printed, ["fixed-font"])
    XCTAssertFalse(audit.rules.contains(.fixedFont))
  }

  func testThresholds() {
    var audit = AccessibilityAudit()
    audit.rules = AccessibilityRule.allCases
    audit.severities = [.fixedFont: .error, .labelCase: .warning]
    audit.contrastLevel = .enhanced
    audit.assumedBackground = .systemBackground
    audit.contentSizeCategories = [.accessibilityExtraExtraExtraLarge]

    let text = label("Settings")
    text.frame.size = CGSize(width: 50, height: 21)
    let found = audit.issues(in: text)
    XCTAssertTrue(found.contains { $0.rule == .fixedFont && $0.severity == .error })
    XCTAssertFalse(found.contains { $0.rule == .textContrast })
  }

  func testUndecided() {
    let photo = ImageView(image: Image(size: CGSize(width: 320, height: 200), name: "beach"))
    let caption = Label(frame: CGRect(x: 20, y: 20, width: 200, height: 30))
    caption.text = "Sunday"
    photo.addSubview(caption)
    let undecided = AccessibilityAudit.standard.issues(in: photo)
      .filter { $0.outcome == .undecided }
    print(undecided[0].found)  // the image 'beach' as the ground, for "Sunday"
    XCTAssertEqual(printed, ["the image 'beach' as the ground, for \"Sunday\""])
  }
}
