import Foundation
import Testing
import ViewKitNibs

struct NibCheckReportTests {
  private func finding(_ line: Int, _ severity: NibDiagnostic.Severity) -> NibDiagnostic {
    NibDiagnostic(
      file: "A.xib",
      location: NibLocation(line: line, column: 3),
      rule: .conflict,
      severity: severity,
      "Found \"it\"."
    )
  }

  private var report: NibCheckReport {
    NibCheckReport(
      files: 2,
      findings: [finding(1, .note), finding(2, .warning), finding(3, .error), finding(4, .error)]
    )
  }

  @Test func textHasALineForEachFindingAndOneThatCounts() {
    #expect(
      report.text(from: .note) == """
        A.xib:1:3: note: [Conflict] Found "it".
        A.xib:2:3: warning: [Conflict] Found "it".
        A.xib:3:3: error: [Conflict] Found "it".
        A.xib:4:3: error: [Conflict] Found "it".
        2 errors, 1 warning and 1 note in 2 files.
        """
    )
    #expect(
      report.text(from: .error).hasSuffix("2 errors in 2 files; 1 warning and 1 note not shown.")
    )
    #expect(NibCheckReport(files: 1, findings: []).text(from: .note) == "No findings in 1 file.")
  }

  @Test func jsonHasSortedKeysAndAllCounts() throws {
    #expect(
      try report.json(from: .error).hasPrefix(
        """
        {
          "counts" : {
            "error" : 2,
            "note" : 1,
            "warning" : 1
          },
          "files" : 2,
          "findings" : [
            {
              "column" : 3,
              "file" : "A.xib",
              "line" : 3,
              "message" : "Found \\"it\\".",
              "rule" : "Conflict",
              "severity" : "error"
            },
        """
      )
    )
  }

  // MARK: Files

  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "check-\(UUID())")
    let files = FileManager.default
    try files.createDirectory(
      at: folder.appending(path: "b/.hidden"),
      withIntermediateDirectories: true
    )
    defer { try? files.removeItem(at: folder) }
    for name in ["b/Z.xib", "b/A.storyboard", "a.xib", "b/Note.txt", "b/.hidden/H.xib"] {
      try Data("<document".utf8).write(to: folder.appending(path: name))
    }
    try body(folder.path)
  }

  @Test func foldersAreSearchedInTheOrderOfTheirPaths() throws {
    try withFolder { folder in
      let names = NibFileSearch.files(at: [folder, folder + "/a.xib", folder + "/b/Note.txt"])
        .map { $0.path.replacing(folder, with: "") }
      #expect(names == ["/a.xib", "/b/A.storyboard", "/b/Z.xib", "/b/Note.txt"])
    }
  }

  @Test func aFileThatCannotBeReadIsAFindingAndTheOthersGoOn() throws {
    try withFolder { folder in
      let paths = [folder + "/gone.xib", folder + "/a.xib", Fixture.url("Checkout.xib").path]
      var steps: [Int] = []
      let report = NibCheck().run(NibFileSearch.files(at: paths)) { done, _ in steps.append(done) }
      #expect(steps == [0, 1, 2])
      #expect(report.files == 3)
      #expect(report.findings.prefix(2).map(\.rule) == [.unreadableFile, .unreadableFile])
      #expect(report.findings.prefix(2).allSatisfy { $0.severity == .error })
      #expect(report.findings.count == 8)
      #expect(
        NibCheck(disabledRules: [.unreadableFile]).run([URL(filePath: paths[0])]).findings == []
      )
    }
  }

  @Test func aFileForAnotherSystemIsANote() throws {
    try withFolder { folder in
      let url = URL(filePath: folder + "/Mac.xib")
      let type = "com.apple.InterfaceBuilder3.Cocoa.XIB"
      try Data("<document type=\"\(type)\" targetRuntime=\"MacOSX.Cocoa\"/>".utf8).write(to: url)
      #expect(NibCheck().findings(inFileAt: url).map(\.severity) == [.note])
    }
  }
}
