import Foundation
import XCTest

/// Holds the documents and the tests to one another.
final class DocumentationTests: XCTestCase {
  func testBehaviourRulesHasALineForEveryNumberThatATestCites() throws {
    let rules = try BehaviourRules()
    for source in try Repository.testSources() {
      for number in source.citedNumbers where rules.tests[number] == nil {
        XCTFail("\(source.name) cites \(number), which BehaviourRules.md does not list")
      }
    }
  }

  func testBehaviourRulesListsOnlyWhatTestsCite() throws {
    let cited = try Set(Repository.testSources().flatMap(\.citedNumbers))
    for number in try BehaviourRules().tests.keys.sorted() where !cited.contains(number) {
      XCTFail("BehaviourRules.md lists \(number), which no test cites")
    }
  }

  func testBehaviourRulesNamesTestsThatExist() throws {
    let existing = try Set(Repository.testSources().flatMap(\.testNames))
    XCTAssertFalse(existing.isEmpty)
    for (number, tests) in try BehaviourRules().tests.sorted(by: { $0.key < $1.key }) {
      XCTAssertFalse(tests.isEmpty, "BehaviourRules.md names no test for \(number)")
      for test in tests where !existing.contains(test) {
        XCTFail("BehaviourRules.md names \(test) for \(number), which does not exist")
      }
    }
  }

  func testDelegatesHasALineForEveryMethodOfEveryDelegate() throws {  // F2-17
    let declared = try Repository.delegateMethods()
    let listed = try Delegates()
    XCTAssertEqual(declared.keys.sorted(), listed.methods.keys.sorted())
    for (name, methods) in declared {
      let lines = listed.methods[name] ?? [:]
      for (method, mark) in methods {
        guard let line = lines[method] else {
          XCTFail("Delegates.md has no line for \(name).\(method)")
          continue
        }
        XCTAssertEqual(line.mark, mark, "Delegates.md and \(name) differ over \(method)")
        XCTAssertEqual(line.tests.isEmpty, mark != nil, "\(name).\(method) is called or it is not")
      }
      for (method, line) in lines where methods[method] == nil {
        XCTAssertNotNil(line.missingType, "\(name) has no \(method), which Delegates.md lists")
      }
    }
  }

  func testDelegatesNamesTestsThatExist() throws {  // F2-17
    let existing = try Set(Repository.testSources().flatMap(\.testNames))
    for test in try Delegates().methods.values.flatMap(\.values).flatMap(\.tests)
    where !existing.contains(test) {
      XCTFail("Delegates.md names \(test), which does not exist")
    }
  }

  /// Examples are compiled and asserted: each stands in a test, apart from blanks and comments.
  func testEveryExampleStandsInATest() throws {
    let tests = try Repository.testSources().map(\.code)
    let documents = try Repository.documents()
    XCTAssertGreaterThan(documents.flatMap(\.examples).count, 20)
    for document in documents {
      for example in document.examples where !tests.contains(where: { $0.contains(example) }) {
        XCTFail("An example of \(document.name) stands in no test: \(example)")
      }
    }
  }
}

/// The article that gives each rule and case a line, with the tests that hold it.
private struct BehaviourRules {
  var tests: [String: [String]] = [:]

  init() throws {
    let article = try String(
      contentsOf: Repository.root.appending(
        path: "Sources/ViewKit/ViewKit.docc/BehaviourRules.md"
      ),
      encoding: .utf8
    )
    for line in article.split(separator: "\n") {
      guard let match = line.firstMatch(of: /^- \*\*([\w.-]+)\*\*/) else { continue }
      XCTAssertNil(tests[String(match.1)], "BehaviourRules.md lists \(match.1) twice")
      tests[String(match.1)] = line.matches(of: /`(\w+Tests\.\w+)`/).map { String($0.1) }
    }
    XCTAssertFalse(tests.isEmpty)
  }
}

/// The article that lists which methods of delegates and data sources are called.
private struct Delegates {
  struct Line {
    let mark: String?
    let missingType: String?
    let tests: [String]
  }

  /// The lines by protocol and by method.
  var methods: [String: [String: Line]] = [:]

  init() throws {
    let article = Repository.root.appending(path: "Sources/ViewKit/ViewKit.docc/Delegates.md")
    var name = ""
    for line in try String(contentsOf: article, encoding: .utf8).split(separator: "\n") {
      if let heading = line.firstMatch(of: /^### (\w+)$/) { name = String(heading.1) }
      guard !name.isEmpty, let method = line.firstMatch(of: /^- `([^`]+)`(.*)$/) else { continue }
      methods[name, default: [:]][String(method.1)] = Line(
        mark: method.2.firstMatch(of: /``NeverCalled\/(\w+)``/).map { String($0.1) },
        missingType: method.2.firstMatch(of: /as there is no `([\w.]+)`/).map { String($0.1) },
        tests: method.2.matches(of: /`(\w+Tests\.\w+)`/).map { String($0.1) }
      )
    }
  }
}

/// A file of tests, or one with documentation.
private struct Source {
  let name: String
  let lines: [Substring]

  init(_ url: URL) throws {
    name = url.lastPathComponent
    lines = try String(contentsOf: url, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The text without comments and blanks.
  var code: String { Self.code(of: lines) }

  /// The numbers of rules and cases in comments.
  ///
  /// Numbers of two parts count only where a comment begins with them, since other numbers look
  /// the same.
  var citedNumbers: [String] {
    let comments = lines.filter { $0.utf8.contains(UInt8(ascii: "/")) }.compactMap { line in
      line.firstMatch(of: /(?:^|[^:\/])\/\/ (.*)$/).map(\.1)
    }
    return comments.flatMap { comment in
      let anywhere = comment.matches(
        of: /(?:^|[ (,])(\d+\.\d+\.\d+|[A-Z]{2}-[A-Z]?\d\d|F2-\d\d)(?![\w.])/
      ).map(\.1)
      let list = comment.prefixMatch(
        of: /(?:(?:\d+\.\d+(?:\.\d+)?|[A-Z]{2}-[A-Z]?\d\d|F2-\d\d)(?:, |$|[:; ]))+/
      )
      let atStart = list?.0.matches(of: /(?:^|[ ,])([279]\.\d{1,2})(?![\d.])/).map(\.1) ?? []
      return (anywhere + atStart).map(String.init)
    }
  }

  /// The tests, each with its class: what is declared without indentation, and members of it.
  var testNames: [String] {
    var type: Substring = ""
    var names: [String] = []
    for line in lines {
      switch line.prefix(while: { $0 == " " }).count {
      case 0:
        if let match = line.firstMatch(of: /\b(?:class|struct) (\w+Tests)\b/) { type = match.1 }
      case 2:
        if let match = line.firstMatch(of: /\bfunc (\w+)/) { names.append("\(type).\(match.1)") }
      default:
        break
      }
    }
    return names
  }

  /// The parts of the fenced Swift examples between empty lines, without comments and blanks.
  ///
  /// Left out are imports and the manifest of a package.
  var examples: [String] {
    var parts: [[Substring]] = []
    var isExample = false
    for line in lines {
      var text = line.drop { $0 == " " }
      if text.hasPrefix("///") { text = text.dropFirst(3).drop { $0 == " " } }
      if text.hasPrefix("```") {
        isExample = text == "```swift"
        parts.append([])
      } else if isExample, text.isEmpty {
        parts.append([])
      } else if isExample, !text.hasPrefix("import ") {
        parts[parts.count - 1].append(text)
      }
    }
    return parts.map(Self.code).filter { !$0.isEmpty && !$0.contains(".package(") }
  }

  private static func code(of lines: [Substring]) -> String {
    var code: [UInt8] = []
    for line in lines {
      var wasSlash = false
      for byte in line.utf8 where byte > UInt8(ascii: " ") {
        let isSlash = byte == UInt8(ascii: "/")
        if isSlash && wasSlash {
          code.removeLast()
          break
        }
        code.append(byte)
        wasSlash = isSlash
      }
    }
    return String(decoding: code, as: UTF8.self)
  }
}

extension Repository {
  fileprivate static func testSources() throws -> [Source] {
    let modules = ["", "Nibs", "Rendering", "Solver", "Testing", "Tool"]
    return try modules.flatMap { try files("Tests/ViewKit\($0)Tests", ["swift"]) }
      .map(Source.init)
  }

  /// The README, the articles, and the documentation of the libraries' types.
  fileprivate static func documents() throws -> [Source] {
    try [Source(root.appending(path: "README.md"))]
      + files("Sources/ViewKit", ["md", "swift"]).map(Source.init)
      + files("Sources/ViewKitNibs", ["md", "swift"]).map(Source.init)
      + files("Sources/ViewKitTesting", ["md", "swift"]).map(Source.init)
      + files("Sources/ViewKitRendering", ["md", "swift"]).map(Source.init)
      + files("Sources/ViewKitSolver", ["md", "swift"]).map(Source.init)
  }

  /// The methods of each public delegate and data source, with the mark of those that are not called.
  fileprivate static func delegateMethods() throws -> [String: [String: String?]] {
    var methods: [String: [String: String?]] = [:]
    for url in try files("Sources/ViewKit", ["swift"]) {
      let text = try String(contentsOf: url, encoding: .utf8)
      guard text.contains("Delegate: ") || text.contains("DataSource: ") else { continue }
      for match in text.matches(of: /(?m)^public protocol (\w+(?:Delegate|DataSource))\b[\s\S]*?^}/)
      {
        let found = match.0.matches(of: /(?:@NeverCalled\.(\w+)\s+)?func (\w+)\(([^)]*)\)/).map {
          ("\($0.2)(\(labels(of: $0.3)))", $0.1.map(String.init))
        }
        methods[String(match.1)] = Dictionary(found) { first, _ in first }
      }
    }
    return methods
  }

  private static func labels(of parameters: Substring) -> String {
    parameters.split(separator: ",").compactMap { $0.split { " :\n".contains($0) }.first }
      .map { "\($0):" }.joined()
  }
}
