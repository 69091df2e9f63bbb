import Foundation
import ViewKit

/// The margins that Interface Builder's canvas gives a view that has none of its own.
///
/// Measured on the frames that public interface files store; they depend on what the view is, on how
/// wide it or the screen is and on the version of Interface Builder.
struct NibMarginRule {
  let screenWidth: CGFloat
  let tools: Double

  /// The width in points from which margins at the sides are wider.
  private static let wideWidth: CGFloat = 400

  /// The margins of a controller's view, without the safe area.
  func ofControllerView(width: CGFloat) -> EdgeInsets {
    EdgeInsets(side: side(of: width))
  }

  /// The margins of a view at the top of a xib, without the safe area.
  func ofTopLevelView(width: CGFloat) -> EdgeInsets {
    addsSafeArea ? EdgeInsets(side: side(of: width)) : Self.everyView
  }

  /// Tells whether margins have the safe area in them, as they have since iOS 11.
  var addsSafeArea: Bool { tools >= 13_500 }

  /// The margins of the content of a table's cell.
  ///
  /// - Parameters:
  ///   - width: The width of the cell.
  ///   - isInTable: Tells whether the cell is in a table.
  ///   - hasAccessory: Tells whether something is shown behind the content.
  ///   - separator: How much lower the content is than the cell.
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
      // The space below the content was counted from the cell's edge.
      bottom: tools < 15_000 && separator <= 1 ? height - separator : height,
      right: hasAccessory && tools >= 17_000 ? 8 : side
    )
  }

  /// The margins of every other view.
  static let everyView = EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

  /// The margin at the sides of a cell that is in no table.
  private func sideOfCell(_ width: CGFloat) -> CGFloat {
    let (isWide, isScreenWide) = (width >= Self.wideWidth, screenWidth >= Self.wideWidth)
    return switch tools {
    case ..<15_000: isWide ? 20 : width == screenWidth ? 16 : 15
    case ..<17_000: isScreenWide ? (isWide ? 20 : 16) : 15
    case ..<21_000: isWide && isScreenWide ? 20 : 16
    default: isWide ? 20 : 16
    }
  }

  /// The version draws cells as iOS 26 does; numbers above are not those of a release.
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

  /// Returns the margins of a root, or of the content of a cell; nil for those of every view.
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
