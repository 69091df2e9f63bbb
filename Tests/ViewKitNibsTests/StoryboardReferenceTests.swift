import Foundation
import ViewKit
import ViewKitNibs
import XCTest

/// Scenes that stand for those of other storyboards.
final class StoryboardReferenceTests: XCTestCase {
  private var folder = FileManager.default.temporaryDirectory

  override func setUpWithError() throws {
    folder = folder.appending(path: "StoryboardReferenceTests-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  override func tearDownWithError() throws {
    try FileManager.default.removeItem(at: folder)
  }

  private func text(_ scenes: [String], initial: String) -> String {
    let content = scenes.map { "<scene sceneID=\"s\"><objects>\($0)</objects></scene>" }.joined()
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      initialViewController="\(initial)"><scenes>\(content)</scenes></document>
      """
  }

  /// Tabs of which the first is a scene of this file, and the second one of another file.
  private func tabs(referring reference: String) -> String {
    text(
      [
        """
        <tabBarController id="tab"><connections>
        <segue destination="own" kind="relationship" relationship="viewControllers" id="r1"/>
        <segue destination="ref" kind="relationship" relationship="viewControllers" id="r2"/>
        </connections></tabBarController>
        """,
        #"<viewController title="Own" id="own"/>"#,
        #"<viewControllerPlaceholder \#(reference) id="ref"/>"#,
      ],
      initial: "tab"
    )
  }

  private func load(
    _ reference: String,
    in folder: URL?
  ) throws -> (titles: [String?], messages: [String]) {
    let data = Data(tabs(referring: reference).utf8)
    let document = try NibDocument(data: data, file: "Main.storyboard")
    let storyboard = Storyboard(document, folder: folder)
    var messages: [String] = []
    storyboard.diagnosticObserver = { messages.append($0.message) }
    let tabs = storyboard.instantiateInitialViewController() as? TabBarController
    return (tabs?.viewControllers?.map(\.title) ?? [], messages)
  }

  private func writeOther() throws {
    let other = text(
      [
        #"<viewController title="First" id="a"/>"#,
        #"<viewController title="Second" storyboardIdentifier="second" id="b"/>"#,
        #"<viewController storyboardIdentifier="odd" customClass="Nobody" id="c"/>"#,
      ],
      initial: "a"
    )
    try Data(other.utf8).write(to: folder.appending(path: "Other.storyboard"))
  }

  func testReferenceLeadsToTheSceneOfItsIdentifierOrToTheFirst() throws {
    try writeOther()
    let second = try load(#"storyboardName="Other" referencedIdentifier="second""#, in: folder)
    XCTAssertEqual(second.titles, ["Own", "Second"])
    XCTAssertEqual(second.messages, [])
    let first = try load(#"storyboardName="Other""#, in: folder)
    XCTAssertEqual(first.titles, ["Own", "First"])
  }

  func testFindingsInTheOtherStoryboardReachTheSameObserver() throws {
    try writeOther()
    let odd = try load(#"storyboardName="Other" referencedIdentifier="odd""#, in: folder)
    XCTAssertEqual(odd.messages.count, 1)
    XCTAssertTrue(odd.messages.first?.contains("Nobody") ?? false, "\(odd.messages)")
  }

  func testReferenceThatLeadsNowhereIsToldAndLeftOut() throws {
    try writeOther()
    let rows = [
      (
        #"storyboardName="Other" referencedIdentifier="third""#, folder as URL?,
        "Found no scene 'third' in the storyboard 'Other'."
      ),
      (
        #"storyboardName="Other""#, nil,
        "Found a reference to the storyboard 'Other', but no folder to look for it in."
      ),
      (
        #"storyboardName="../Other""#, folder,
        "Found a reference to the storyboard '../Other', but no folder to look for it in."
      ),
    ]
    for (reference, folder, message) in rows {
      let found = try load(reference, in: folder)
      XCTAssertEqual(found.titles, ["Own"])
      XCTAssertEqual(found.messages, [message])
    }
    let missing = try load(#"storyboardName="Nobody""#, in: folder)
    XCTAssertEqual(missing.titles, ["Own"])
    XCTAssertEqual(missing.messages.count, 1)
    XCTAssertTrue(missing.messages[0].contains("Nobody.storyboard"), "\(missing.messages)")
  }

  func testChildrenOfOtherContainersAreAdded() throws {
    let data = Data(
      text(
        [
          """
          <viewController id="p"><connections>
          <segue destination="c" kind="relationship" relationship="child" id="r1"/>
          </connections></viewController>
          """,
          #"<viewController title="Child" id="c"/>"#,
        ],
        initial: "p"
      ).utf8
    )
    let storyboard = Storyboard(try NibDocument(data: data, file: "Main.storyboard"))
    let parent = try XCTUnwrap(storyboard.instantiateInitialViewController())
    XCTAssertEqual(parent.children.map(\.title), ["Child"])
    XCTAssertTrue(parent.children.first?.parent === parent)
  }

  func testInitialControllerMayBeMadeByAClosure() throws {
    final class Own: ViewController {
      var number = 0
    }
    let document = try NibDocument(
      data: Data(text([#"<viewController title="A" id="a"/>"#], initial: "a").utf8),
      file: "Main.storyboard"
    )
    let storyboard = Storyboard(document)
    let own: Own? = storyboard.instantiateInitialViewController { coder in
      let own = Own(coder: coder)
      own?.number = 7
      return own
    }
    XCTAssertEqual(own?.number, 7)
    XCTAssertEqual(own?.title, "A")
    let other: NavigationController? = storyboard.instantiateInitialViewController(creator: nil)
    XCTAssertNil(other)
  }
}
