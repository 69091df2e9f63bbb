import Foundation
public import ViewKit

/// The layout settings of Interface Builder's canvas that a file doesn't store.
///
/// Files contain neither safe areas nor margins: these follow from the device, the bars over a
/// scene, the role of a view, and the version of Interface Builder. The rules are based on
/// measurements of the frames stored in public files.
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

  /// Reads the properties of a document that the rules depend on.
  public init(_ document: NibDocument) {
    safeArea = NibSafeAreaRule(document)
    margins = NibMarginRule(document)
    graph = NibSceneGraph(document)
  }

  /// Returns the insets in points by which the device and bars cover a root view.
  ///
  /// The insets are zero for cells and for views that are property values, such as a table's header
  /// view.
  public func safeAreaInsets(of root: NibCanvasRoot) -> EdgeInsets {
    safeArea.insets(of: root, graph)
  }

  /// Returns the margins in points of a root view, without the safe area.
  ///
  /// For a table view cell they are the margins of its content view. Margins set in the file
  /// override them.
  public func margins(of root: NibCanvasRoot) -> EdgeInsets {
    margins.margins(of: root) ?? NibMarginRule.everyView
  }

  /// Whether the device is a phone without a home button.
  var hasHomeIndicator: Bool { safeArea.hasHomeIndicator }

  /// Whether margins include the safe area, as they do since iOS 11.
  var addsSafeAreaToMargins: Bool { margins.addsSafeArea }
}
