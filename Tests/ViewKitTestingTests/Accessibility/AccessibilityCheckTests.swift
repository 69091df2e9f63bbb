import Foundation
import Testing
import ViewKit
import ViewKitTesting

struct AccessibilityCheckTests {
  private func screen() -> View {
    let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    for (index, text) in ["One", "Two"].enumerated() {
      let label = Label(frame: CGRect(x: 0, y: 50 * CGFloat(index), width: 100, height: 44))
      label.text = text
      root.addSubview(label)
    }
    return root
  }

  @Test func readingOrderIsCompared() {
    let view = screen()
    #expect(AccessibilityCheck.readingOrder(of: view, equals: ["One", "Two"]).isEmpty)
    view.subviews[0].frame.origin.y = 120
    let findings = AccessibilityCheck.readingOrder(of: view, equals: ["One", "Two"])
    #expect(findings.map(\.kind) == [.readingOrder])
    view.subviews[1].isHidden = true
    #expect(AccessibilityCheck.readingOrder(of: view, equals: ["One"]).isEmpty)
  }

  @Test func issuesBelowTheSeverityAreLeftOut() {
    let view = screen()
    let box = View(frame: CGRect(x: 0, y: 150, width: 20, height: 20))
    box.isAccessibilityElement = true
    box.accessibilityTraits = .button
    view.addSubview(box)
    let errors = AccessibilityCheck.issues(in: view)
    let all = AccessibilityCheck.issues(in: view, atLeast: .info)
    #expect(!errors.isEmpty)
    #expect(errors.allSatisfy { $0.kind == .accessibility && $0.message.hasPrefix("error: ") })
    #expect(all.count == AccessibilityAudit.standard.issues(in: view).count)
    #expect(all.count >= errors.count)
  }

  @Test func snapshotOfTheTreeCanBeReadBack() throws {
    let view = screen()
    let text = SnapshotFormat.accessibilityTree.text(of: view)
    let tree = try JSONDecoder().decode(AccessibilityTree.self, from: Data(text.utf8))
    #expect(tree == AccessibilityTree(of: view))
    #expect(tree.elements.map(\.description) == ["One", "Two"])
  }

  @Test func snapshotsTakeWhatIsReadAndPictures() {
    let view = screen()
    #expect(SnapshotFormat.accessibility.text(of: view) == view.accessibilityDescription)
    #expect(SnapshotFormat.accessibility.text(of: view).contains("One"))
    #expect(SnapshotFormat.svg.text(of: view).contains("<svg"))
  }
}
