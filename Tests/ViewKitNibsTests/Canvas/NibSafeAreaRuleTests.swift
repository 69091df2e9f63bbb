import Foundation
import Testing
import ViewKit
import ViewKitNibs

struct NibSafeAreaRuleTests {
  /// The top and bottom insets of a controller's view.
  private func insets(
    device: String?,
    tools: String,
    size: (CGFloat, CGFloat)? = nil,
    attributes: String = "",
    _ rest: String = "",
    around others: [String] = [],
    after: String = ""
  ) throws -> [CGFloat] {
    let screen = device.flatMap(NibDevice.init)?.size
    let size = size ?? (screen?.width ?? 600, screen?.height ?? 600)
    let controller = CanvasFixture.controller("c", attributes: attributes, size: size, rest)
    let document = try CanvasFixture.storyboard(
      device: device,
      tools: tools,
      [controller] + others,
      after: after
    )
    let root = try #require(document.canvasRoots.first { $0.id == "c-view" })
    let insets = NibCanvasRules(document).safeAreaInsets(of: root)
    #expect(insets.left == 0 && insets.right == 0)
    return [insets.top, insets.bottom]
  }

  // MARK: Devices

  @Test(arguments: [
    ("retina3_5", "14490.7", 20, 0), ("retina4_7", "14490.7", 20, 0),
    ("retina4_7", "14868", 0, 0), ("retina5_5", "21701", 0, 0), ("retina4_0", "22155", 20, 0),
    ("retina5_9", "21208.1", 44, 34), ("retina5_9", "21225", 50, 34),
    ("retina6_1", "21208.1", 44, 34), ("retina6_1", "21507", 48, 34),
    ("retina6_1", "23727", 96, 68), ("retina6_1", "24765", 48, 34),
    ("retina6_5", "16097", 44, 34), ("retina6_0", "18122", 44, 34),
    ("retina6_0", "19455", 47, 34), ("retina6_12", "21701", 59, 34),
    ("retina6_7", "21701", 47, 34), ("retina6_3", "24506", 62, 34),
    ("retina6_9", "24506", 62, 34), ("ipad9_7", "14109", 20, 0),
    ("ipad12_9rounded", "23504", 24, 20), (nil, "6254", 20, 0),
  ])
  func aDeviceCoversItsEdges(
    device: String?,
    tools: String,
    top: CGFloat,
    bottom: CGFloat
  ) throws {
    #expect(try insets(device: device, tools: tools) == [top, bottom])
  }

  @Test func aPhoneOnItsSideCoversTheSides() throws {
    let document = try CanvasFixture.storyboard(
      device: "retina5_9",
      orientation: "landscape",
      [CanvasFixture.controller("c", size: (812, 375))]
    )
    let insets = NibCanvasRules(document).safeAreaInsets(of: document.canvasRoots[0])
    #expect(insets == EdgeInsets(top: 0, left: 44, bottom: 21, right: 44))
  }

  // MARK: Bars

  @Test func aNavigationBarLiesOverItsControllersAndTheOnesAfter() throws {
    let navigation = CanvasFixture.container(
      "navigationController",
      "n",
      "",
      CanvasFixture.segue("relationship", to: "c", "rootViewController")
    )
    #expect(try insets(device: "retina6_1", tools: "17701", around: [navigation]) == [88, 34])
    let first = CanvasFixture.controller(
      "first",
      "viewController",
      "<connections>\(CanvasFixture.segue("show", to: "c"))</connections>"
    )
    let outer = CanvasFixture.container(
      "navigationController",
      "n",
      "",
      CanvasFixture.segue("relationship", to: "first", "rootViewController")
    )
    #expect(try insets(device: "retina6_1", tools: "17701", around: [first, outer]) == [88, 34])
  }

  @Test(arguments: [
    ("navigationBarHidden=\"YES\"", "", "", 44, 34),
    ("", "translucent=\"NO\"", "", 0, 122),
    ("", "translucent=\"NO\"", "extendedLayoutIncludesOpaqueBars=\"YES\"", 88, 34),
  ])
  func aBarCountsAsItIsDrawn(
    navigation: String,
    bar: String,
    controller: String,
    top: CGFloat,
    bottom: CGFloat
  ) throws {
    let around = CanvasFixture.container(
      "navigationController",
      "n",
      navigation,
      CanvasFixture.segue("relationship", to: "c", "rootViewController"),
      bar: "<navigationBar key=\"navigationBar\" id=\"nb\" \(bar)/>"
    )
    let found = try insets(
      device: "retina6_1",
      tools: "17701",
      attributes: controller,
      around: [around]
    )
    #expect(found == [top, bottom])
  }

  @Test func aShortenedViewBelowAnOpaqueBarEndsWithTheScreen() throws {
    let bar = "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" translucent=\"NO\"/>"
    let found = try insets(device: "retina6_1", tools: "17701", size: (414, 808), bar)
    #expect(found == [0, 34])
  }

  @Test(arguments: [
    ("<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\"/>", 64, 0),
    ("<nil key=\"simulatedTopBarMetrics\"/>", 20, 0),
    ("<nil key=\"simulatedStatusBarMetrics\"/>", 0, 0),
    ("<simulatedTabBarMetrics key=\"simulatedBottomBarMetrics\"/>", 20, 49),
    ("<simulatedToolbarMetrics key=\"simulatedBottomBarMetrics\"/>", 20, 44),
    ("<simulatedToolbarMetrics key=\"simulatedBottomBarMetrics\" translucent=\"NO\"/>", 20, 0),
    (
      "<extendedEdge key=\"edgesForExtendedLayout\"/>"
        + "<simulatedTabBarMetrics key=\"simulatedBottomBarMetrics\"/>", 20, 0
    ),
    (
      "<extendedEdge key=\"edgesForExtendedLayout\" top=\"YES\"/>"
        + "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\"/>"
        + "<simulatedTabBarMetrics key=\"simulatedBottomBarMetrics\"/>", 64, 0
    ),
  ])
  func theAuthorsChoiceOfBarsHolds(bars: String, top: CGFloat, bottom: CGFloat) throws {
    #expect(try insets(device: "retina4_7", tools: "14490.7", bars) == [top, bottom])
  }

  @Test func aHiddenStatusBarStillCountsOnATablet() throws {
    let hidden = "<nil key=\"simulatedStatusBarMetrics\"/>"
    #expect(try insets(device: "ipad9_7", tools: "23504", hidden) == [20, 0])
  }

  @Test func aTabBarLiesOverItsControllers() throws {
    let tabs = CanvasFixture.container(
      "tabBarController",
      "t",
      "",
      CanvasFixture.segue("relationship", to: "c", "viewControllers")
    )
    #expect(try insets(device: "retina6_1", tools: "17701", around: [tabs]) == [44, 83])
  }

  @Test func aPushedControllerCanHideTheTabBar() throws {
    let tabs = CanvasFixture.container(
      "tabBarController",
      "t",
      "",
      CanvasFixture.segue("relationship", to: "n", "viewControllers")
    )
    let navigation = CanvasFixture.container(
      "navigationController",
      "n",
      "",
      CanvasFixture.segue("relationship", to: "first", "rootViewController")
    )
    let first = CanvasFixture.controller(
      "first",
      "viewController",
      "<connections>\(CanvasFixture.segue("show", to: "c"))</connections>"
    )
    let hidden = try insets(
      device: "retina6_1",
      tools: "17701",
      attributes: "hidesBottomBarWhenPushed=\"YES\"",
      around: [tabs, navigation, first]
    )
    #expect(hidden == [88, 34])
  }

  @Test func ofSeveralWaysThePreferredOneCounts() throws {
    let plain = CanvasFixture.controller(
      "plain",
      "viewController",
      "<connections>\(CanvasFixture.segue("presentation", to: "c"))</connections>"
    )
    let navigation = CanvasFixture.container(
      "navigationController",
      "n",
      "",
      CanvasFixture.segue("relationship", to: "c", "rootViewController")
    )
    let ways = [plain, navigation]
    #expect(try insets(device: "retina6_1", tools: "17701", around: ways) == [44, 34])
    let breakers =
      "<inferredMetricsTieBreakers><segue reference=\"to-c-relationship\"/>"
      + "</inferredMetricsTieBreakers>"
    let found = try insets(device: "retina6_1", tools: "17701", around: ways, after: breakers)
    #expect(found == [88, 34])
  }

  @Test func controllersThatLeadToEachOtherEnd() throws {
    let other = CanvasFixture.controller(
      "other",
      "viewController",
      "<connections>\(CanvasFixture.segue("show", to: "c"))</connections>"
    )
    let back = "<connections>\(CanvasFixture.segue("show", to: "other"))</connections>"
    let found = try insets(device: "retina6_1", tools: "17701", back, around: [other])
    #expect(found == [44, 34])
  }

  @Test func aLongChainOfScenesIsFollowedToItsEnd() throws {
    let navigation = CanvasFixture.container(
      "navigationController",
      "n",
      "",
      CanvasFixture.segue("relationship", to: "s0", "rootViewController")
    )
    let chain = (0..<2_000).map { index in
      let next = index == 1_999 ? "c" : "s\(index + 1)"
      return CanvasFixture.container(
        "viewController",
        "s\(index)",
        "",
        CanvasFixture.segue("show", to: next)
      )
    }
    let found = try insets(device: "retina6_1", tools: "17701", around: [navigation] + chain)
    #expect(found == [88, 34])
  }

  // MARK: Sheets and free sizes

  @Test func aSheetBeginsBelowTheStatusBar() throws {
    #expect(try insets(device: "retina6_1", tools: "17701", size: (414, 842)) == [0, 34])
    let bar = "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\"/>"
    #expect(try insets(device: "retina5_9", tools: "15505", size: (375, 758), bar) == [56, 34])
    #expect(try insets(device: "retina6_1", tools: "21208", size: (414, 842)) == [44, 34])
  }

  @Test func aFreeViewThatFitsIntoTheScreenLiesOnIt() throws {
    let free = "<freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/>"
    let small = try insets(device: "retina4_7", tools: "14460.31", size: (375, 300), free)
    #expect(small == [0, 0])
    let long = try insets(device: "retina4_7", tools: "14490.7", size: (375, 3000), free)
    #expect(long == [20, 0])
  }

  @Test(arguments: [
    (414, 896, "", 44, 34), (375, 667, "", 44, 34), (371, 61, "", 0, 0), (600, 96, "", 44, 34),
    (
      399, 103,
      "<nil key=\"simulatedTopBarMetrics\"/><nil key=\"simulatedBottomBarMetrics\"/>", 44, 34
    ),
  ])
  func aTopLevelViewIsPartOfAScreenByItsSize(
    width: CGFloat,
    height: CGFloat,
    metrics: String,
    top: CGFloat,
    bottom: CGFloat
  ) throws {
    let document = try CanvasFixture.xib(
      CanvasFixture.view("view", "v", frame: (0, 0, width, height), metrics)
    )
    let insets = NibCanvasRules(document).safeAreaInsets(of: document.canvasRoots[0])
    #expect([insets.top, insets.bottom] == [top, bottom])
  }

  @Test func cellsLieOnNoEdge() throws {
    let document = try CanvasFixture.xib(
      CanvasFixture.view("tableViewCell", "cell", frame: (0, 0, 414, 896))
    )
    let insets = NibCanvasRules(document).safeAreaInsets(of: document.canvasRoots[0])
    #expect(insets == .zero)
  }
}
