import Foundation
import Testing
import ViewKit
import ViewKitNibs

/// Issues of accessibility have the places of the elements in the file.
struct ScreenAuditTests {
  fileprivate static let checkout = Fixture.url("Checkout.xib")

  /// The line of the first element of a name in a fixture, counted from 1, and its column.
  private func place(of element: String, in url: URL) throws -> NibLocation {
    let lines = try String(contentsOf: url, encoding: .utf8).split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    let index = try #require(lines.firstIndex { $0.contains("<\(element) ") })
    let column = lines[index].prefix { $0 == " " }.count + 1
    return NibLocation(line: index + 1, column: column)
  }

  @Test func issuesNameThePlaceOfTheElement() throws {
    let findings = ScreenAudit().run([Self.checkout]).findings
    let finding = try #require(findings.first { $0.issue?.rule == .placeholderOnly })
    #expect(finding.location == (try place(of: "textField", in: Self.checkout)))
    #expect(finding.severity == .error)
    let start = "\(Self.checkout.relativePath):\(finding.location): error: [placeholder-only] "
    #expect(finding.description.hasPrefix(start))
    #expect(finding.description.contains("Element has no description."))
  }

  @Test func everyIssueStandsSomewhereInTheFile() throws {
    let files = ["Checkout.xib", "Gallery.storyboard", "Shop.storyboard"].map(Fixture.url)
    let report = ScreenAudit().run(files)
    #expect(report.files == 3)
    #expect(report.findings.count > 10)
    for finding in report.findings {
      #expect(finding.location.line > 1, "\(finding)")
    }
  }

  /// The example of the article about checking files.
  @Test func theArticlesExampleFindsErrors() {
    var printed: [String] = []
    func print(_ text: String) { printed += text.split(separator: "\n").map(String.init) }
    enum NibFileSearch {
      static func files(at paths: [String]) -> [URL] { [ScreenAuditTests.checkout] }
    }

    let report = ScreenAudit().run(NibFileSearch.files(at: ["Sources"]))
    print(report.text(from: .error))

    #expect(printed.count == 2)
    #expect(printed.first?.contains("error: [placeholder-only]") == true)
  }

  /// The example of the type.
  @Test func filesHaveTheirScreensWithNames() throws {
    var printed: [String] = []
    func print(_ name: String, _ spoken: String) { printed += [name, spoken] }
    let url = Self.checkout

    let file = try ScreenFile(contentsOf: url)
    for screen in file.screens {
      print(screen.name, screen.view.accessibilityDescription)
    }

    #expect(printed.first == "view")
    #expect(printed.last?.contains("\"Pay. Button.\"") == true)
  }

  @Test func textAndJSONCountAlike() throws {
    let report = ScreenAudit().run([Self.checkout, Fixture.url("Nothing.xib")])
    let errors = report.findings(from: .error)
    let last = report.text(from: .error).split(separator: "\n").last
    #expect(last?.hasPrefix("\(errors.count) errors in 2 files; ") == true)

    struct Form: Decodable {
      struct Finding: Decodable {
        let file: String
        let line: Int
        let column: Int
        let severity: String
        let rule: String
        let message: String
        let issue: AccessibilityIssue?
      }
      let files: Int
      let counts: [String: Int]
      let findings: [Finding]
    }
    let json = Data(try report.json(from: .error).utf8)
    let form = try JSONDecoder().decode(Form.self, from: json)
    #expect(form.files == 2)
    #expect(form.counts["error"] == errors.count)
    #expect(form.findings.compactMap(\.issue) == errors.compactMap(\.issue))
    let unreadable = try #require(form.findings.last)
    #expect(unreadable.rule == "UnreadableFile" && unreadable.issue == nil)
    #expect(unreadable.line == 1 && unreadable.column == 1)
  }

  @Test func savedTreesAreKnownByNameOrByContent() throws {
    let card = View(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    let button = Button(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    card.addSubview(button)
    let data = Data(SavedTree(of: card).text.utf8)
    let file = try ScreenFile(data: data, file: "card")
    #expect(file.canvas == nil)
    #expect(file.screens.map(\.name) == ["View"])

    let findings = ScreenAudit().findings(in: file)
    let finding = try #require(findings.first { $0.issue?.rule == .touchTarget })
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
    let line = try #require(lines.firstIndex { $0.contains("\"class\": \"Button\"") })
    #expect(lines[..<finding.location.line].last == "    {")
    #expect(finding.location.line <= line && finding.location.column == 5)
  }

  @Test func foldersInPlaceOfFilesAreToldInWords() throws {
    let folder = FileManager.default.temporaryDirectory
    let error = try #require(throws: NibError.self) { try ScreenFile(contentsOf: folder) }
    #expect(error.message.hasPrefix("The file can't be read: "))
    #expect(!error.message.contains("Domain"))
  }

  @Test func wrongSavedTreesAreToldWithTheirPlaces() throws {
    do throws(NibError) {
      _ = try ScreenFile(data: Data("{\n  \"format\": 1 }".utf8), file: "a.json")
      Issue.record("The file was read")
    } catch {
      let words = "Found other JSON, expected a tree that ViewKit saved."
      #expect(error.description == "a.json:1:1: error: \(words)")
    }
  }
}
