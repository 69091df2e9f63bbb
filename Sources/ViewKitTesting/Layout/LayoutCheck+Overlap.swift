public import Foundation
public import ViewKit

extension LayoutCheck {
  /// Lists the pairs of subviews that cover each other.
  ///
  /// Views that are hidden, transparent, without area or of infinite size cover nothing.
  ///
  /// - Parameters:
  ///   - container: The view whose subviews are compared.
  ///   - recursively: Whether the subviews of each of them are compared too, and so on. The parts
  ///     of controls are left alone.
  ///   - tolerance: The width in points of a strip that may be covered.
  /// - Returns: One finding for each pair, with the part that both cover.
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

  /// Lists the pairs of some views that cover each other, wherever in a tree they lie.
  ///
  /// A view and one that lies in it are no pair.
  ///
  /// - Parameters:
  ///   - views: The views that are compared; hidden ones among them cover nothing.
  ///   - tolerance: The width in points of a strip that may be covered.
  /// - Returns: One finding for each pair, with the part that both cover in the root's coordinates.
  public static func overlaps(
    of views: [View],
    tolerance: CGFloat = defaultTolerance
  ) -> [Finding] {
    guard let first = views.first else { return [] }
    first.root.layoutIfNeeded()
    return pairs(of: views.filter(\.coversSomething), in: first.root, tolerance: tolerance)
  }

  private static func pairs(of all: [View], in space: View, tolerance: CGFloat) -> [Finding] {
    // What has no place, or no end, covers nothing that could be named.
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

  /// Visits the pairs of frames that share a part of the horizontal axis, and no others.
  ///
  /// What begins further right than another ends can't meet it, so that views side by side cost no
  /// comparison.
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
  /// Tells whether the view itself is visible and has an area.
  var coversSomething: Bool {
    !isHidden && alpha >= 0.01 && bounds.width > 0 && bounds.height > 0
  }
}
