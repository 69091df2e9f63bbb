import Foundation
import ViewKit
import XCTest

/// What an audit returns, and how it is told what to look at.
final class AccessibilityAuditTests: XCTestCase {
  /// A button without a label, 20 points on each side, on a screen.
  private func smallButton() -> (root: View, button: Button) {
    let button = Button(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    return (screen(button), button)
  }

  private func rules(_ issues: [AccessibilityIssue]) -> [AccessibilityRule] {
    issues.map(\.rule)
  }

  // MARK: Issues

  func testIssueSaysWhereWhatAndHow() throws {
    let (root, button) = smallButton()
    button.accessibilityIdentifier = "close"
    root.insertSubview(Button(frame: CGRect(x: 90, y: 0, width: 64, height: 64)), at: 0)
    let issue = try XCTUnwrap(issues(.touchTarget, in: root).first)
    XCTAssertEqual(issue.rule.rawValue, "touch-target")
    XCTAssertEqual(issue.auditType, .hitRegion)
    XCTAssertEqual(issue.severity, .error)
    XCTAssertEqual(issue.outcome, .violation)
    XCTAssertEqual(issue.compactDescription, "Hit area is too small")
    XCTAssertEqual(issue.path, "View > Button[1]")
    XCTAssertEqual(issue.className, "Button")
    XCTAssertEqual(issue.identifier, "close")
    XCTAssertNil(issue.label)
    XCTAssertEqual(issue.frame, CGRect(x: 10, y: 10, width: 20, height: 20))
    XCTAssertEqual(
      issue.description,
      "error: touch-target: View > Button[1] 'close': Hit area is too small. Found 20 x 20 pt. "
        + "Needed: 44 x 44 pt. Make it larger, or let point(inside:with:) take touches around it."
    )
  }

  func testIssueThatIsUndecidedSaysSo() {
    let root = screen(label("Text"))
    root.backgroundColor = nil
    let printed = issues(.textContrast, in: root).map(\.description)
    XCTAssertEqual(printed.count, 1)
    XCTAssertTrue(printed[0].hasPrefix("warning: text-contrast (cannot decide): View > Label"))
  }

  func testIssuesSurviveCoding() throws {
    let (root, button) = smallButton()
    button.addSubview(element(label: "inner", traits: .button))
    let found = AccessibilityAudit.standard.issues(in: root)
    XCTAssertGreaterThan(found.count, 3)
    let data = try JSONEncoder().encode(found)
    XCTAssertEqual(try JSONDecoder().decode([AccessibilityIssue].self, from: data), found)
    XCTAssertEqual(Set(found).count, found.count)
  }

  func testIdentifiersOfRulesAreStable() {
    XCTAssertEqual(
      AccessibilityRule.allCases.map(\.rawValue),
      [
        "missing-label", "placeholder-only", "label-ends-with-period", "label-repeats-trait",
        "label-names-state", "image-word", "file-name", "vague-label", "label-length", "label-case",
        "duplicate-label", "conflicting-traits", "missing-trait", "no-header", "touch-target",
        "overlap", "spacing", "text-contrast", "nontext-contrast", "fixed-font", "text-clipped",
        "unreachable-text", "nested-element", "silent-modal", "stale-elements",
        "invisible-element", "ambiguous-order", "disabled",
      ]
    )
    XCTAssertEqual(AccessibilityRule.standard.count, AccessibilityRule.allCases.count - 2)
  }

  func testPathsGoThroughElementsThatAreNoViews() {
    let chart = View(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let bars = (0..<2).map { place in
      let bar = AccessibilityElement(accessibilityContainer: chart)
      bar.accessibilityFrameInContainerSpace = CGRect(x: place * 60, y: 0, width: 50, height: 50)
      return bar
    }
    chart.accessibilityElements = bars
    XCTAssertEqual(
      issues(.missingLabel, in: screen(chart)).map(\.path),
      [
        "View > View > AccessibilityElement[0]", "View > View > AccessibilityElement[1]",
      ]
    )
  }

  func testIssuesAreTheSameEachTime() {
    let root = screen()
    for place in 0..<60 {
      let origin = CGPoint(x: place % 7 * 40, y: place / 7 * 30)
      root.addSubview(element(label: "\(place % 9)", traits: .button, at: origin))
    }
    var audit = AccessibilityAudit()
    audit.rules = AccessibilityRule.allCases
    let found = audit.issues(in: root)
    XCTAssertGreaterThan(found.count, 60)
    XCTAssertEqual(audit.issues(in: root), found)
  }

  func testDeepTreeIsAudited() {
    let root = screen()
    var deepest = root
    for _ in 0..<5_000 {
      let view = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      deepest.addSubview(view)
      deepest = view
    }
    deepest.addSubview(element(label: nil))
    let found = issues(.missingLabel, in: root)
    XCTAssertEqual(found.count, 1)
    XCTAssertTrue(found[0].path.hasPrefix("... > "))
  }

  func testHostileFramesAreAudited() {
    let root = screen()
    for size in [CGFloat.greatestFiniteMagnitude, 1e300, -5, 1e-300] {
      let view = element(label: "A", traits: .button)
      view.frame = CGRect(x: -size, y: size, width: abs(size), height: 1)
      view.backgroundColor = .black
      view.addSubview(label("Text"))
      root.addSubview(view)
    }
    let spoken = element(label: "B", traits: .button)
    spoken.accessibilityFrame = CGRect(
      x: CGFloat.nan,
      y: CGFloat.infinity,
      width: CGFloat.infinity,
      height: CGFloat.nan
    )
    root.addSubview(spoken)
    var audit = AccessibilityAudit()
    audit.rules = AccessibilityRule.allCases
    let found = audit.issues(in: root)
    XCTAssertFalse(found.isEmpty)
    XCTAssertNoThrow(try JSONEncoder().encode(found))
  }

  // MARK: Choosing

  func testTypesAndRulesAreChosen() {
    let (root, _) = smallButton()
    var audit = AccessibilityAudit()
    XCTAssertTrue(rules(audit.issues(in: root)).contains(.touchTarget))
    audit.types = .sufficientElementDescription
    XCTAssertEqual(rules(audit.issues(in: root)), [.missingLabel])
    audit.rules = [.touchTarget, .noHeader]
    XCTAssertEqual(audit.issues(in: root), [])
    audit.types = .all
    XCTAssertEqual(rules(audit.issues(in: root)), [.touchTarget, .noHeader])
  }

  func testSeveritiesAreChosen() {
    let (root, _) = smallButton()
    var audit = AccessibilityAudit()
    audit.rules = [.missingLabel, .touchTarget, .noHeader]
    audit.minimumSeverity = .warning
    XCTAssertEqual(rules(audit.issues(in: root)), [.missingLabel, .touchTarget])
    audit.severities = [.touchTarget: .warning, .noHeader: .error]
    XCTAssertEqual(audit.issues(in: root).map(\.severity), [.error, .warning, .error])
    audit.minimumSeverity = .error
    XCTAssertEqual(rules(audit.issues(in: root)), [.missingLabel, .noHeader])
    XCTAssertLessThan(AccessibilityIssue.Severity.info, .warning)
  }

  func testIdentifiersAreIgnoredWithAllBelow() {
    let (root, button) = smallButton()
    let box = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    box.accessibilityIdentifier = "legacy"
    root.addSubview(box)
    box.addSubview(button)
    var audit = AccessibilityAudit()
    audit.rules = [.missingLabel, .touchTarget]
    audit.ignoredIdentifiersByRule = [.missingLabel: ["legacy"]]
    XCTAssertEqual(rules(audit.issues(in: root)), [.touchTarget])
    audit.ignoredIdentifiers = ["other"]
    XCTAssertEqual(rules(audit.issues(in: root)), [.touchTarget])
    audit.ignoredIdentifiers = ["legacy"]
    XCTAssertEqual(audit.issues(in: root), [])
  }

  func testClassesAreIgnored() {
    let (root, _) = smallButton()
    var audit = AccessibilityAudit()
    audit.rules = [.missingLabel]
    audit.ignoredClasses = ["Button"]
    XCTAssertEqual(audit.issues(in: root), [])
    let element = AccessibilityElement(accessibilityContainer: root)
    element.accessibilityFrame = CGRect(x: 0, y: 0, width: 64, height: 64)
    root.accessibilityElements = [element]
    XCTAssertEqual(rules(audit.issues(in: root)), [.missingLabel])
    audit.ignoredClasses = ["AccessibilityElement"]
    XCTAssertEqual(audit.issues(in: root), [])
  }

  // MARK: XCTest's form

  func testAuditThrowsWhatIsAnErrorAndNotIgnored() throws {
    let (root, button) = smallButton()
    XCTAssertThrowsError(try root.performAccessibilityAudit(for: .hitRegion)) { error in
      let found = (error as? AccessibilityAuditError)?.issues ?? []
      XCTAssertEqual(rules(found), [.touchTarget])
      XCTAssertTrue("\(error)".hasPrefix("The accessibility audit found 1 issue:\nerror: touch"))
    }
    var asked: [String] = []
    let left = try root.performAccessibilityAudit(for: [.hitRegion, .trait]) { issue in
      asked.append(issue.rule.rawValue)
      return issue.rule == .touchTarget
    }
    XCTAssertEqual(asked, ["no-header", "touch-target"])
    XCTAssertEqual(rules(left), [.noHeader])
    button.frame.size = CGSize(width: 44, height: 44)
    XCTAssertNoThrow(try root.performAccessibilityAudit(for: .hitRegion))
  }

  func testWindowIsAuditedAndErrorsOfTheHandlerAreThrown() {
    struct Stop: Error {}
    let window = Window()
    window.addSubview(smallButton().root)
    XCTAssertThrowsError(try window.performAccessibilityAudit { _ in throw Stop() }) { error in
      XCTAssertTrue(error is Stop)
    }
    XCTAssertThrowsError(try window.performAccessibilityAudit()) { error in
      XCTAssertTrue((error as? AccessibilityAuditError)?.issues.count ?? 0 > 1)
    }
  }

  func testTypesHaveBitsOfTheirOwn() {
    let types: [AccessibilityAuditType] = [
      .contrast, .elementDetection, .hitRegion, .sufficientElementDescription, .dynamicType,
      .textClipped, .trait, .parentChild,
    ]
    XCTAssertEqual(Set(types.map(\.rawValue)).count, types.count)
    for type in types {
      XCTAssertTrue(AccessibilityAuditType.all.contains(type))
      XCTAssertTrue(AccessibilityRule.allCases.contains { $0.auditType == type })
    }
  }
}
