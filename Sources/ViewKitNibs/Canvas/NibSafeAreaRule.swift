import Foundation
import ViewKit

/// The safe area insets of a view that fills a device's screen in portrait orientation.
///
/// The values are measured on the frames stored in public interface files.
struct NibSafeAreaRow {
  let devices: [String]
  /// The versions of Interface Builder to which the row applies.
  let tools: Range<Double>
  let top: CGFloat
  let bottom: CGFloat

  private init(
    _ devices: String,
    _ tools: Range<Double> = 0..<Double.infinity,
    top: CGFloat,
    bottom: CGFloat
  ) {
    self.devices = devices.split(separator: " ").map(String.init)
    self.tools = tools
    self.top = top
    self.bottom = bottom
  }

  private static let withButton =
    "retina3_5 retina4_0 retina4_7 retina5_5 ipad9_7 ipad10_2 ipad10_5 ipad12_9"
  private static let withRoundCorners =
    "ipad8_3 ipad10_9rounded ipad11_0rounded ipad12_9rounded"

  /// The rows; the first one that matches applies.
  static let table: [NibSafeAreaRow] = [
    // For a time the canvas showed no status bar on devices with a home button.
    NibSafeAreaRow(withButton, 14_800..<22_000, top: 0, bottom: 0),
    NibSafeAreaRow(withButton, top: 20, bottom: 0),
    NibSafeAreaRow("retina5_9", 0..<21_220, top: 44, bottom: 34),
    NibSafeAreaRow("retina5_9 retina6_54", top: 50, bottom: 34),
    NibSafeAreaRow("retina6_0", 0..<19_000, top: 44, bottom: 34),
    NibSafeAreaRow("retina6_0 retina6_7", top: 47, bottom: 34),
    NibSafeAreaRow("retina6_1", 0..<21_220, top: 44, bottom: 34),
    // Two versions of Xcode stored doubled insets for this device.
    NibSafeAreaRow("retina6_1", 23_700..<24_200, top: 96, bottom: 68),
    NibSafeAreaRow("retina6_1", top: 48, bottom: 34),
    NibSafeAreaRow("retina6_5", top: 44, bottom: 34),
    NibSafeAreaRow("retina6_12 retina6_72", top: 59, bottom: 34),
    NibSafeAreaRow("retina6_3 retina6_9", top: 62, bottom: 34),
    NibSafeAreaRow(withRoundCorners, top: 24, bottom: 20),
  ]

  /// Returns the insets of a device; those of the first phones for a file without a device.
  static func insets(of device: NibDevice?, tools: Double) -> (top: CGFloat, bottom: CGFloat) {
    guard let device,
      let row = table.first(where: { $0.devices.contains(device.id) && $0.tools.contains(tools) })
    else { return (20, 0) }
    return (row.top, row.bottom)
  }
}

/// The insets by which the device and bars cover a root view on the canvas.
struct NibSafeAreaRule {
  let device: NibDevice?
  let isLandscape: Bool
  let tools: Double

  private static let barHeight: CGFloat = 44
  private static let sheetBarHeight: CGFloat = 56
  private static let tabBarHeight: CGFloat = 49
  /// The difference in height between the screen and a view presented as a sheet.
  private static let sheetDistance: CGFloat = 54

  /// Returns the insets of a view controller's view with a size and bars.
  func insetsOfControllerView(_ surroundings: NibSurroundings, size: CGSize) -> EdgeInsets {
    var insets = deviceInsets
    let isSheet = isSheet(size, surroundings)
    if isSheet || (!surroundings.hasStatusBar && device?.idiom != .pad) {
      insets.top = 0
    }
    let barBottom = insets.top + (isSheet ? Self.sheetBarHeight : Self.barHeight)
    if let bar = surroundings.bottomBar, !isSheet {
      let height = bottomBarHeight(bar, insets)
      insets.bottom = surroundings.liesBelowBottomBar ? insets.bottom + height : 0
    }
    guard surroundings.topBar != nil else { return insets }
    if surroundings.liesBelowTopBar {
      insets.top = barBottom
    } else {
      insets.top = 0
      if size.height == screenHeight(for: size) {
        // The view begins below the bar and isn't shortened, so its bottom is out of sight.
        insets.bottom += barBottom
      }
    }
    return insets
  }

  /// Returns the insets of a top-level view of a xib.
  ///
  /// A view with a custom size that fits on the screen is assumed to be away from the screen's edges
  /// and gets no insets, except on a phone without a home button if the author has chosen that no
  /// bars cover the view.
  func insetsOfTopLevelView(
    _ surroundings: NibSurroundings,
    size: CGSize,
    hasNoBars: Bool
  ) -> EdgeInsets {
    var insets = deviceInsets
    guard isScreenSize(size) || !fitsIntoScreen(size) || (hasNoBars && insets.bottom > 0) else {
      return .zero
    }
    if surroundings.topBar != nil {
      insets.top = surroundings.liesBelowTopBar ? insets.top + Self.barHeight : 0
    }
    return insets
  }

  /// Whether the device is a phone without a home button.
  var hasHomeIndicator: Bool {
    device?.idiom == .phone && NibSafeAreaRow.insets(of: device, tools: tools).bottom > 0
  }

  /// The device's insets; in landscape the camera is at the left or right and there is no status
  /// bar.
  private var deviceInsets: EdgeInsets {
    let (top, bottom) = NibSafeAreaRow.insets(of: device, tools: tools)
    guard isLandscape, device?.idiom == .phone else {
      return EdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
    }
    guard bottom > 0 else { return .zero }
    return EdgeInsets(top: 0, left: top, bottom: 21, right: top)
  }

  /// Whether a presented view is drawn as a sheet of iOS 13, as some versions of the canvas do.
  private func isSheet(_ size: CGSize, _ surroundings: NibSurroundings) -> Bool {
    guard !isLandscape, deviceInsets.bottom > 0, surroundings.topBar != .opaque,
      (15_000..<20_000).contains(tools)
    else { return false }
    return screenHeight(for: size) - size.height == Self.sheetDistance
  }

  /// Returns the bar's height; a toolbar is as tall as a tab bar on devices without a home button.
  private func bottomBarHeight(
    _ bar: NibSurroundings.BottomBar,
    _ device: EdgeInsets
  ) -> CGFloat {
    bar == .toolbar && device.bottom == 0 ? Self.barHeight : Self.tabBarHeight
  }

  /// The height of the file's screen or, without a device, of the screen that the size fills.
  private func screenHeight(for size: CGSize) -> CGFloat {
    if let device { return device.size(isLandscape: isLandscape).height }
    return NibDevice.all.first { $0.size == size }?.size.height ?? 600
  }

  /// Whether a view is no larger than the screen; false without a device.
  fileprivate func fitsIntoScreen(_ size: CGSize) -> Bool {
    guard let screen = device?.size(isLandscape: isLandscape) else { return false }
    return size.width <= screen.width && size.height <= screen.height
  }

  fileprivate func isScreenSize(_ size: CGSize) -> Bool {
    device == nil
      || NibDevice.all.contains { $0.size == size || $0.size(isLandscape: true) == size }
  }
}

extension NibSafeAreaRule {
  init(_ document: NibDocument) {
    device = document.device
    isLandscape = document.isLandscape
    tools = document.toolsVersion
  }

  /// Returns the insets of a root view as Interface Builder shows it.
  func insets(of root: NibCanvasRoot, _ graph: NibSceneGraph) -> EdgeInsets {
    let size = root.frame.size
    switch root.kind {
    case .controllerView:
      guard let controller = root.container?.element else { return .zero }
      let isPart = controller.isFreeform && fitsIntoScreen(size) && !isScreenSize(size)
      guard !isPart else { return .zero }
      return insetsOfControllerView(graph.surroundings(of: controller), size: size)
    case .topLevelView:
      let element = root.object.element
      let surroundings = NibSurroundings(of: element, inferred: NibSurroundings())
      return insetsOfTopLevelView(surroundings, size: size, hasNoBars: element.hasNoBars)
    case .tableCell, .collectionCell, .part:
      return .zero
    }
  }
}

extension NibElement {
  /// Whether the author has given a view, or its view controller, a freeform size.
  fileprivate var isFreeform: Bool {
    child(forKey: "simulatedDestinationMetrics")?.name == "freeformSimulatedSizeMetrics"
  }

  /// Whether the author has chosen that no bars cover a view.
  fileprivate var hasNoBars: Bool {
    ["simulatedTopBarMetrics", "simulatedBottomBarMetrics"].allSatisfy {
      child(forKey: $0)?.name == "nil"
    }
  }
}
