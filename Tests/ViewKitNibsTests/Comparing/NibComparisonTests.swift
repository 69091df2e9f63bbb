import Foundation
import Testing
import ViewKitNibs

struct NibComparisonTests {
  typealias Make = CanvasFixture

  /// A badge that is stored where its constraints put it, and one beside it that is not.
  private func document(strayX: CGFloat = 16, _ attributes: String = "") throws -> NibDocument {
    let label = Make.placed("label", "l", "text=\"Hi\"", frame: (16, 8, 60, 24))
    let stray = Make.placed("view", "a", attributes, frame: (strayX, 40, 100, 50))
    return try Make.xib(
      device: "retina4_7",
      tools: "14109",
      Make.view(
        "view",
        "v",
        frame: (0, 0, 300, 300),
        "<subviews>\(label)\(stray)</subviews>"
          + Make.constraints(
            "l.leading = self.leadingMargin",
            "l.top = self.top 8",
            "a.leading = self.leading 16",
            "a.top = self.top 40",
            "a.width = 100",
            "a.height = 50"
          )
      )
    )
  }

  // MARK: Expectations of its own

  @Test func withoutAManifestTheStoredFramesAreExpected() throws {
    let file = NibComparison().compare(try document())
    #expect(file.views.map(\.expectation.view) == ["l", "a"])
    #expect(file.views.map(\.expectation.tier) == [.m1, .m0])
    #expect(file.views.map { $0.withStoredSizes?.largest } == [0, 0])
    #expect(file.views.map(\.parent) == ["view", "view"])
    #expect(file.device == "retina4_7")
    #expect(file.viewCount == 3)
  }

  @Test func rootsWithMarkedFramesAreLeftOut() throws {
    #expect(NibComparison().compare(try document("misplaced=\"YES\"")).views.isEmpty)
    #expect(NibComparison().compare(try document("ambiguous=\"YES\"")).views.isEmpty)
  }

  @Test func viewsThatConstraintsLeaveOpenAreLeftOut() throws {
    let document = try Make.xib(
      Make.view(
        "view",
        "v",
        frame: (0, 0, 300, 300),
        "<subviews>\(Make.placed("view", "open", frame: (5, 5, 10, 10)))</subviews>"
          + Make.constraints("open.top = self.top 5", "open.width = 10", "open.height = 10")
      )
    )
    #expect(NibComparison().compare(document).views.isEmpty)
  }

  // MARK: The report

  private func report(_ documents: [NibDocument]) -> NibComparisonReport {
    NibComparisonReport(documents.map { NibComparison().compare($0) })
  }

  @Test func sharesCountViewsWithinATolerance() throws {
    let report = report([
      try document(), try document(strayX: 16.75), try document(strayX: 16.25),
      try document(strayX: 30),
    ])
    #expect(report.files == 4)
    #expect(report.rows == 8)
    #expect(report.views == 12)
    #expect(report.m0WithinOne == 0.75)
    #expect(report.m1WithinOne == 7.0 / 8)
    #expect(report.m1WithinHalf == 6.0 / 8)
    #expect(report.m1Exact == 5.0 / 8)
    #expect(report.rWithinOne == nil)
    #expect(report.wholeRoots == 0.75)
    #expect(report.byElement["view"]?.rows == 4)
    #expect(report.byElement["view"]?.withinHalf == 0.5)
    #expect(report.byParent["view"]?.withinOne == 7.0 / 8)
    #expect(report.byDevice["retina4_7"]?.rows == 8)
  }

  @Test func theWorstRootsNameTheirViewsAndDifferences() throws {
    let report = report([try document(), try document(strayX: 30)])
    let root = try #require(report.wrongRoots.first)
    #expect(report.wrongRoots.count == 1)
    #expect(root.root == "v")
    #expect(root.rows == 2)
    #expect(root.wrong.map(\.view) == ["a"])
    #expect(root.wrong[0].differences == [-14, 0, 0, 0])
    #expect(report.description.contains("Test.xib v: 1 of 2, view a: -14.0 0.0 0.0 0.0"))
  }

  @Test func sharesStandInAColumnThatEndsAtTheSamePlace() throws {
    let report = report([try document(), try document(strayX: 30)])
    let lines = report.description.split(separator: "\n").filter { $0.contains(" within ") }
    let shares = lines.filter { $0.last?.isNumber ?? false }
    #expect(shares.count > 3)
    #expect(Set(shares.map(\.count)) == [64])
  }

  @Test func rowsOfTheTablesStandBelowTheirHeading() throws {
    let lines = report([try document(), try document(strayX: 30)]).description
      .split(separator: "\n", omittingEmptySubsequences: false)
    let headings = lines.indices.filter { lines[$0].contains("   rows    1 pt") }
    #expect(!headings.isEmpty)
    for heading in headings {
      let end = try #require(lines[heading].range(of: "rows")).upperBound
      let column = lines[heading].distance(from: lines[heading].startIndex, to: end)
      let rows = lines[(heading + 1)...].prefix { !$0.isEmpty }
      #expect(!rows.isEmpty)
      for row in rows {
        let cell = row.prefix(column).suffix(7)
        #expect(cell.last?.isNumber == true && cell.first == " ", "\(row)")
      }
    }
  }

  @Test func ownSizesAreComparedToo() throws {
    let file = NibComparison().compare(try document())
    #expect((file.views[0].withOwnSizes?.largest ?? 0) > 1)
    #expect(file.views[1].withOwnSizes?.largest == 0)
    #expect(NibComparisonReport([file]).m2WithinOne == 0.5)
  }

  @Test func jsonHasSortedKeysAndSharesFromZeroToOne() throws {
    let report = report([try document()])
    let text = try report.json()
    #expect(text == (try report.json()))
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    )
    #expect(object["m0_within_1"] as? Double == 1)
    #expect(object["m1_within_half"] as? Double == 1)
    #expect(object["m2_within_1"] as? Double == 0.5)
    #expect(object["rows"] as? Int == 2)
    #expect(object["files"] as? Int == 1)
    #expect(object["failed_files"] as? Int == 0)
    #expect(object.keys.contains("r_within_1"))
    let first = try #require(text.range(of: "\"by_device\""))
    let second = try #require(text.range(of: "\"whole_roots\""))
    #expect(first.lowerBound < second.lowerBound)
  }

  @Test func aFileThatCannotBeLoadedDoesNotStopTheOthers() throws {
    var done: [Int] = []
    let report = NibComparison().run(
      [URL(filePath: "missing.xib"), Fixture.url("Card.xib")],
      progress: { done.append($0) }
    )
    #expect(report.files == 1)
    #expect(report.failedFiles == 1)
    #expect(report.failures.map(\.file) == ["missing.xib"])
    #expect(done == [1, 2])
    #expect(report.description.contains("missing.xib"))
  }

  // MARK: With tables

  @Test func aManifestSaysWhatIsExpectedAndACanvasTableWhereTheSafeAreaIs() throws {
    let document = try Make.xib(
      Make.view(
        "view",
        "v",
        frame: (0, 0, 414, 896),
        "<subviews>\(Make.placed("view", "a"))</subviews>"
          + "<viewLayoutGuide key=\"safeArea\" id=\"area\"/>"
          + Make.constraints(
            "a.top = area.top",
            "a.leading = self.leading",
            "a.width = 10",
            "a.height = 10"
          )
      )
    )
    let header = "file\troot\tview\telement\tx\ty\tw\th\ttier\tref_ok1\n"
    let manifest = try NibManifest(
      header + "Test.xib\tv\ta\tview\t0\t99\t10\t10\tM0\t1\n"
        + "Test.xib\tv\tgone\tview\t0\t0\t1\t1\tM0\t1\n"
    )
    let canvas = try NibCanvasTable(
      "file\troot\ttop\tleft\tbottom\tright\nTest.xib\tv\t99\t0\t0\t0\n"
    )
    let file = NibComparison(manifest: manifest, canvas: canvas).compare(document)
    #expect(file.views.map { $0.withStoredSizes?.largest } == [0, nil])
    #expect(NibComparisonReport([file]).rWithinOne == 0.5)
  }

  // MARK: The corpus

  /// A few of the public files that may lie beside the project, with the frames that Apple's engine
  /// gave them.
  @Test(.enabled(if: Fixture.corpus != nil))
  func mostFramesOfPublicFilesAreAppleOnes() throws {
    let corpus = try #require(Fixture.corpus)
    let folder = corpus.appending(path: "files")
    let all = try FileManager.default.contentsOfDirectory(
      at: folder,
      includingPropertiesForKeys: nil
    ).sorted { $0.path < $1.path }
    let files = stride(from: 0, to: all.count, by: 20).map { all[$0] }
    let comparison = NibComparison(
      manifest: try NibManifest(contentsOf: corpus.appending(path: "manifest.tsv")),
      canvas: try NibCanvasTable(contentsOf: corpus.appending(path: "canvas.tsv"))
    )
    let report = comparison.run(files)
    #expect(report.failedFiles == 0)
    #expect(report.rows > 300)
    #expect((report.m0WithinOne ?? 0) > 0.95)
    #expect((report.m1WithinOne ?? 0) > 0.95)
    #expect((report.rWithinOne ?? 0) > 0.98)
  }
}
