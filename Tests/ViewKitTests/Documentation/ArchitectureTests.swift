import Foundation
import XCTest

@testable import ViewKit

/// Holds the sources to the floors that the article "Architecture" describes.
final class ArchitectureTests: XCTestCase {
  /// The folders of the module, each of which uses only those before it.
  private static let floors = [
    "Ground", "Tree", "Layout", "Controls", "Controllers", "Accessibility", "SavedTrees",
  ]

  /// The uses of a higher floor that stay.
  private static let exceptions: [(from: String, to: String)] = [
    // A view is what layout lays out: the two are one thing, in two folders for their size.
    ("Tree/View/", "Layout/"),
    // `View.window` is a `Window`, which is a view itself.
    ("Tree/View/", "Controllers/Window/Window.swift"),
    // What a saved tree keeps of an object stands in for the object's own answers.
    ("Tree/Responder/ResponderRecord.swift", "Accessibility/"),
    ("Tree/Responder/ResponderRecord.swift", "Layout/Reports/"),
    // A stack takes its baseline from a view that rows name.
    ("Layout/Lowering/ConstraintLowering.swift", "Controls/Stack/"),
    // The top and bottom layout guides are those of a controller.
    ("Layout/Constraints/LayoutSupport.swift", "Controllers/Controller/ViewController.swift"),
    // A row is read as one text, in the order in which its parts would be read.
    ("Controls/Tables/TableViewCell+Accessibility.swift", "Accessibility/"),
  ]

  func testEveryFloorUsesOnlyThoseBelow() throws {
    var used = Set<Int>()
    for arrow in try Self.arrowsUpwards() {
      let index = Self.exceptions.firstIndex {
        arrow.from.hasPrefix($0.from) && arrow.to.hasPrefix($0.to)
      }
      if let index {
        used.insert(index)
      } else {
        XCTFail("\(arrow.from) uses \(arrow.names.sorted()) of \(arrow.to), a higher floor")
      }
    }
    XCTAssertLessThanOrEqual(Self.exceptions.count, 20)
    for (index, exception) in Self.exceptions.enumerated() where !used.contains(index) {
      XCTFail("\(exception.from) does not use \(exception.to): the exception can go")
    }
  }

  func testEveryFileOfTheModuleLiesOnAFloor() throws {
    for path in try Self.modulePaths() {
      XCTAssertTrue(Self.floors.contains { path.hasPrefix($0 + "/") }, path)
    }
  }

  func testFoldersAreSmallAndTheirNamesHaveNoBlanks() throws {
    var counts: [String: Int] = [:]
    for url in try Repository.files("Sources", ["swift"]) {
      counts[
        url.deletingLastPathComponent().path.replacing(Repository.root.path, with: ""),
        default: 0
      ] += 1
    }
    XCTAssertFalse(counts.isEmpty)
    for (folder, count) in counts.sorted(by: { $0.key < $1.key }) {
      XCTAssertFalse(folder.contains(" "), folder)
      // The audit has one file for each rule.
      if !folder.hasSuffix("Audit/Rules") { XCTAssertLessThanOrEqual(count, 24, folder) }
    }
  }

  /// Interface files, saved trees and controllers find the module's classes in one table.
  func testTheTableOfBuiltInClassesListsEveryClassOfViews() throws {
    var superclasses: [String: String] = [:]
    for path in try Self.modulePaths() {
      let text = try String(contentsOf: Self.module.appending(path: path), encoding: .utf8)
      for match in text.matches(of: /(?m)^(?:[a-z]+ )*class (\w+): (\w+)/) {
        superclasses[String(match.1)] = String(match.2)
      }
    }
    let classes = superclasses.keys.filter { name in
      sequence(first: name) { superclasses[$0] }.contains("View")
    }
    XCTAssertGreaterThan(classes.count, 30)
    // The button of a bar's item can't be decoded: its bar creates it.
    let expected = Set(classes + ["View"]).subtracting(["BarItemButton"])
    XCTAssertEqual(expected, Set(BuiltInViewClass.all.map(\.name)))
  }

  func testTheTableOfBuiltInClassesListsSubclassesFirst() {
    for entry in BuiltInViewClass.all {
      guard let view = entry.make?(.zero) else { continue }
      XCTAssertEqual(BuiltInViewClass.all.first { $0.includes(view) }?.name, entry.name)
    }
  }

  // MARK: Arrows

  private struct Arrow {
    let from: String
    let to: String
    var names: Set<String>
  }

  /// The uses of names that only one file declares, on a higher floor than the file that uses them.
  ///
  /// Short names of members are left out: most have several meanings.
  private static func arrowsUpwards() throws -> [Arrow] {
    let files = try modulePaths().map { path in
      (path, names: try SourceNames(module.appending(path: path)))
    }
    var declaring: [String: Int] = [:]
    for name in files.flatMap(\.names.declarations) { declaring[name, default: 0] += 1 }
    var owners: [String: String] = [:]
    for (path, names) in files {
      for name in names.types.union(names.members.filter { $0.count >= 12 })
      where declaring[name] == 1 {
        owners[name] = path
      }
    }
    return files.flatMap { path, names in
      var arrows: [String: Arrow] = [:]
      for name in names.uses {
        guard let owner = owners[name], floor(of: owner) > floor(of: path) else {
          continue
        }
        arrows[owner, default: Arrow(from: path, to: owner, names: [])].names.insert(name)
      }
      return arrows.values.sorted { $0.to < $1.to }
    }
  }

  private static func floor(of path: String) -> Int {
    floors.firstIndex { path.hasPrefix($0 + "/") } ?? 0
  }

  private static let module = Repository.root.appending(path: "Sources/ViewKit")

  private static func modulePaths() throws -> [String] {
    try Repository.files("Sources/ViewKit", ["swift"]).map {
      String($0.path.dropFirst(module.path.count + 1))
    }
  }
}
