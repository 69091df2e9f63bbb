import Foundation

extension View {
  /// Half-open containment: the left and top edges are inside, the right and bottom ones are not.
  func boundsContain(_ point: CGPoint) -> Bool {
    let bounds = storedBounds.standardizedRect
    return point.x >= bounds.origin.x && point.x < bounds.origin.x + bounds.size.width
      && point.y >= bounds.origin.y && point.y < bounds.origin.y + bounds.size.height
  }

  func frontmostHit(_ point: CGPoint, with event: Event?) -> View? {
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, self.point(inside: point, with: event)
    else { return nil }
    for subview in storedSubviews.reversed() {
      if let hit = subview.hitTest(subview.convert(point, from: self), with: event) {
        return hit
      }
    }
    return self
  }
}
