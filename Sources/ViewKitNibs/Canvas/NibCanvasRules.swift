import Foundation
public import ViewKit

/// What Interface Builder's canvas assumes about a file where the file itself says nothing.
///
/// Safe areas and margins are in no file: they follow from the device, from the bars that lie over a
/// scene, from what a view is, and from the version of Interface Builder. The rules were found by
/// measuring the frames that public files store.
///
/// ```swift
/// let rules = NibCanvasRules(document)
/// for root in document.canvasRoots {
///   print(root.id, rules.safeAreaInsets(of: root).top, rules.margins(of: root).left)
/// }
/// ```
public struct NibCanvasRules: Sendable {
  private let safeArea: NibSafeAreaRule
  private let margins: NibMarginRule
  private let graph: NibSceneGraph

  /// Reads what the rules depend on.
  public init(_ document: NibDocument) {
    safeArea = NibSafeAreaRule(document)
    margins = NibMarginRule(document)
    graph = NibSceneGraph(document)
  }

  /// Returns how much of a view that stands by itself device and bars cover, in points.
  ///
  /// It is zero for cells and for views that fill a property, such as the header of a table.
  public func safeAreaInsets(of root: NibCanvasRoot) -> EdgeInsets {
    safeArea.insets(of: root, graph)
  }

  /// Returns the margins in points that a view that stands by itself has without the safe area.
  ///
  /// For a table's cell they are those of its content view. They count where the file gives the view
  /// no margins.
  public func margins(of root: NibCanvasRoot) -> EdgeInsets {
    margins.margins(of: root) ?? NibMarginRule.everyView
  }

  /// Tells whether the device is a phone that has no button below the screen.
  var hasHomeIndicator: Bool { safeArea.hasHomeIndicator }

  /// Tells whether margins have the safe area in them, as they have since iOS 11.
  var addsSafeAreaToMargins: Bool { margins.addsSafeArea }
}
