import Foundation
import Testing
import ViewKit
import XCTest

final class ResponderTests: XCTestCase {
  private final class Plain: Responder {
    var preparations = 0

    override func prepareForInterfaceBuilder() {
      super.prepareForInterfaceBuilder()
      preparations += 1
    }
  }

  // 1.10.1
  func testPlainResponderIsTheEndOfItsChain() {
    XCTAssertNil(Responder().next)
  }

  // 2.10
  func testNothingPreparesForADesignToolAtRunTime() {
    let responder = Plain()
    responder.awakeFromNib()
    XCTAssertEqual(responder.preparations, 0)
    responder.prepareForInterfaceBuilder()
    XCTAssertEqual(responder.preparations, 1)
  }

  func testResponderPassesThroughAnArchive() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    Plain().encode(with: archiver)
    archiver.finishEncoding()
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    XCTAssertEqual(Plain(coder: unarchiver)?.preparations, 0)
  }

  func testEventKeepsItsTime() {
    XCTAssertEqual(Event(timestamp: 2.5).timestamp, 2.5)
    XCTAssertEqual(Event().timestamp, 0)
  }
}

@Suite struct UnobservedDiagnosticTests {
  @Test func diagnosticThatNobodyObservesIsPrintedAsOneLine() async {  // 3.5.8
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      let controller = ViewController()
      controller.endAppearanceTransition()
      controller.loadViewIfNeeded()
      controller.endAppearanceTransition()
    }
    let line =
      "[ViewKit] Unbalanced calls to begin/end appearance transitions for <ViewController>."
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.components(separatedBy: line + "\n").count == 3)
  }
}
