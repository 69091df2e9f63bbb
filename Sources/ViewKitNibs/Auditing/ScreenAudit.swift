public import Foundation
public import ViewKit

/// Looks for what is in people's way in interface files and saved trees, as a lint for scripts.
///
/// ```swift
/// let report = ScreenAudit().run(NibFileSearch.files(at: ["Sources"]))
/// print(report.text(from: .error))
/// ```
///
/// The same files always give the same findings in the same order.
public struct ScreenAudit: Sendable {
  /// The rules and their thresholds.
  public var audit: AccessibilityAudit

  /// The classes that the names in interface files stand for.
  public var classes: ClassRegistry

  /// Creates an audit of files.
  public init(
    audit: AccessibilityAudit = .standard,
    classes: ClassRegistry = ClassRegistry()
  ) {
    self.audit = audit
    self.classes = classes
  }

  /// Audits files; one that can't be read is a finding, and the others go on.
  ///
  /// - Parameters:
  ///   - files: The addresses of files on disk.
  ///   - progress: Called before each file with the number of files that are done.
  /// - Returns: What was found, in the order of the files.
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

  /// Audits a file while it is read; one that can't be read is the only finding.
  public func findings(reading read: () throws(NibError) -> ScreenFile) -> [ScreenFinding] {
    do {
      return findings(in: try read())
    } catch {
      return [ScreenFinding(error)]
    }
  }

  /// Audits a file that was read, and returns what is found screen by screen and rule by rule.
  public func findings(in file: ScreenFile) -> [ScreenFinding] {
    file.screens.flatMap { audit.issuesWithSubjects(in: $0.view) }.map { issue, subject in
      ScreenFinding(issue, file: file.file, at: file.location(of: subject))
    }
  }
}
