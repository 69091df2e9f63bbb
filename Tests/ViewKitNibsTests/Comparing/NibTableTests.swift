import Foundation
import Testing
import ViewKit
import ViewKitNibs

struct NibTableTests {
  private let header = "file\troot\tview\telement\tx\ty\tw\th\ttier\tref_ok1"

  @Test func aManifestGivesTheExpectationsOfAFileInItsOrder() throws {
    let manifest = try NibManifest(
      "\(header)\nA.xib\tr\tv\tlabel\t1\t2.5\t3\t4\tM0\t1\n\nA.xib\tr\tw\tview\t0\t0\t1\t1\tM1\t0\n"
    )
    #expect(manifest.count == 2)
    let rows = manifest.expectations(forFile: "A.xib")
    #expect(rows.map(\.view) == ["v", "w"])
    #expect(rows[0].rect == CGRect(x: 1, y: 2.5, width: 3, height: 4))
    #expect(rows.map(\.tier) == [.m0, .m1])
    #expect(rows.map(\.isConfirmed) == [true, false])
    #expect(manifest.expectations(forFile: "B.xib").isEmpty)
  }

  @Test func aCanvasTableGivesSafeAreasByRoot() throws {
    let table = try NibCanvasTable(
      "file\troot\ttop\tleft\tbottom\tright\tmore\nA.xib\tr\t44\t0\t34\t1\t-\n"
    )
    let expected = ["r": EdgeInsets(top: 44, left: 0, bottom: 34, right: 1)]
    #expect(table.safeAreaInsets(inFile: "A.xib") == expected)
    #expect(table.safeAreaInsets(inFile: "B.xib").isEmpty)
  }

  @Test(arguments: [
    ("file\troot\n", "manifest:1: Found no column 'view' in the first line."),
    ("", "manifest:1: Found no column 'file' in the first line."),
    ("HEADER\nA.xib\tr\n", "manifest:2: Found 2 fields, expected 10."),
    (
      "HEADER\nA.xib\tr\tv\tlabel\t1\tx\t3\t4\tM0\t1\n",
      "manifest:2: Found 'x' in column 'y', expected a number."
    ),
    (
      "HEADER\nA.xib\tr\tv\tlabel\t1\tnan\t3\t4\tM0\t1\n",
      "manifest:2: Found 'nan' in column 'y', expected a number."
    ),
    (
      "HEADER\nA.xib\tr\tv\tlabel\t1\t2\t3\t4\tM7\t1\n",
      "manifest:2: Found 'M7' in column 'tier', expected M0 or M1."
    ),
    (
      "HEADER\nA.xib\tr\tv\tlabel\t1\t2\t3\t4\tM0\tyes\n",
      "manifest:2: Found 'yes' in column 'ref_ok1', expected 1 or 0."
    ),
  ])
  func aBadRowIsAnErrorWithItsLine(text: String, message: String) throws {
    let error = #expect(throws: NibTableError.self) {
      try NibManifest(text.replacing("HEADER", with: header))
    }
    #expect(error?.description == message)
  }

  @Test func aMissingFileIsAnErrorWithoutALine() throws {
    let error = #expect(throws: NibTableError.self) {
      try NibCanvasTable(contentsOf: URL(filePath: "nowhere.tsv"))
    }
    #expect(error?.line == 0)
    #expect(error?.description.hasPrefix("nowhere.tsv: Can't be read: ") == true)
  }
}
