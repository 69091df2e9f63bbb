import Foundation
import Testing
import ViewKit
import ViewKitRendering

/// Wrong files give errors that name the place, or trees: never a crash.
struct SavedTreeErrorTests {
  /// A tree of two views, the second on line 5.
  private static func text(_ second: String) -> String {
    """
    { "format": "ViewKit tree", "version": 1,
      "views": [
        { "class": "View", "frame": [0, 0, 100, 100] },
        {
          \(second)
        }
      ] }
    """
  }

  private func failure(of text: String) -> SavedTreeError? {
    do throws(SavedTreeError) {
      _ = try SavedTree(text, file: "a.json").views()
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: [
    ("", "a.json:1:1: error: Expected JSON: Found the end, expected a value."),
    ("[1,\n 2", "a.json:2:3: error: Expected JSON: Expected a comma or the end of the array."),
    ("[NaN]", "a.json:1:2: error: Expected JSON: Expected a value."),
    ("[1e999]", "a.json:1:2: error: Expected JSON: Found the number 1e999, which is too large."),
    ("{\"ä\": \"\\x\"}", "a.json:1:8: error: Expected JSON: Found an unknown escape."),
    ("[\"a\tb\"]", "a.json:1:4: error: Expected JSON: Found a control character in a text."),
    ("{\"a\": 1, \"a\": 2}", "a.json:1:10: error: Expected JSON: Found the key 'a' twice."),
    ("{} {}", "a.json:1:4: error: Expected JSON: Found more after the value."),
    ("\"\\ud800\"", "a.json:1:4: error: Expected JSON: Found half of a character."),
    ("{}", "a.json:1:1: error: Found other JSON, expected a tree that ViewKit saved."),
    (
      "{\"format\": \"ViewKit tree\", \"version\": 2}",
      "a.json:1:39: error: Found version 2 of saved trees, expected 1."
    ),
    (
      "{\"format\": \"ViewKit tree\", \"version\": 1}",
      "a.json:1:1: error: Found no $.views, expected one."
    ),
    (
      "{\"format\": \"ViewKit tree\", \"version\": 1,\n \"root\": -1,\n "
        + "\"views\": [{\"class\": \"View\", \"frame\": [0, 0, 1, 1]}]}",
      "a.json:2:10: error: Found -1 at $.root, expected the number of a view."
    ),
  ])
  func textsThatAreNoSavedTreesAreTold(_ text: String, _ message: String) {
    #expect(failure(of: text)?.description == message)
  }

  @Test(arguments: [
    (
      #""class": "Label""#,
      "a.json:4:5: error: Found no $.views[1].superview, expected one."
    ),
    (
      #""class": "Poster", "superview": 0"#,
      "a.json:5:16: error: Found the class 'Poster' at $.views[1].class, "
        + "expected one of ViewKit's views."
    ),
    (
      #""class": "View", "superview": 1"#,
      "a.json:5:37: error: Found 1 at $.views[1].superview, "
        + "expected the number of a view before this one."
    ),
    (
      #""class": "Window", "superview": 0"#,
      "a.json:5:16: error: Found 'Window' at $.views[1].class, "
        + "expected another class for a view that lies in one."
    ),
    (
      #""class": "View", "superview": 0, "frame": [0, 0, "wide", 1]"#,
      "a.json:5:56: error: Found a text at $.views[1].frame[2], expected a number."
    ),
    (
      #""class": "View", "superview": 0, "frame": [0, 0, 1e300, 1]"#,
      "a.json:5:56: error: Found 1e300 at $.views[1].frame[2], expected at most 1000000000 points."
    ),
    (
      #""class": "View", "superview": 0, "frame": [0, 0, 1, 1], "state": { "tag": 1.5 }"#,
      "a.json:5:81: error: Found a number at $.views[1].state.tag, expected a whole number."
    ),
    (
      #""class": "Label", "superview": 0, "frame": [0, 0, 1, 1], "constraints": [{}]"#,
      "a.json:5:80: error: Found no $.views[1].constraints[0].constant, expected one."
    ),
  ])
  func valuesThatMeanNothingAreToldWithTheirPlaces(_ second: String, _ message: String) {
    #expect(failure(of: Self.text(second))?.description == message)
  }

  @Test func lengthsUpToABillionPointsAreTaken() throws {
    let second = #""class": "View", "superview": 0, "frame": [-1000000000, 0, 1000000000, 1]"#
    let root = try SavedTree(Self.text(second)).views().root
    #expect(root.subviews.first?.frame == CGRect(x: -1e9, y: 0, width: 1e9, height: 1))
  }

  @Test func valuesInStatesHavePlacesToo() throws {
    let state = #"{ "label": { "text": "A", "font": { "pointSize": "large" } } }"#
    let text = Self.text(
      #""class": "Label", "superview": 0, "frame": [0, 0, 1, 1], "state": \#(state)"#
    )
    let error = try #require(failure(of: text))
    #expect(error.path.hasPrefix("$.views[1].state.label.font"))
    #expect(error.line == 5)
  }

  @Test func deepTextsAreRefused() throws {
    let text = String(repeating: "[", count: 100_000)
    let error = try #require(failure(of: text))
    #expect(error.message.contains("nested deeper than the limit of 64"))
  }

  @Test func bytesThatAreNotUTF8AreRefused() {
    #expect(throws: SavedTreeError.self) {
      try SavedTree(utf8: Array("[\"".utf8) + [0xFF] + Array("\"]".utf8), file: "a.json")
    }
  }

  @Test func deepTreesAreSavedAndRead() throws {
    let root = View()
    var inner = root
    for _ in 0..<2_000 {
      let next = View(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
      inner.addSubview(next)
      inner = next
    }
    let read = try SavedTree(SavedTree(of: root).text).views()
    #expect(read.root.recursiveDescription == root.recursiveDescription)
  }

  /// The same inputs each time; many more were run when the format was made.
  @Test func wrongFilesGiveErrorsOrTrees() {
    let texts = SavedScreen.allCases.map { SavedTree(of: $0.show()).text }
    var (errors, trees) = (0, 0)
    for number in 0..<180 {
      var mutator = SavedTreeMutator(seed: UInt64(number))
      let bytes = mutator.mutated(texts[number % texts.count])
      do throws(SavedTreeError) {
        let read = try SavedTree(utf8: bytes, file: "a.json").views()
        look(at: read.root)
        trees += 1
      } catch {
        errors += 1
        #expect(error.line > 0 && error.column > 0)
      }
    }
    #expect(errors > 40)
    #expect(trees > 20)
  }

  private func look(at view: View) {
    var options = SVGOptions()
    options.layers = [.views, .text, .layout, .accessibility, .issues]
    _ = view.svg(options: options)
    _ = SavedTree(of: view).text
  }
}
