import Foundation
import ViewKit
import ViewKitNibs
import XCTest

/// Scenes that a file lays into each other without an end.
final class SceneCycleTests: XCTestCase {
  /// A storyboard of scenes, each with an identifier and the segues of its view's container.
  private func storyboard(_ scenes: [(id: String, segues: String)]) throws -> Storyboard {
    let text = scenes.map { id, segues in
      """
      <scene sceneID="s-\(id)"><objects>
      <viewController storyboardIdentifier="\(id)" id="\(id)">
      <view key="view" id="view-\(id)"><rect key="frame" x="0" y="0" width="100" height="100"/>
      <subviews><containerView id="box-\(id)"><rect key="frame" x="0" y="0" width="9" height="9"/>
      <connections>\(segues)</connections></containerView></subviews></view>
      </viewController></objects></scene>
      """
    }
    let document = try NibDocument(
      data: Data(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
        <scenes>\(text.joined())</scenes></document>
        """.utf8
      ),
      file: "Test.storyboard"
    )
    return Storyboard(document)
  }

  private func embed(_ id: String, _ number: Int = 1) -> String {
    "<segue destination=\"\(id)\" kind=\"embed\" id=\"e-\(id)-\(number)\"/>"
  }

  private func load(_ id: String, of storyboard: Storyboard) -> (count: Int, [NibDiagnostic]) {
    var diagnostics: [NibDiagnostic] = []
    storyboard.diagnosticObserver = { diagnostics.append($0) }
    var count = 0
    var pending = [storyboard.instantiateViewController(withIdentifier: id)]
    while let controller = pending.popLast() {
      controller.loadViewIfNeeded()
      count += 1
      pending += controller.children
    }
    return (count, diagnostics)
  }

  func testASceneDoesNotLieInItself() throws {
    let (count, diagnostics) = load("a", of: try storyboard([("a", embed("a"))]))
    XCTAssertEqual(count, 1)
    XCTAssertEqual(diagnostics.map(\.rule), [.missingScene])
    XCTAssertEqual(diagnostics.first?.message, "Found a scene that lies in itself.")
  }

  func testACircleOfScenesEndsWhereItCloses() throws {
    let scenes = [("a", embed("b")), ("b", embed("c")), ("c", embed("a"))]
    let (count, diagnostics) = load("b", of: try storyboard(scenes))
    XCTAssertEqual(count, 3)
    XCTAssertEqual(diagnostics.count, 1)
  }

  func testASceneMayBeEmbeddedTwice() throws {
    let scenes = [("a", embed("b", 1) + embed("b", 2)), ("b", "")]
    let (count, diagnostics) = load("a", of: try storyboard(scenes))
    XCTAssertEqual(count, 3)
    XCTAssertTrue(diagnostics.isEmpty)
  }

  func testScenesThatDoubleAtEachStepEnd() throws {
    let scenes = (0..<30).map { ("\($0)", embed("\($0 + 1)", 1) + embed("\($0 + 1)", 2)) }
    let (count, diagnostics) = load("0", of: try storyboard(scenes + [("30", "")]))
    XCTAssertEqual(count, 1_000)
    XCTAssertTrue(
      diagnostics.contains {
        $0.message == "Found a scene that lies in a scene with too many others."
      }
    )
  }

  func testAPersonMayGoBackAndForthBetweenScenesForLong() throws {
    func present(_ id: String) -> String {
      "<segue destination=\"\(id)\" kind=\"presentation\" identifier=\"go\" id=\"p-\(id)\"/>"
    }
    let storyboard = try storyboard([("a", present("b")), ("b", present("a"))])
    storyboard.diagnosticObserver = { XCTFail("\($0)") }
    let window = Window(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var controller = storyboard.instantiateViewController(withIdentifier: "a")
    window.rootViewController = controller
    window.makeKeyAndVisible()
    for step in 0..<50 {
      window.flush()
      controller.performSegue(withIdentifier: "go", sender: nil)
      controller = try XCTUnwrap(controller.presentedViewController, "step \(step)")
    }
  }

  func testAViewThatHoldsTheControllersViewDoesNotBecomeIt() throws {
    let document = try Fixture.parse(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
      <outlet property="view" destination="inner" id="o1"/>
      <outlet property="view" destination="outer" id="o2"/>
      </connections></placeholder>
      <view id="outer"><subviews><view id="inner"/></subviews></view>
      </objects></document>
      """
    )
    let nib = Nib(document)
    var diagnostics: [NibDiagnostic] = []
    nib.diagnosticObserver = { diagnostics.append($0) }
    let owner = ViewController()
    let outer = try XCTUnwrap(nib.instantiate(withOwner: owner).first as? View)
    XCTAssertTrue(owner.view === outer.subviews.first)
    XCTAssertEqual(diagnostics.map(\.rule), [.wrongOutlet])
    XCTAssertEqual(
      diagnostics.first?.message,
      "Found a View for 'view' of ViewController, which can't be its view."
    )
  }

  func testASceneIsNotEmbeddedInAnotherControllersView() throws {
    let document = try Fixture.parse(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes>
      <scene sceneID="s"><objects>
      <viewController storyboardIdentifier="a" id="a"><view key="view" id="v"/></viewController>
      <viewController id="b"><view key="view" id="w"><subviews><containerView id="c"><connections>
      <segue destination="d" kind="embed" id="e"/></connections></containerView></subviews></view>
      </viewController></objects></scene>
      <scene sceneID="t"><objects><viewController id="d"/></objects></scene>
      </scenes></document>
      """
    )
    let (count, diagnostics) = load("a", of: Storyboard(document))
    XCTAssertEqual(count, 1)
    XCTAssertEqual(
      diagnostics.map(\.message),
      ["Found a segue that embeds a scene in a view of another controller."]
    )
  }
}
