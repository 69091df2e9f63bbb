import Foundation
import Testing
import ViewKit
import ViewKitNibs

struct NibMarginRuleTests {
  private func margins(_ document: NibDocument, of id: String) throws -> [CGFloat] {
    let root = try #require(document.canvasRoots.first { $0.id == id })
    let margins = NibCanvasRules(document).margins(of: root)
    return [margins.top, margins.left, margins.bottom, margins.right]
  }

  @Test(arguments: [
    ("retina4_7", "14490.7", 375, 16), ("retina6_1", "17701", 414, 20),
    ("retina6_1", "17701", 375, 16), ("retina6_12", "21701", 393, 16),
    ("retina4_7", "14490.7", 400, 20), (nil, "10117", 600, 20), (nil, "11542", 375, 16),
  ])
  func aControllersViewHasMarginsAtItsSides(
    device: String?,
    tools: String,
    width: CGFloat,
    side: CGFloat
  ) throws {
    let document = try CanvasFixture.storyboard(
      device: device,
      tools: tools,
      [CanvasFixture.controller("c", size: (width, 600))]
    )
    #expect(try margins(document, of: "c-view") == [0, side, 0, side])
  }

  @Test func aViewInAXibHasThemSinceIOS11() throws {
    let view = CanvasFixture.view("view", "v", frame: (0, 0, 375, 667))
    let old = try CanvasFixture.xib(device: "retina4_7", tools: "13122.19", view)
    #expect(try margins(old, of: "v") == [8, 8, 8, 8])
    let new = try CanvasFixture.xib(device: "retina4_7", tools: "14109", view)
    #expect(try margins(new, of: "v") == [0, 16, 0, 16])
  }

  // MARK: Cells

  private func cell(
    _ attributes: String = "",
    width: CGFloat,
    height: CGFloat = 44,
    contentHeight: CGFloat = 44
  ) -> String {
    CanvasFixture.view(
      "tableViewCell",
      "cell",
      attributes,
      frame: (0, 0, width, height),
      CanvasFixture.view(
        "tableViewCellContentView",
        "content",
        "key=\"contentView\"",
        frame: (0, 0, width, contentHeight)
      )
    )
  }

  @Test(arguments: [
    ("retina4_7", "12121", 600, [8, 8, 8, 8]), ("retina4_7", "14109", 600, [11, 20, 11, 20]),
    ("retina4_7", "12999", 600, [8, 8, 8, 8]), ("retina4_7", "13000", 600, [11, 20, 11, 20]),
    ("retina4_7", "14109", 375, [11, 16, 11, 16]), ("retina4_7", "14109", 320, [11, 15, 11, 15]),
    ("retina4_7", "16097", 600, [11, 15, 11, 15]), ("retina6_1", "16097", 320, [11, 16, 11, 16]),
    ("retina4_7", "17701", 600, [11, 16, 11, 16]), ("retina6_1", "17701", 414, [11, 20, 11, 20]),
    ("retina6_12", "21507", 533, [11, 20, 11, 20]),
    ("retina6_12", "24127", 339, [15, 20, 15, 20]),
    ("retina4_7", "32700.99", 375, [11, 16, 11, 16]),
  ])
  func aCellInAXibHasMarginsByItsWidthAndTheVersion(
    device: String,
    tools: String,
    width: CGFloat,
    expected: [CGFloat]
  ) throws {
    let document = try CanvasFixture.xib(device: device, tools: tools, cell(width: width))
    #expect(try margins(document, of: "cell") == expected)
  }

  private func table(_ cell: String, width: CGFloat, style: String = "plain") -> String {
    let table = CanvasFixture.placed(
      "tableView",
      "table",
      "style=\"\(style)\"",
      frame: (0, 0, width, 400),
      "<prototypes>\(cell)</prototypes>"
    )
    return CanvasFixture.controller("c", view: "<subviews>\(table)</subviews>")
  }

  @Test(arguments: [
    ("retina6_1", "17701", 334, "", [11, 20, 11, 20]),
    ("retina4_7", "14109", 375, "", [11, 16, 11, 16]),
    ("retina6_1", "17701", 414, "accessoryType=\"disclosureIndicator\"", [11, 20, 11, 8]),
    ("retina6_1", "16097", 414, "accessoryType=\"disclosureIndicator\"", [11, 20, 11, 20]),
    ("retina6_1", "24506", 414, "", [15, 20, 15, 20]),
  ])
  func aCellInATableHasMarginsByTheScreen(
    device: String,
    tools: String,
    width: CGFloat,
    attributes: String,
    expected: [CGFloat]
  ) throws {
    let document = try CanvasFixture.storyboard(
      device: device,
      tools: tools,
      [table(cell(attributes, width: width), width: width)]
    )
    #expect(try margins(document, of: "cell") == expected)
  }

  @Test func theSeparatorWasPartOfTheMarginBelow() throws {
    let cell = cell(width: 375, height: 44, contentHeight: 43.5)
    let old = try CanvasFixture.xib(device: "retina4_7", tools: "14109", cell)
    #expect(try margins(old, of: "cell") == [11, 16, 10.5, 16])
    let new = try CanvasFixture.xib(device: "retina4_7", tools: "17701", cell)
    #expect(try margins(new, of: "cell")[2] == 11)
  }

  @Test func otherRootsHaveTheMarginsOfEveryView() throws {
    let document = try CanvasFixture.xib(
      CanvasFixture.view("collectionViewCell", "cell", frame: (0, 0, 90, 90))
    )
    #expect(try margins(document, of: "cell") == [8, 8, 8, 8])
  }
}
