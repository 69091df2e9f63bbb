public import Foundation
public import ViewKit

/// A check of interface files and saved trees for accessibility problems, intended as a lint for
/// scripts.
///
/// ```swift
/// let report = ScreenAudit().run(NibFileSearch.files(at: ["Sources"]))
/// print(report.text(from: .error))
/// ```
///
/// The same files always produce the same findings in the same order.
public struct ScreenAudit: Sendable {
  /// The rules of the audit and their thresholds.
  public var audit: AccessibilityAudit

  /// The classes to create for the class names in interface files.
  public var classes: ClassRegistry

  /// Creates an audit of files with the given rules and classes.
  public init(
    audit: AccessibilityAudit = .standard,
    classes: ClassRegistry = ClassRegistry()
  ) {
    self.audit = audit
    self.classes = classes
  }

  /// Audits files; a file that can't be read is a finding and doesn't stop the audit.
  ///
  /// - Parameters:
  ///   - files: The URLs of local files.
  ///   - progress: A closure called before each file with the number of files already audited.
  /// - Returns: The findings, in the order of the files.
  public func run(
    _ files: [URL],
    progress: (_ done: Int, _ file: URL) -> Void = { _, _ in }
  ) -> ScreenAuditReport {
    var findings: [ScreenFinding] = []
    for (index, url) in files.enumerated() {
      progress(index, url)
      findings += self.findings { () throws(NibError) in
        try ScreenFile(contentsOf: url, classes: classes)
      }
    }
    return ScreenAuditReport(files: files.count, findings: findings)
  }

  /// Audits the file that a closure reads; a file that can't be read is the only finding.
  public func findings(reading read: () throws(NibError) -> ScreenFile) -> [ScreenFinding] {
    do {
      return findings(in: try read())
    } catch {
      return [ScreenFinding(error)]
    }
  }

  /// Returns the findings in a file, ordered by screen and then by rule.
  public func findings(in file: ScreenFile) -> [ScreenFinding] {
    file.screens.flatMap { audit.issuesWithSubjects(in: $0.view) }.map { issue, subject in
      ScreenFinding(issue, file: file.file, at: file.location(of: subject))
    }
  }
}
