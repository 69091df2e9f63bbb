import Foundation
import Testing
import ViewKit
import ViewKitNibs

struct NibCanvasTests {
  typealias Make = CanvasFixture

  private func laidOut(_ document: NibDocument, _ insets: [String: EdgeInsets] = [:]) -> NibCanvas {
    let canvas = NibCanvas(document, safeAreaInsets: insets)
    canvas.layOut()
    return canvas
  }

  // MARK: Roots

  @Test func aRootKeepsItsSizeAndGetsTheSafeAreaAndMarginsOfTheCanvas() throws {
    let document = try Make.storyboard([
      Make.controller(
        "c",
        view: "<subviews>\(Make.placed("view", "a"))</subviews>"
          + "<viewLayoutGuide key=\"safeArea\" id=\"area\"/>"
          + Make.constraints(
            "a.top = area.top 8",
            "a.leading = self.leadingMargin",
            "self.trailingMargin = a.trailing",
            "area.bottom = a.bottom"
          )
      )
    ])
    let canvas = laidOut(document)
    let expected = CGRect(x: 20, y: 52, width: 374, height: 896 - 34 - 52)
    #expect(canvas.alignmentRect(ofObject: "a") == expected)
    let given = laidOut(document, ["c-view": EdgeInsets(top: 10, left: 0, bottom: 0, right: 0)])
    #expect(given.alignmentRect(ofObject: "a")?.minY == 18)
    #expect(given.safeAreaInsets(ofObject: "c-view").top == 10)
  }

  // FR-B23
  @Test func theGuideOfTheKeyboardBelongsToItsView() throws {
    let document = try Make.storyboard([
      Make.controller(
        "c",
        view: "<subviews>\(Make.placed("view", "a"))</subviews>"
          + "<viewLayoutGuide key=\"safeArea\" id=\"area\"/>"
          + "<keyboardLayoutGuide key=\"keyboard\" id=\"keys\"/>"
          + Make.constraints(
            "a.top = area.top",
            "a.leading = self.leading",
            "self.trailing = a.trailing",
            "keys.top = a.bottom"
          )
      )
    ])
    #expect(document.diagnostics.isEmpty)
    let canvas = laidOut(document)
    #expect(canvas.view(ofObject: "a")?.frame == CGRect(x: 0, y: 44, width: 414, height: 818))
    #expect(canvas.conflicts.isEmpty && canvas.ambiguities.isEmpty)
  }

  // FR-H12
  @Test(arguments: [(251, true), (250, false)])
  func rowOfEqualHuggingIsOpen(hugging: Int, isOpen: Bool) throws {
    let labels = [("a", 251), ("b", hugging)].map { id, hugging in
      Make.placed("label", id, "horizontalHuggingPriority=\"\(hugging)\" text=\"Text\"")
    }
    let document = try Make.xib(
      Make.view(
        "view",
        "v",
        frame: (0, 0, 320, 100),
        "<subviews>\(labels.joined())</subviews>"
          + Make.constraints(
            "a.leading = self.leading",
            "b.leading = a.trailing 8",
            "self.trailing = b.trailing",
            "a.top = self.top",
            "b.top = self.top"
          )
      )
    )
    let canvas = laidOut(document)
    #expect(canvas.ambiguities.isEmpty != isOpen, "\(canvas.ambiguities)")
  }

  @Test func guidesOfAControllerStandForTheEdgesOfItsBars() throws {
    let guides =
      "<layoutGuides><viewControllerLayoutGuide type=\"top\" id=\"top\"/>"
      + "<viewControllerLayoutGuide type=\"bottom\" id=\"bottom\"/></layoutGuides>"
    let document = try Make.storyboard(
      device: nil,
      tools: "10117",
      [
        Make.controller(
          "c",
          size: (600, 600),
          view: "<subviews>\(Make.placed("view", "a"))</subviews>"
            + Make.constraints(
              "a.top = top.bottom 8",
              "bottom.top = a.bottom",
              "a.leading = self.leading",
              "a.width = self.width"
            ),
          guides + "<simulatedTabBarMetrics key=\"simulatedBottomBarMetrics\"/>"
        )
      ]
    )
    let expected = CGRect(x: 0, y: 28, width: 600, height: 600 - 49 - 28)
    #expect(laidOut(document).alignmentRect(ofObject: "a") == expected)
  }

  @Test func aCellInATableIsLaidOutAlone() throws {
    let label = Make.placed("view", "text", frame: (0, 0, 0, 0))
    let content = Make.view(
      "tableViewCellContentView",
      "content",
      "key=\"contentView\"",
      frame: (0, 0, 414, 60),
      "<subviews>\(label)</subviews>"
        + Make.constraints(
          "text.leading = self.leadingMargin",
          "text.top = self.topMargin",
          "self.trailingMargin = text.trailing",
          "self.bottomMargin = text.bottom"
        )
    )
    let cell = Make.view("tableViewCell", "cell", frame: (0, 200, 414, 60), content)
    let table = Make.placed(
      "tableView",
      "table",
      frame: (0, 0, 414, 600),
      "<prototypes>\(cell)</prototypes>"
    )
    let document = try Make.storyboard([
      Make.controller("c", view: "<subviews>\(table)</subviews>")
    ])
    let expected = CGRect(x: 20, y: 11, width: 374, height: 38)
    #expect(laidOut(document).alignmentRect(ofObject: "text") == expected)
  }

  @Test func contentWithMarginsOfItsOwnPreservesThoseOfTheCell() throws {
    let content = Make.view(
      "tableViewCellContentView",
      "content",
      "key=\"contentView\" preservesSuperviewLayoutMargins=\"YES\"",
      frame: (0, 0, 414, 60),
      "<subviews>\(Make.placed("view", "a"))</subviews>"
        + "<edgeInsets key=\"layoutMargins\" top=\"16\" left=\"16\" bottom=\"2\" right=\"30\"/>"
        + Make.constraints(
          "a.leading = self.leadingMargin",
          "a.top = self.topMargin",
          "self.trailingMargin = a.trailing",
          "self.bottomMargin = a.bottom"
        )
    )
    let document = try Make.xib(Make.view("tableViewCell", "cell", frame: (0, 0, 414, 60), content))
    let expected = CGRect(x: 20, y: 16, width: 364, height: 33)
    #expect(laidOut(document).alignmentRect(ofObject: "a") == expected)
  }

  @Test func marginsHadNoSafeAreaBeforeIOS11() throws {
    func top(tools: String) throws -> CGFloat? {
      let document = try Make.storyboard(
        device: "retina4_7",
        tools: tools,
        [
          Make.controller(
            "c",
            size: (375, 667),
            view: "<subviews>\(Make.placed("view", "a"))</subviews>"
              + Make.constraints("a.top = self.topMargin")
          )
        ]
      )
      return laidOut(document).alignmentRect(ofObject: "a")?.minY
    }
    #expect(try top(tools: "12121") == 0)
    #expect(try top(tools: "14490.7") == 20)
  }

  // MARK: What holds at design time only

  @Test func whatHoldsAtDesignTimeOnlyCounts() throws {
    let document = try Make.xib(
      Make.view(
        "view",
        "v",
        frame: (0, 0, 300, 300),
        """
        <subviews>
        \(Make.placed("view", "fixed", "fixedFrame=\"YES\"", frame: (30, 40, 50, 60)))
        \(Make.placed("view", "sized", "placeholderIntrinsicWidth=\"70\""))
        \(Make.placed("view", "held"))
        </subviews>
        """
          + Make.constraints(
            "sized.top = self.top",
            "sized.leading = self.leading",
            "held.top = self.top",
            "held.width = 80 placeholder=YES"
          )
      )
    )
    let canvas = laidOut(document)
    let fixed = CGRect(x: 30, y: 40, width: 50, height: 60)
    #expect(canvas.alignmentRect(ofObject: "fixed") == fixed)
    #expect(canvas.alignmentRect(ofObject: "sized")?.width == 70)
    #expect(canvas.alignmentRect(ofObject: "held")?.width == 80)
  }

  @Test func theFormForTheDevicesSizeClassHolds() throws {
    let content =
      "<subviews>\(Make.placed("view", "a"))</subviews><constraints>"
      + "<constraint id=\"w\" firstItem=\"a\" firstAttribute=\"width\" constant=\"10\">"
      + "<variation key=\"widthClass=regular\" constant=\"20\"/></constraint></constraints>"
    func width(_ device: String) throws -> CGFloat? {
      let size = try #require(NibDevice(id: device)).size
      let view = Make.view("view", "v", frame: (0, 0, size.width, size.height), content)
      return laidOut(try Make.xib(device: device, view)).alignmentRect(ofObject: "a")?.width
    }
    #expect(try width("retina4_7") == 10)
    #expect(try width("ipad9_7") == 20)
  }

  @Test func aSwitchHasTheSizeThatConstraintsGiveIt() throws {
    let document = try Make.xib(
      Make.view(
        "view",
        "v",
        frame: (0, 0, 300, 300),
        "<subviews>\(Make.placed("switch", "s", frame: (0, 0, 51, 31)))</subviews>"
          + Make.constraints("s.width = 44", "s.height = 22")
      )
    )
    let rect = laidOut(document).alignmentRect(ofObject: "s")
    #expect(rect?.size == CGSize(width: 44, height: 22))
  }

  // MARK: Sizes and pixels

  @Test func edgesLieOnThePixelsOfTheDevice() throws {
    func width(_ device: String?) throws -> CGFloat? {
      let document = try Make.xib(
        device: device,
        Make.view(
          "view",
          "v",
          frame: (0, 0, 100, 100),
          "<subviews>\(Make.placed("view", "a"))</subviews>"
            + Make.constraints("a.leading = self.leading", "a.width = self.width multiplier=1:3")
        )
      )
      return laidOut(document).alignmentRect(ofObject: "a")?.width
    }
    #expect(try width("retina4_7") == 33.5)
    #expect(abs((try width("retina5_9") ?? 0) - 100 / 3) < 1e-9)
    #expect(try width(nil) == 33)
  }

  @Test func textsHaveTheStoredOrTheirOwnSizes() throws {
    let label = Make.placed("label", "l", "text=\"Label\"", frame: (0, 0, 77, 33))
    let field = Make.placed("slider", "s", frame: (-2, 50, 104, 31))
    let document = try Make.xib(
      Make.view(
        "view",
        "v",
        frame: (0, 0, 300, 300),
        "<subviews>\(label)\(field)</subviews>"
          + Make.constraints("l.leading = self.leading", "l.top = self.top", "s.top = l.bottom")
      )
    )
    let canvas = NibCanvas(document)
    canvas.contentSizes = .stored
    canvas.layOut()
    #expect(canvas.alignmentRect(ofObject: "l")?.size == CGSize(width: 77, height: 33))
    #expect(canvas.alignmentRect(ofObject: "s")?.height == 30)
    canvas.contentSizes = .own
    canvas.layOut()
    #expect(canvas.alignmentRect(ofObject: "l")?.size == CGSize(width: 42, height: 20.5))
  }

  @Test(arguments: [("scrollEnabled=\"NO\"", true), ("", false), ("scrollEnabled=\"YES\"", false)])
  func aTextViewHasAStoredSizeWhereItDoesNotScroll(attribute: String, isSized: Bool) throws {
    let text = Make.placed("textView", "t", attribute, frame: (0, 0, 77, 33))
    let document = try Make.xib(
      Make.view(
        "view",
        "v",
        frame: (0, 0, 300, 300),
        "<subviews>\(text)</subviews>"
          + Make.constraints("t.leading = self.leading", "t.top = self.top")
      )
    )
    let canvas = NibCanvas(document)
    canvas.contentSizes = .stored
    canvas.layOut()
    #expect((canvas.alignmentRect(ofObject: "t")?.size == CGSize(width: 77, height: 33)) == isSized)
  }

  @Test(arguments: [("retina6_1", 49), ("retina4_7", 44)])
  func aToolbarIsTallWhereThereIsNoButtonBelowTheScreen(device: String, height: CGFloat) throws {
    let document = try Make.xib(
      device: device,
      Make.view(
        "view",
        "v",
        frame: (0, 0, 375, 300),
        "<subviews>\(Make.placed("toolbar", "t", frame: (0, 0, 375, 44)))</subviews>"
          + Make.constraints("t.top = self.top", "t.leading = self.leading")
      )
    )
    #expect(laidOut(document).alignmentRect(ofObject: "t")?.height == height)
  }

  @Test func aButtonWithAConfigurationHasLargerText() throws {
    let configuration =
      "<buttonConfiguration key=\"configuration\" style=\"plain\" title=\"Button\"/>"
    let document = try Make.xib(
      Make.view(
        "view",
        "v",
        frame: (0, 0, 375, 300),
        "<subviews>\(Make.placed("button", "b", frame: (0, 0, 75, 35), configuration))</subviews>"
          + Make.constraints("b.top = self.top", "b.leading = self.leading")
      )
    )
    let size = try #require(laidOut(document).alignmentRect(ofObject: "b")?.size)
    #expect(abs(size.width - 75) <= 1)
    #expect(abs(size.height - 34.5) <= 0.5)
  }

  @Test func whatIsNotThereHasNoRectangle() throws {
    let canvas = laidOut(try Make.xib(Make.view("view", "v", frame: (0, 0, 10, 10))))
    #expect(canvas.alignmentRect(ofObject: "nobody") == nil)
    #expect(canvas.view(ofObject: "v")?.frame.width == 10)
    #expect(canvas.safeAreaInsets(ofObject: "nobody") == .zero)
  }

  @Test func aWindowInAFileIsLaidOutByItself() throws {
    let document = try Make.xib(
      Make.view(
        "window",
        "w",
        frame: (0, 0, 320, 480),
        "<subviews>\(Make.placed("view", "a"))</subviews>"
          + Make.constraints("a.width = self.width", "a.leading = self.leading")
      )
    )
    #expect(laidOut(document).alignmentRect(ofObject: "a")?.width == 320)
  }

  @Test func aCanvasPrintsNothingOfWhatItsLayoutReports() async throws {
    let result = await #expect(
      processExitsWith: .success,
      observing: [\.standardErrorContent]
    ) {
      let document = try CanvasFixture.storyboard([
        CanvasFixture.controller(
          "c",
          view: "<subviews>\(CanvasFixture.placed("view", "a"))</subviews>"
            + CanvasFixture.constraints("a.top = self.leading", "a.width = 10", "a.width = 20")
        )
      ])
      NibCanvas(document).layOut()
    }
    let printed = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(!printed.contains("onstraint"), "\(printed)")
  }
}
