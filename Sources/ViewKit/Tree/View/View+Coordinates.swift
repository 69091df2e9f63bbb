public import Foundation

extension View {
  /// Returns a point of this view in the coordinates of another.
  ///
  /// Nil stands for the window, or for the root of the tree where there is no window. For views of
  /// different trees, the two roots' own coordinates are taken to be the same.
  ///
  /// - Complexity: O(depth).
  public func convert(_ point: CGPoint, to view: View?) -> CGPoint {
    let route = Route(from: self, to: view)
    let base = route.up.reduce(point) { $1.applyingToSuperview($0) }
    return route.down.reduce(base) { $1.applyingFromSuperview($0) }
  }

  /// Returns a point of another view in this view's coordinates; nil stands for the window or root.
  ///
  /// - Complexity: O(depth).
  public func convert(_ point: CGPoint, from view: View?) -> CGPoint {
    (view ?? rootView).convert(point, to: self)
  }

  /// Returns a rectangle of this view in the coordinates of another.
  ///
  /// Where a rotation lies between the two, the result is the smallest rectangle around it. Nil
  /// stands for the window, or for the root of the tree where there is no window.
  ///
  /// - Complexity: O(depth).
  public func convert(_ rect: CGRect, to view: View?) -> CGRect {
    let route = Route(from: self, to: view)
    let base = route.up.reduce(rect) { $1.applyingToSuperview($0) }
    return route.down.reduce(base) { $1.applyingFromSuperview($0) }
  }

  /// Returns a rectangle of another view in this view's coordinates; nil stands for window or root.
  ///
  /// - Complexity: O(depth).
  public func convert(_ rect: CGRect, from view: View?) -> CGRect {
    (view ?? rootView).convert(rect, to: self)
  }

  // MARK: One step

  private func applyingToSuperview(_ point: CGPoint) -> CGPoint {
    guard let transform = extras?.transform, transform != .identity else {
      return CGPoint(
        x: point.x - storedBounds.origin.x + storedOrigin.x,
        y: point.y - storedBounds.origin.y + storedOrigin.y
      )
    }
    return point.applying(transformToSuperview(transform))
  }

  private func applyingToSuperview(_ rect: CGRect) -> CGRect {
    guard let transform = extras?.transform, transform != .identity else {
      return CGRect(origin: applyingToSuperview(rect.origin), size: rect.size)
    }
    return rect.applying(transformToSuperview(transform))
  }

  private func applyingFromSuperview(_ point: CGPoint) -> CGPoint {
    guard let transform = extras?.transform, transform != .identity else {
      return CGPoint(
        x: point.x - storedOrigin.x + storedBounds.origin.x,
        y: point.y - storedOrigin.y + storedBounds.origin.y
      )
    }
    return point.applying(transformToSuperview(transform).inverted())
  }

  private func applyingFromSuperview(_ rect: CGRect) -> CGRect {
    guard let transform = extras?.transform, transform != .identity else {
      return CGRect(origin: applyingFromSuperview(rect.origin), size: rect.size)
    }
    return rect.applying(transformToSuperview(transform).inverted())
  }

  /// Moves the middle of the bounds to the origin, transforms, and moves it to the centre.
  private func transformToSuperview(_ transform: CGAffineTransform) -> CGAffineTransform {
    let middle = currentCenter
    return CGAffineTransform(translationX: -storedBounds.midX, y: -storedBounds.midY)
      .concatenating(transform)
      .concatenating(CGAffineTransform(translationX: middle.x, y: middle.y))
  }
}

/// The way from one view to another: up to what both lie in, and down from there.
///
/// Going no higher than needed keeps the coordinates of neighbours exact. Views of different trees
/// meet above their roots.
private struct Route {
  /// The views that are left on the way up, in that order.
  let up: [View]
  /// The views that are entered on the way down, in that order.
  let down: [View]

  init(from start: View, to end: View?) {
    if let end, end.superview === start {
      (up, down) = ([], [end])
      return
    }
    let root = start.rootView
    let end = end ?? root
    let meeting = start.nearestCommonAncestor(with: end)
    up = Self.path(from: start, below: meeting ?? root)
    down = Self.path(from: end, below: meeting ?? end.rootView).reversed()
  }

  private static func path(from view: View, below top: View) -> [View] {
    var path: [View] = []
    var current = view
    while current !== top, let above = current.superview {
      path.append(current)
      current = above
    }
    return path
  }
}
