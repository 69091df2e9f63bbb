public import Foundation

/// A check of interface files for problems, intended as a lint for continuous integration.
///
/// A file is parsed, loaded and laid out as in Interface Builder, without an app's own classes
/// unless they are registered.
///
/// ```swift
/// let report = NibCheck().run(NibFileSearch.files(at: ["Sources"]))
/// print(report.text(from: .warning))
/// ```
///
/// Each finding belongs to a ``NibDiagnostic/Rule``; the same files always produce the same
/// findings in the same order. Texts and controls have the sizes stored in the file, so that no
/// finding depends on text metrics.
public struct NibCheck: Sendable {
  /// The classes to create for the class names in the files.
  public var classes: ClassRegistry

  /// The names of all existing classes, or `nil` if they are unknown.
  ///
  /// An unknown class in a file is a warning if the names are given, and only a note otherwise.
  public var classNames: Set<String>?

  /// The rules that are not checked.
  public var disabledRules: Set<NibDiagnostic.Rule>

  /// Creates a check with the given classes and rules.
  public init(
    classes: ClassRegistry = ClassRegistry(),
    classNames: Set<String>? = nil,
    disabledRules: Set<NibDiagnostic.Rule> = []
  ) {
    self.classes = classes
    self.classNames = classNames
    self.disabledRules = disabledRules
  }

  private static let rules: [any NibCheckRule.Type] = [
    DocumentRule.self, LoadingRule.self, ClassRule.self, UnconnectedOutletRule.self,
    ConflictRule.self, AmbiguityRule.self, MisplacedViewRule.self, SceneCycleRule.self,
  ]

  // MARK: Checking

  /// Checks files; a file that can't be read is a finding and doesn't stop the check.
  ///
  /// - Parameters:
  ///   - files: The URLs of local files.
  ///   - progress: A closure called before each file with the number of files already checked.
  /// - Returns: The findings, in the order of the files.
  public func run(
    _ files: [URL],
    progress: (_ done: Int, _ file: URL) -> Void = { _, _ in }
  ) -> NibCheckReport {
    var findings: [NibDiagnostic] = []
    for (index, url) in files.enumerated() {
      progress(index, url)
      findings += self.findings(inFileAt: url)
    }
    return NibCheckReport(files: files.count, findings: findings)
  }

  /// Checks a local file; a file that can't be read is the only finding.
  ///
  /// A file for an Apple platform other than iOS is a note.
  public func findings(inFileAt url: URL) -> [NibDiagnostic] {
    do {
      return findings(in: try NibDocument(contentsOf: url))
    } catch {
      guard !disabledRules.contains(.unreadableFile) else { return [] }
      return [NibDiagnostic(error)]
    }
  }

  /// Checks a document and returns the findings, ordered by location.
  public func findings(in document: NibDocument) -> [NibDiagnostic] {
    let canvas = NibCanvas(document, classes: classes)
    canvas.contentSizes = .stored
    canvas.layOut()
    let subject = NibCheckSubject(
      document,
      canvas,
      classes: classes,
      classNames: classNames
    )
    return Self.rules.filter { !$0.rules.isSubset(of: disabledRules) }
      .flatMap { $0.findings(in: subject) }
      .filter { !disabledRules.contains($0.rule) }
      .sorted { first, second in
        (first.location, first.rule.rawValue, first.message)
          < (second.location, second.rule.rawValue, second.message)
      }
  }
}

extension NibDiagnostic {
  /// Creates a finding for a file that can't be loaded.
  fileprivate init(_ error: NibError) {
    var severity = Severity.error
    if case .otherPlatform = error.problem { severity = .note }
    self.init(
      file: error.file,
      location: error.location ?? NibLocation(line: 1, column: 1),
      rule: .unreadableFile,
      severity: severity,
      error.message
    )
  }
}
