import Foundation
import ViewKit
import XCTest

/// Trees as JSON: the shape is that of AccessibilitySnapshot's model.
final class AccessibilityTreeTests: XCTestCase {
  func testElementIsWrittenWithTheKeysOfTheModel() throws {
    let button = Button(frame: CGRect(x: 10, y: 20, width: 100, height: 44))
    button.setTitle("Save", for: .normal)
    button.isSelected = true
    button.accessibilityIdentifier = "save"
    button.accessibilityHint = "Keeps it"
    button.accessibilityLanguage = "en-US"
    button.accessibilityCustomActions = [
      AccessibilityCustomAction(name: "Delete", actionHandler: nil)
    ]
    button.accessibilityCustomContent = [
      AccessibilityCustomContent(label: "Size", value: "2 MB", importance: .high)
    ]
    let tree = AccessibilityTree(of: AccessibilityScene.parent(of: [button]))
    let json = """
      [{"element":{"_0":{"accessibilityLanguage":"en-US","activationPoint":[60,42],\
      "customActions":["Delete"],\
      "customContent":[{"isImportant":true,"label":"Size","value":"2 MB"}],"customRotors":[],\
      "description":"Selected: Save. Button.","hint":"Keeps it","identifier":"save",\
      "label":"Save","respondsToUserInteraction":true,\
      "shape":{"frame":[[10,20],[100,44]],"type":"frame"},"traits":["button","selected"],\
      "userInputLabels":["Save"],"usesDefaultActivationPoint":true},"traversalIndex":0}}]
      """
    XCTAssertEqual(try encoded(tree), json)
    XCTAssertEqual(try decoded(json), tree)
  }

  func testImportanceOfCustomContentIsKept() throws {  // FR-F13
    let view = AccessibilityScene.element("Photo", 0, 0)
    view.accessibilityCustomContent = [
      AccessibilityCustomContent(label: "Place", value: "Paris", importance: .high),
      AccessibilityCustomContent(label: "Size", value: "2 MB"),
    ]
    let element = try XCTUnwrap(AccessibilityTree(of: view).elements.first)
    XCTAssertEqual(element.customContent.map(\.isImportant), [true, false])
  }

  func testContainersAreWrittenWithTheirChildren() throws {
    let list = AccessibilityScene.parent(
      CGRect(x: 0, y: 0, width: 320, height: 200),
      of: [AccessibilityScene.element("A", 0, 40), AccessibilityScene.element("B", 0, 0)]
    )
    list.accessibilityContainerType = .list
    let tree = AccessibilityTree(of: AccessibilityScene.parent(of: [list]))
    let text = try encoded(tree)
    XCTAssertTrue(
      text.hasPrefix(
        #"[{"container":{"_0":{"frame":[[0,0],[320,200]],"type":{"list":{}}},"children":["#
      )
    )
    XCTAssertTrue(text.hasSuffix(#""traversalIndex":1}}]}}]"#))
    XCTAssertEqual(try decoded(text), tree)
    XCTAssertEqual(tree.elements.map(\.description), ["B", "A"])
  }

  func testActionsOfAGroupAreOfferedOnWhatIsInIt() {  // 8.4.1, FR-F14
    let track = AccessibilityScene.element("Track", 0, 0)
    track.accessibilityCustomActions = [AccessibilityCustomAction(name: "Like", actionHandler: nil)]
    let player = AccessibilityScene.parent(
      CGRect(x: 0, y: 0, width: 320, height: 100),
      of: [track]
    )
    player.accessibilityContainerType = .semanticGroup
    player.accessibilityLabel = "Player"
    player.accessibilityCustomActions = [
      AccessibilityCustomAction(name: "Close", actionHandler: nil)
    ]
    let scene = AccessibilityScene.parent(
      of: [player, AccessibilityScene.element("Beside", 0, 200)]
    )
    XCTAssertEqual(
      AccessibilityTree(of: scene).elements.map(\.customActions),
      [["Like", "Close"], []]
    )
    XCTAssertEqual(
      scene.accessibilityReadingOrder.map { $0.customActions.map(\.name) },
      [["Like", "Close"], []]
    )
    XCTAssertTrue(
      scene.accessibilityDescription.contains("Actions Available: Like, Close"),
      scene.accessibilityDescription
    )
  }

  func testKindsOfContainersAreWritten() throws {
    let kinds: [(AccessibilityTree.Container.Kind, String)] = [
      (.list, #"{"list":{}}"#), (.landmark, #"{"landmark":{}}"#), (.tabBar, #"{"tabBar":{}}"#),
      (
        .semanticGroup(label: "Test", value: nil, identifier: "test-id"),
        #"{"semanticGroup":{"identifier":"test-id","label":"Test"}}"#
      ),
      (
        .dataTable(rowCount: 3, columnCount: 4),
        #"{"dataTable":{"columnCount":4,"rowCount":3}}"#
      ),
    ]
    for (kind, json) in kinds {
      XCTAssertEqual(try encoded(kind), json)
      XCTAssertEqual(
        try JSONDecoder().decode(AccessibilityTree.Container.Kind.self, from: Data(json.utf8)),
        kind
      )
    }
  }

  func testTraitsAreWrittenAsNames() throws {
    let view = AccessibilityScene.element("A", 0, 0)
    view.accessibilityTraits = [.toggleButton, .button, AccessibilityTraits(rawValue: 1 << 60)]
    let text = try encoded(AccessibilityTree(of: view))
    XCTAssertTrue(
      text.contains(#""traits":["button","switchButton","unknown(1152921504606846976)"]"#)
    )
    XCTAssertEqual(try decoded(text).elements.first?.traits, view.accessibilityTraits)
    view.accessibilityTraits = []
    XCTAssertTrue(try encoded(AccessibilityTree(of: view)).contains(#""traits":[]"#))
  }

  func testPathsAreWrittenStepByStep() throws {
    let view = AccessibilityScene.element("A", 0, 0)
    var path = BezierPath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 100, y: 0))
    path.addQuadCurve(to: CGPoint(x: 100, y: 50), controlPoint: CGPoint(x: 120, y: 25))
    path.close()
    view.accessibilityPath = path
    let shape = try XCTUnwrap(AccessibilityTree(of: view).elements.first?.shape)
    let json = """
      {"pathElements":[{"move":{"to":[0,0]}},{"line":{"to":[100,0]}},\
      {"quadCurve":{"control":[120,25],"to":[100,50]}},{"closeSubpath":{}}],"type":"path"}
      """
    XCTAssertEqual(try encoded(shape), json)
    XCTAssertEqual(
      try JSONDecoder().decode(AccessibilityTree.Shape.self, from: Data(json.utf8)),
      shape
    )
    XCTAssertEqual(shape.frame, CGRect(x: 0, y: 0, width: 120, height: 50))
  }

  func testRecordingOfADeviceIsReadWithItsRotors() throws {
    let json = """
      [{"element":{"_0":{"description":"A","traits":["staticText"],"shape":{"type":"frame",\
      "frame":[[1,2],[3,4]]},"activationPoint":[2.5,4],"usesDefaultActivationPoint":true,\
      "customActions":[],"customContent":[],"customRotors":[{"name":"Links","resultMarkers":\
      [{"elementDescription":"One"}],"limit":{"underMaxCount":{"_0":1}}}],\
      "respondsToUserInteraction":false},"traversalIndex":0}}]
      """
    let element = try XCTUnwrap(decoded(json).elements.first)
    XCTAssertEqual(element.customRotors.first?.resultMarkers.map(\.elementDescription), ["One"])
    XCTAssertEqual(element.customRotors.first?.limit, .underMaxCount(1))
    XCTAssertEqual(element.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  func testPointsAreRelativeToTheViewThatIsAsked() throws {
    let inner = AccessibilityScene.element("A", 10, 10)
    let card = AccessibilityScene.parent(CGRect(x: 100, y: 200, width: 80, height: 80), of: [inner])
    let root = AccessibilityScene.parent(of: [card])
    XCTAssertEqual(root.accessibilityReadingOrder.first?.frame.origin, CGPoint(x: 110, y: 210))
    XCTAssertEqual(card.accessibilityReadingOrder.first?.frame.origin, CGPoint(x: 10, y: 10))
    let element = try XCTUnwrap(AccessibilityTree(of: card).elements.first)
    XCTAssertEqual(element.activationPoint, AccessibilityTree.Point(x: 25, y: 25))
  }

  private func encoded(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  private func decoded(_ json: String) throws -> AccessibilityTree {
    try JSONDecoder().decode(AccessibilityTree.self, from: Data(json.utf8))
  }
}
