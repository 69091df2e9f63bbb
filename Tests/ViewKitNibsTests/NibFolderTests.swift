// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
// Outlets are declared as in UIKit.

import Foundation
import ViewKit
import ViewKitNibs
import XCTest

/// Finds PanelView.xib by its own name.
private final class PanelViewController: ViewController {
  @Outlet var caption: Label!
}

final class NibFolderTests: XCTestCase {
  private let folder = NibFolder(Fixture.url(""))

  // 3.1.3, VC-11
  func testAControllerFindsTheFileNamedAsItsClass() {
    folder.perform {
      let controller = PanelViewController()
      XCTAssertEqual(controller.view.frame.size, CGSize(width: 200, height: 100))
      XCTAssertEqual(controller.caption.text, "Panel")
    }
  }

  func testAControllerFindsTheFileThatItWasToldTheNameOf() {
    folder.perform {
      let controller = ViewController(nibName: "PanelView", bundle: nil)
      XCTAssertEqual(controller.view.frame.size, CGSize(width: 200, height: 100))
    }
  }

  func testAControllerWithoutAFileGetsAPlainView() {
    final class Unknown: ViewController {}
    folder.perform {
      XCTAssertEqual(Unknown().view.frame.size, CGSize(width: 390, height: 844))
    }
  }

  func testAFileThatCannotBeReadIsTold() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "NibFolderTests-\(UUID())")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: url) }
    try Data("<document".utf8).write(to: url.appending(path: "Broken.xib"))
    let (parent, child) = (ViewController(), ViewController(nibName: "Broken", bundle: nil))
    var told: [Diagnostic] = []
    parent.view.diagnosticObserver = { told.append($0) }
    parent.addChild(child)
    NibFolder(url).perform { child.loadViewIfNeeded() }
    XCTAssertEqual(told.map(\.kind), [.unreadableFile, .missingRootView])
    XCTAssertEqual(child.view.frame.size, CGSize(width: 390, height: 844))
  }

  func testTasksThatAreStartedInTheScopeFindFilesToo() async {
    let size = await folder.perform {
      await Task { PanelViewController().view.frame.size }.value
    }
    XCTAssertEqual(size, CGSize(width: 200, height: 100))
  }

  func testNothingIsFoundOutsideOfTheScope() {
    let controller = folder.perform { PanelViewController() }
    controller.loadViewIfNeeded()
    XCTAssertNil(controller.caption)
  }
}
