import Foundation
import Testing
import ViewKitNibs

struct NibCanvasRootTests {
  @Test func eachViewThatStandsByItselfIsARoot() throws {
    let cell = CanvasFixture.view(
      "tableViewCell",
      "cell",
      frame: (0, 28, 414, 44),
      CanvasFixture.view(
        "tableViewCellContentView",
        "content",
        "key=\"contentView\"",
        frame: (0, 0, 414, 44),
        "<subviews>\(CanvasFixture.placed("label", "text"))</subviews>"
      )
    )
    let section =
      "<sections><tableViewSection id=\"section\"><cells>\(cell)</cells>"
      + "</tableViewSection></sections>"
    let header = CanvasFixture.view(
      "view",
      "header",
      "key=\"tableHeaderView\"",
      frame: (0, 0, 414, 80)
    )
    let table = CanvasFixture.placed(
      "tableView",
      "table",
      frame: (0, 0, 414, 600),
      section + header
    )
    let button = CanvasFixture.view("button", "done", "key=\"customView\"", frame: (0, 0, 40, 30))
    let item =
      "<navigationItem key=\"navigationItem\" id=\"item\">"
      + "<barButtonItem key=\"rightBarButtonItem\" id=\"bar\">\(button)</barButtonItem>"
      + "</navigationItem>"
    let document = try CanvasFixture.storyboard([
      CanvasFixture.controller("c", view: "<subviews>\(table)</subviews>", item)
        + CanvasFixture.view("view", "extra", frame: (0, 0, 100, 100))
    ])
    let roots = document.canvasRoots
    #expect(roots.map(\.id) == ["c-view", "cell", "header", "done", "extra"])
    #expect(roots.map(\.kind) == [.controllerView, .tableCell, .part, .part, .topLevelView])
    #expect(roots.map { $0.container?.id } == ["c", "table", "table", "bar", nil])
  }

  @Test func theContentOfACellBelongsToIt() throws {
    let document = try CanvasFixture.xib(
      CanvasFixture.view(
        "collectionViewCell",
        "cell",
        frame: (0, 0, 90, 60),
        CanvasFixture.view("view", "content", "key=\"contentView\"", frame: (0, 0, 90, 60))
      )
    )
    #expect(document.canvasRoots.map(\.id) == ["cell"])
    #expect(document.canvasRoots.first?.kind == .collectionCell)
    #expect(document.canvasRoots.first?.frame.width == 90)
  }
}
