import Foundation
import ViewKit

/// The drawn area of a tree: the root's bounds and a limited overflow.
enum SVGExtent {
  /// The maximum overflow in points on each side, so that a distant view doesn't enlarge the
  /// picture.
  private static let reach: CGFloat = 120

  /// Returns the drawn area in the root's coordinates; the transforms of views are ignored.
  static func rect(of root: View, _ options: SVGOptions) -> CGRect {
    guard let bounds = root.bounds.whenFinite else { return .zero }
    var extent = bounds
    guard !root.clipsToBounds else { return extent }
    var pending = [(view: root, origin: CGPoint.zero)]
    while let (view, origin) = pending.popLast() {
      for subview in view.subviews where options.includesHiddenViews || !subview.isHidden {
        let own = subview.bounds
        let frame = CGRect(
          x: origin.x + subview.center.x - own.width / 2,
          y: origin.y + subview.center.y - own.height / 2,
          width: own.width,
          height: own.height
        )
        guard let frame = frame.whenFinite else { continue }
        if frame.width > 0, frame.height > 0 { extent = extent.union(frame) }
        guard !subview.clipsToBounds else { continue }
        let start = CGPoint(x: frame.minX - own.minX, y: frame.minY - own.minY)
        pending.append((subview, start))
      }
    }
    return extent.intersection(bounds.insetBy(dx: -reach, dy: -reach))
  }
}

extension CGRect {
  /// The rectangle, or nil if one of its numbers isn't finite.
  fileprivate var whenFinite: CGRect? {
    let numbers = [origin.x, origin.y, size.width, size.height]
    return numbers.allSatisfy(\.isFinite) ? self : nil
  }
}
