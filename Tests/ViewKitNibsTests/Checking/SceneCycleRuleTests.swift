import Foundation
import Testing
import ViewKitNibs

struct SceneCycleRuleTests {
  /// What is found in scenes of which each has an element, an identifier and segues, a line each.
  private func findings(
    _ scenes: [(element: String, id: String, segues: [String])]
  ) throws -> [String] {
    let texts = scenes.map { element, id, segues in
      """
      <scene sceneID="s-\(id)"><objects>
      <\(element) id="\(id)"><connections>
      \(segues.joined(separator: "\n"))
      </connections></\(element)>
      </objects></scene>
      """
    }
    let document = try NibDocument(
      data: Data(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes>
        \(texts.joined(separator: "\n"))
        </scenes></document>
        """.utf8
      ),
      file: "Test.storyboard"
    )
    return NibCheck().findings(in: document).filter { $0.rule == .missingScene }.map(\.description)
  }

  private func segue(_ destination: String, _ kind: String, _ number: Int = 1) -> String {
    "<segue destination=\"\(destination)\" kind=\"\(kind)\" id=\"\(destination)-\(number)\"/>"
  }

  @Test func scenesThatEmbedThemselvesAreFound() throws {  // F2-22
    let found = try findings([("viewController", "a", [segue("a", "embed")])])
    #expect(
      found == [
        "Test.storyboard:4:1: error: [MissingScene] Found a segue that puts viewController a in "
          + "itself."
      ]
    )
  }

  @Test func circlesOfContainersAreFoundOnce() throws {  // F2-22
    let found = try findings([
      ("viewController", "first", [segue("tabs", "embed", 0)]),
      ("navigationController", "bars", [segue("tabs", "relationship", 1)]),
      (
        "tabBarController", "tabs",
        [segue("page", "relationship"), segue("bars", "relationship")]
      ),
      ("viewController", "page", []),
    ])
    #expect(
      found == [
        "Test.storyboard:9:1: error: [MissingScene] Found a segue that puts tabBarController tabs "
          + "in navigationController bars, which lies in it already."
      ]
    )
  }

  @Test func scenesThatOnlyLeadToEachOtherAreNotFound() throws {  // F2-22
    let found = try findings([
      ("viewController", "a", [segue("b", "show"), segue("a", "presentation")]),
      (
        "viewController", "b", [segue("a", "show"), segue("c", "embed", 1), segue("c", "embed", 2)]
      ),
      ("viewController", "c", []),
    ])
    #expect(found == [])
  }
}
