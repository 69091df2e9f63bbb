import Foundation
import Testing
import ViewKit
import XCTest

final class LayerTests: XCTestCase {
  private final class ShapeLayer: Layer {
    var points = 3
  }

  private final class ShapeView: View {
    override class var layerClass: AnyClass { ShapeLayer.self }
  }

  func testGeometryAndLooksAreThoseOfTheView() {
    let view = View(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    let layer = view.layer
    XCTAssertEqual(layer.position, view.center)
    XCTAssertEqual(layer.anchorPoint, CGPoint(x: 0.5, y: 0.5))
    layer.frame.size.width = 50
    layer.position.y = 100
    layer.bounds.origin.x = 5
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    layer.isHidden = true
    layer.opacity = 0.5
    layer.masksToBounds = true
    XCTAssertEqual(view.center, CGPoint(x: 35, y: 100))
    XCTAssertEqual(view.bounds, CGRect(x: 5, y: 0, width: 50, height: 40))
    XCTAssertEqual(layer.bounds, view.bounds)
    XCTAssertEqual(layer.frame, CGRect(x: -15, y: 60, width: 100, height: 80))
    XCTAssertEqual(layer.affineTransform(), view.transform)
    XCTAssertTrue(view.isHidden && layer.isHidden)
    XCTAssertEqual(view.alpha, 0.5)
    XCTAssertEqual(layer.opacity, 0.5)
    XCTAssertTrue(view.clipsToBounds && layer.masksToBounds)
  }

  func testEdgeIsKeptByTheLayer() {
    let view = View()
    view.layer.cornerRadius = 8
    view.layer.borderWidth = 1
    view.layer.name = "card"
    XCTAssertEqual(view.layer.cornerRadius, 8)
    XCTAssertEqual(view.layer.borderWidth, 1)
    XCTAssertEqual(view.layer.name, "card")
    XCTAssertFalse(view.clipsToBounds)
  }

  func testLayersFollowTheTreeOfViews() {
    let (root, a, b) = (View(), View(), View())
    XCTAssertNil(root.layer.sublayers)
    XCTAssertNil(root.layer.superlayer)
    root.addSubview(a)
    root.addSubview(b)
    XCTAssertEqual(root.layer.sublayers, [a.layer, b.layer])
    XCTAssertTrue(b.layer.superlayer === root.layer)
    root.sendSubviewToBack(b)
    XCTAssertEqual(root.layer.sublayers, [b.layer, a.layer])
  }

  func testClassOfTheViewDecidesTheClassOfItsLayer() {
    XCTAssertEqual((ShapeView().layer as? ShapeLayer)?.points, 3)
    XCTAssertTrue(type(of: View().layer) == Layer.self)
  }

  func testNothingIsEverAnimated() {
    let view = View(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    View.animate(withDuration: 1, animations: { view.alpha = 0.5 })
    view.layer.removeAnimation(forKey: "opacity")
    view.layer.removeAllAnimations()
    XCTAssertEqual(view.layer.opacity, 0.5)
  }

  func testLayerDoesNotKeepItsViewAndOutlivesIt() {
    weak var freed: View?
    let layer: Layer
    do {
      let view = View(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
      layer = view.layer
      freed = view
      XCTAssertNotNil(freed)
    }
    XCTAssertNil(freed)
    layer.frame = CGRect(x: 1, y: 1, width: 1, height: 1)
    layer.opacity = 0
    XCTAssertEqual(layer.frame, .zero)
    XCTAssertEqual(layer.bounds, .zero)
    XCTAssertEqual(layer.position, .zero)
    XCTAssertEqual(layer.affineTransform(), .identity)
    XCTAssertEqual(layer.opacity, 1)
    XCTAssertFalse(layer.isHidden)
    XCTAssertFalse(layer.masksToBounds)
    XCTAssertNil(layer.superlayer)
    XCTAssertNil(layer.sublayers)
  }

  func testViewMayAskForItsLayerWhileItIsFreed() {
    final class Box {
      var layer: Layer?
    }
    final class Cleaning: View {
      let box = Box()

      deinit {
        layer.removeAllAnimations()
        box.layer = layer
      }
    }
    let box = Cleaning().box
    XCTAssertEqual(box.layer?.frame, .zero)
    XCTAssertEqual(box.layer?.opacity, 1)
  }
}

@Suite struct LayerStopTests {
  @Test func classThatIsNoLayerStops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      final class Wrong: View {
        override class var layerClass: AnyClass { View.self }
      }
      _ = Wrong().layer
    }
    expectStop(result, says: "The layerClass of Wrong is View, not a Layer")
  }
}
