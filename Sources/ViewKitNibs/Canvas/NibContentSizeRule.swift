import Foundation
import ViewKit

/// The elements that have an intrinsic content size on the canvas, and along which axes.
///
/// A comparison that must not depend on text metrics gives them the stored size.
enum NibContentSizeRule {
  /// The axes along which a view has an intrinsic content size.
  struct Axes: OptionSet {
    let rawValue: Int

    static let horizontal = Axes(rawValue: 1)
    static let vertical = Axes(rawValue: 2)
    static let both: Axes = [.horizontal, .vertical]
  }

  /// Returns the axes for a view's element.
  static func axes(of element: NibElement) -> Axes {
    switch element.name {
    case "activityIndicatorView", "button", "datePicker", "imageView", "label", "pageControl",
      "pickerView", "segmentedControl", "stepper", "switch", "textField":
      .both
    case "navigationBar", "progressView", "searchBar", "slider", "tabBar", "toolbar":
      .vertical
    case "textView":
      element.bool("scrollEnabled") == false ? .both : []
    default: []
    }
  }

  /// Returns the stored size along the axes with an intrinsic content size, or nil if there are
  /// none.
  static func storedSize(of element: NibElement, alignmentInsets: EdgeInsets) -> CGSize? {
    var axes = axes(of: element)
    if element["placeholderIntrinsicWidth"] != nil { axes.insert(.horizontal) }
    if element["placeholderIntrinsicHeight"] != nil { axes.insert(.vertical) }
    guard !axes.isEmpty, let frame = element.frame?.inset(by: alignmentInsets) else { return nil }
    return CGSize(
      width: axes.contains(.horizontal) ? frame.width : View.noIntrinsicMetric,
      height: axes.contains(.vertical) ? frame.height : View.noIntrinsicMetric
    )
  }

  /// Returns a view's size on the canvas, or nil if it is the intrinsic content size.
  ///
  /// The author may have entered one. Toolbars are as tall as tab bars on phones without a home
  /// button.
  static func sizeOnCanvas(
    of element: NibElement,
    own: CGSize,
    hasHomeIndicator: Bool
  ) -> CGSize? {
    let width = element["placeholderIntrinsicWidth"]
    let height = element["placeholderIntrinsicHeight"]
    guard width != nil || height != nil else {
      guard element.name == "toolbar", hasHomeIndicator else { return nil }
      return CGSize(width: View.noIntrinsicMetric, height: tallToolbarHeight)
    }
    // Anything but a number means that there is no size.
    func length(_ text: String?, _ own: CGFloat) -> CGFloat {
      text.map { NibElement.number($0) ?? View.noIntrinsicMetric } ?? own
    }
    return CGSize(width: length(width, own.width), height: length(height, own.height))
  }

  private static let tallToolbarHeight: CGFloat = 49
}
