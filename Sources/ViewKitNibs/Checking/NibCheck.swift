public import Foundation

/// Looks for what is wrong in interface files, as a lint for continuous integration.
///
/// A file is parsed, loaded and laid out as Interface Builder does, without an app's own classes
/// unless they are registered.
///
/// ```swift
/// let report = NibCheck().run(NibFileSearch.files(at: ["Sources"]))
/// print(report.text(from: .warning))
/// ```
///
/// Findings are about ``NibDiagnostic/Rule``; the same files always give the same findings in the
/// same order. Texts and controls have the sizes that the file stores, so that no finding depends on
/// text metrics.
public struct NibCheck: Sendable {
  /// The classes that the files' names stand for.
  public var classes: ClassRegistry

  /// The names of all classes that there are; nil where that is not known.
  ///
  /// A file that names another one gets a warning; without the names there are only notes.
  public var classNames: Set<String>?

  /// What is not looked for.
  public var disabledRules: Set<NibDiagnostic.Rule>

  /// Creates a check.
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

  /// Checks files; one that can't be read is a finding, and the others go on.
  ///
  /// - Parameters:
  ///   - files: The addresses of files on disk.
  ///   - progress: Called before each file with the number of files that are done.
  /// - Returns: What was found, in the order of the files.
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

  /// Checks a file on disk; one that can't be read is the only finding.
  ///
  /// A file for another of Apple's systems than iOS is a note.
  public func findings(inFileAt url: URL) -> [NibDiagnostic] {
    do {
      return findings(in: try NibDocument(contentsOf: url))
    } catch {
      guard !disabledRules.contains(.unreadableFile) else { return [] }
      return [NibDiagnostic(error)]
    }
  }

  /// Checks a document, and returns what is found in the order of the places in the file.
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
  /// Makes a finding of a file that can't be loaded.
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
