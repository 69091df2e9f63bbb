import Foundation
import ViewKit

/// The default margins of views on Interface Builder's canvas.
///
/// The values are measured on the frames stored in public interface files. They depend on the role
/// of the view, on the width of the view or the screen, and on the version of Interface Builder.
struct NibMarginRule {
  let screenWidth: CGFloat
  let tools: Double

  /// The width in points from which the side margins are wider.
  private static let wideWidth: CGFloat = 400

  /// Returns the margins of a view controller's view, without the safe area.
  func ofControllerView(width: CGFloat) -> EdgeInsets {
    EdgeInsets(side: side(of: width))
  }

  /// Returns the margins of a top-level view of a xib, without the safe area.
  func ofTopLevelView(width: CGFloat) -> EdgeInsets {
    addsSafeArea ? EdgeInsets(side: side(of: width)) : Self.everyView
  }

  /// Whether margins include the safe area, as they do since iOS 11.
  var addsSafeArea: Bool { tools >= 13_500 }

  /// Returns the margins of a table view cell's content view.
  ///
  /// - Parameters:
  ///   - width: The width of the cell.
  ///   - isInTable: Whether the cell is in a table.
  ///   - hasAccessory: Whether an accessory is shown after the content.
  ///   - separator: The difference in height between the cell and its content view.
  /// - Returns: The margins in points.
  func ofCellContent(
    width: CGFloat,
    isInTable: Bool,
    hasAccessory: Bool,
    separator: CGFloat
  ) -> EdgeInsets {
    guard tools >= 13_000 else { return Self.everyView }
    let side = isIOS26 ? 20 : isInTable ? side(of: screenWidth) : sideOfCell(width)
    let height: CGFloat = isIOS26 ? 15 : 11
    return EdgeInsets(
      top: height,
      left: side,
      // The bottom margin was measured from the cell's edge.
      bottom: tools < 15_000 && separator <= 1 ? height - separator : height,
      right: hasAccessory && tools >= 17_000 ? 8 : side
    )
  }

  /// The margins of all other views.
  static let everyView = EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

  /// Returns the side margin of a cell that isn't in a table.
  private func sideOfCell(_ width: CGFloat) -> CGFloat {
    let (isWide, isScreenWide) = (width >= Self.wideWidth, screenWidth >= Self.wideWidth)
    return switch tools {
    case ..<15_000: isWide ? 20 : width == screenWidth ? 16 : 15
    case ..<17_000: isScreenWide ? (isWide ? 20 : 16) : 15
    case ..<21_000: isWide && isScreenWide ? 20 : 16
    default: isWide ? 20 : 16
    }
  }

  /// Whether this version draws cells as iOS 26 does; higher numbers don't belong to a release.
  private var isIOS26: Bool { (24_000..<30_000).contains(tools) }

  private func side(of width: CGFloat) -> CGFloat { width < Self.wideWidth ? 16 : 20 }
}

extension EdgeInsets {
  fileprivate init(side: CGFloat) {
    self.init(top: 0, left: side, bottom: 0, right: side)
  }
}

extension NibMarginRule {
  init(_ document: NibDocument) {
    screenWidth = document.device?.size(isLandscape: document.isLandscape).width ?? 0
    tools = document.toolsVersion
  }

  /// Returns the margins of a root view or a cell's content view; nil for the default margins.
  func margins(of root: NibCanvasRoot) -> EdgeInsets? {
    let width = root.frame.width
    switch root.kind {
    case .controllerView: return ofControllerView(width: width)
    case .topLevelView: return ofTopLevelView(width: width)
    case .tableCell:
      let cell = root.object.element
      let content = cell.child(forKey: "contentView")?.frame
      return ofCellContent(
        width: width,
        isInTable: root.container?.elementName == "tableView",
        hasAccessory: !["none", nil].contains(cell["accessoryType"]),
        separator: max(root.frame.height - (content?.maxY ?? .infinity), 0)
      )
    case .collectionCell, .part: return nil
    }
  }
}
