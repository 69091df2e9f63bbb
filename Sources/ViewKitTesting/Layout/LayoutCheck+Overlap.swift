public import Foundation
public import ViewKit

extension LayoutCheck {
  /// Returns the pairs of subviews that overlap.
  ///
  /// Views that are hidden, transparent, empty or of infinite size are ignored.
  ///
  /// - Parameters:
  ///   - container: The view whose subviews are compared.
  ///   - recursively: A Boolean value that indicates whether to compare the subviews of each
  ///     subview as well, at every level. The parts of controls are ignored.
  ///   - tolerance: The width in points of an overlap that is allowed.
  /// - Returns: One finding for each pair, with the area of the overlap.
  public static func overlaps(
    in container: View,
    recursively: Bool = false,
    tolerance: CGFloat = defaultTolerance
  ) -> [Finding] {
    container.root.layoutIfNeeded()
    let views = container.subviews.filter(\.coversSomething)
    let here = pairs(of: views, in: container, tolerance: tolerance)
    guard recursively else { return here }
    return here
      + views.filter { !($0 is Control) }.flatMap {
        overlaps(in: $0, recursively: true, tolerance: tolerance)
      }
  }

  /// Returns the pairs of the given views that overlap, wherever they are in a tree.
  ///
  /// A view and one of its descendants don't count as a pair.
  ///
  /// - Parameters:
  ///   - views: The views to compare; hidden ones are ignored.
  ///   - tolerance: The width in points of an overlap that is allowed.
  /// - Returns: One finding for each pair, with the area of the overlap in the root view's
  ///   coordinates.
  public static func overlaps(
    of views: [View],
    tolerance: CGFloat = defaultTolerance
  ) -> [Finding] {
    guard let first = views.first else { return [] }
    first.root.layoutIfNeeded()
    return pairs(of: views.filter(\.coversSomething), in: first.root, tolerance: tolerance)
  }

  private static func pairs(of all: [View], in space: View, tolerance: CGFloat) -> [Finding] {
    // A frame that isn't finite has no overlap that could be reported.
    let placed = all.map { (view: $0, frame: $0.convert($0.bounds, to: space)) }
      .filter { ($0.frame.minX + $0.frame.maxX + $0.frame.minY + $0.frame.maxY).isFinite }
    let (views, frames) = (placed.map(\.view), placed.map(\.frame))
    var found: [(first: Int, second: Int)] = []
    forEachNeighbour(among: frames, tolerance: tolerance) { index, other in
      let common = frames[index].intersection(frames[other])
      guard common.width > tolerance, common.height > tolerance,
        !views[index].isDescendant(of: views[other]), !views[other].isDescendant(of: views[index])
      else { return }
      found.append((min(index, other), max(index, other)))
    }
    return found.sorted { $0 < $1 }.map { first, second in
      Finding(
        .overlap,
        "\(views[second].findingName) \(Printed.rect(frames[second])) covers "
          + "\(views[first].findingName) \(Printed.rect(frames[first])) at "
          + Printed.rect(frames[first].intersection(frames[second]))
      )
    }
  }

  /// Visits only the pairs of frames whose horizontal ranges overlap.
  ///
  /// A frame that begins to the right of another's end can't overlap it, so that views side by side
  /// need no comparison.
  package static func forEachNeighbour(
    among frames: [CGRect],
    tolerance: CGFloat,
    visit: (Int, Int) -> Void
  ) {
    let order = frames.indices.sorted { (frames[$0].minX, $0) < (frames[$1].minX, $1) }
    for (place, index) in order.enumerated() {
      for other in order[(place + 1)...] {
        guard frames[other].minX < frames[index].maxX - tolerance else { break }
        visit(index, other)
      }
    }
  }
}

extension View {
  /// Whether the view itself is visible and has a nonempty area.
  var coversSomething: Bool {
    !isHidden && alpha >= 0.01 && bounds.width > 0 && bounds.height > 0
  }
}
