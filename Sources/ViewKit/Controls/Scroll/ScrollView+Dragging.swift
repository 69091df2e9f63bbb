package import Foundation

extension ScrollView {
  /// Moves the content as a person's finger does, and notifies the delegate in UIKit's order.
  ///
  /// The content stays within its edges. The delegate may change where it comes to rest.
  ///
  /// - Returns: Whether the scroll view took the movement: it has to be enabled and to have content to
  ///   move, or to bounce all the same.
  package final func dragByPerson(x: CGFloat, y: CGFloat) -> Bool {
    guard isScrollEnabled, isUserInteractionEnabled, canBeDragged(x: x, y: y) else {
      return false
    }
    delegate?.scrollViewWillBeginDragging(self)
    let moved = CGPoint(x: contentOffset.x + x, y: contentOffset.y + y)
    contentOffset = withinEdges(moved)
    var target = isPagingEnabled ? withinEdges(nearestPage) : contentOffset
    delegate?.scrollViewWillEndDragging(self, withVelocity: .zero, targetContentOffset: &target)
    let decelerates = target != contentOffset && target.x.isFinite && target.y.isFinite
    delegate?.scrollViewDidEndDragging(self, willDecelerate: decelerates)
    guard decelerates else { return true }
    delegate?.scrollViewWillBeginDecelerating(self)
    contentOffset = target
    delegate?.scrollViewDidEndDecelerating(self)
    return true
  }

  /// The offsets at which the content lies at its edges.
  private var offsetLimits: (low: CGPoint, high: CGPoint) {
    let inset = adjustedContentInset
    let low = CGPoint(x: -inset.left, y: -inset.top)
    let high = CGPoint(
      x: max(low.x, contentSize.width + inset.right - bounds.width),
      y: max(low.y, contentSize.height + inset.bottom - bounds.height)
    )
    return (low, high)
  }

  private func canBeDragged(x: CGFloat, y: CGFloat) -> Bool {
    guard x.isFinite, y.isFinite else { return false }
    let (low, high) = offsetLimits
    return x != 0 && (high.x > low.x || alwaysBounceHorizontal)
      || y != 0 && (high.y > low.y || alwaysBounceVertical)
  }

  private func withinEdges(_ offset: CGPoint) -> CGPoint {
    let (low, high) = offsetLimits
    return CGPoint(
      x: min(max(offset.x, low.x), high.x),
      y: min(max(offset.y, low.y), high.y)
    )
  }

  private var nearestPage: CGPoint {
    func nearest(_ offset: CGFloat, _ length: CGFloat) -> CGFloat {
      length > 0 ? (offset / length).rounded() * length : offset
    }
    return CGPoint(
      x: nearest(contentOffset.x, bounds.width),
      y: nearest(contentOffset.y, bounds.height)
    )
  }
}
