import Foundation
import Testing

/// Holds Algorithm.md and the sources of the solver to one another.
@Suite struct AlgorithmArticleTests {
  private let article: String

  /// The text of each source file, by the file's name.
  private let sources: [String: String]

  init() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources/ViewKitSolver")
    article = try String(
      contentsOf: folder.appending(path: "ViewKitSolver.docc/Algorithm.md"),
      encoding: .utf8
    )
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var sources: [String: String] = [:]
    for case let url as URL in try #require(files) where url.pathExtension == "swift" {
      sources[url.lastPathComponent] = try String(contentsOf: url, encoding: .utf8)
    }
    self.sources = sources
  }

  @Test func everySourceFileNamesASectionOfTheArticle() throws {
    let sections = Set(article.matches(of: /(?m)^##+ (\d+(?:\.\d+)?)\.?\s/).map { $0.1 })
    #expect(sources.count > 40)
    for (name, text) in sources {
      let header = text.prefix { $0 != "\n" }
      let match = try #require(
        header.wholeMatch(of: /\/\/ Algorithm\.md, sections? ([\d.]+)(?: and ([\d.]+))?\./),
        "\(name) does not begin with the section of Algorithm.md that it implements"
      )
      for section in [match.1, match.2].compactMap({ $0 }) {
        #expect(sections.contains(section), "\(name) names section \(section)")
      }
    }
  }

  @Test func everyNameInTheArticleIsInTheSources() {
    var words: Set<Substring> = []
    for (name, text) in sources {
      words.formUnion(name.split { $0 == "+" || $0 == "." })
      words.formUnion(text.split { !$0.isLetter && !$0.isNumber })
    }
    let prose = article.replacing(/```[\s\S]*?```/, with: "")
    for span in prose.matches(of: /`([^`\n]+)`/).map({ $0.1 }) {
      for name in span.split(whereSeparator: { !$0.isLetter && !$0.isNumber })
      where name.count > 2 && name.allSatisfy(\.isASCII) && name != "WorkedExampleTests" {
        #expect(words.contains(name), "Algorithm.md names \(name)")
      }
    }
  }

  @Test func everyToleranceAndLimitIsInTheArticleWithItsValue() throws {
    let text = try #require(sources["Tolerances.swift"])
    let constants = text.matches(of: /static let (\w+)(?:: Int32)? = (.+)/)
    #expect(constants.count > 20)
    for constant in constants {
      let value =
        constant.2 == "100 * conflict" ? "100 × `conflict`" : String(constant.2)
      #expect(
        article.contains("| `\(constant.1)` | \(value) |"),
        "Algorithm.md lists no \(constant.1) of \(value)"
      )
    }
  }

  @Test func everyReferenceIsListedAndCited() {
    let cited = Set(article.matches(of: /\[([A-Z]\w+ \d{4}[\d, ]*)\]/).map { $0.1 })
    for reference in cited {
      #expect(article.ranges(of: "[\(reference)]").count > 1, "\(reference) is not cited")
      #expect(article.contains("- [\(reference)]"), "\(reference) is not listed")
    }
    #expect(cited.count == 9)
  }
}
