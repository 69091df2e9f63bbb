import Foundation
import ViewKit

/// The findings of an audit, drawn as a frame and a number for each element with issues.
struct IssueDrawing: SVGOverlay {
  let name = "issues"
  private var groups: [(frame: CGRect, issues: [AccessibilityIssue])] = []

  init(of root: View, _ audit: AccessibilityAudit) {
    var places: [String: Int] = [:]
    for issue in audit.issues(in: root) {
      let subject = "\(issue.path) \(issue.frame)"
      if let place = places[subject] {
        groups[place].issues.append(issue)
      } else {
        places[subject] = groups.count
        // Issues have their frames in the coordinates of the window, or of the root view.
        groups.append((root.convert(issue.frame, from: nil), [issue]))
      }
    }
  }

  var notes: [SVGLegend.Note] {
    groups.enumerated().map { index, group in
      let first = group.issues.first
      let name = first?.label.map { " \u{201C}\($0)\u{201D}" } ?? ""
      return SVGLegend.Note(
        .badge(Self.badge(index, of: group.issues)),
        title: (first?.className ?? "") + name,
        lines: group.issues.map(Self.line)
      )
    }
  }

  private static func line(_ issue: AccessibilityIssue) -> String {
    let doubt = issue.outcome == .undecided ? " (cannot decide)" : ""
    return "\(issue.rule.rawValue)\(doubt): found \(issue.found), needed \(issue.needed)"
  }

  private static func badge(_ index: Int, of issues: [AccessibilityIssue]) -> SVGBadge {
    SVGBadge(number: index + 1, color: color(issues), isIssue: true)
  }

  /// The color of the most severe issue.
  private static func color(_ issues: [AccessibilityIssue]) -> String {
    switch issues.map(\.severity).max() {
    case .error: SVGPalette.conflict
    case .warning: SVGPalette.warning
    case .info, nil: SVGPalette.note
    }
  }

  func draw(into svg: inout SVGBuilder) {
    for group in groups {
      let color = Self.color(group.issues)
      svg.add(
        "rect",
        [("class", "issue")] + group.frame.svgAttributes
          + [
            ("fill", color), ("fill-opacity", "0.08"), ("stroke", color), ("stroke-width", "1.5"),
          ],
        title: group.issues.map(\.description).joined(separator: "\n")
      )
    }
  }

  var badges: [(badge: SVGBadge, frame: CGRect)] {
    groups.enumerated().map { (Self.badge($0, of: $1.issues), $1.frame) }
  }
}
