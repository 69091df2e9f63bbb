public import Foundation
public import ViewKit

extension LayoutCheck {
  /// Returns the visible descendants of a container that extend beyond its bounds.
  ///
  /// The content of scroll views, the parts of controls, and the descendants of a reported view are
  /// ignored.
  ///
  /// - Parameters:
  ///   - container: The view that should enclose its descendants.
  ///   - insideSafeArea: A Boolean value that indicates whether to use the safe area instead of the
  ///     bounds.
  ///   - tolerance: The distance in points by which a view may extend beyond.
  /// - Returns: One finding for each view, with the edges it crosses and the distances.
  public static func outOfBounds(
    in container: View,
    insideSafeArea: Bool = false,
    tolerance: CGFloat = defaultTolerance
  ) -> [Finding] {
    container.root.layoutIfNeeded()
    let insets = insideSafeArea ? container.safeAreaInsets : .zero
    let limits = container.bounds.inset(by: insets)
    var findings: [Finding] = []
    var pending = Array(container.subviews.reversed())
    while let view = pending.popLast() {
      guard view.coversSomething else { continue }
      let frame = view.convert(view.bounds, to: container)
      let sides = sides(of: frame, beyond: limits, tolerance: tolerance)
      if !sides.isEmpty {
        let area = insideSafeArea ? "the safe area of " : ""
        findings.append(
          Finding(
            .bounds,
            "\(view.findingName) \(Printed.rect(frame)) reaches beyond \(area)"
              + "\(container.findingName) \(Printed.rect(limits)): "
              + sides.joined(separator: ", ")
          )
        )
      } else if !(view is ScrollView), !(view is Control) {
        pending += view.subviews.reversed()
      }
    }
    return findings
  }

  private static func sides(
    of frame: CGRect,
    beyond limits: CGRect,
    tolerance: CGFloat
  ) -> [String] {
    [
      ("top", limits.minY - frame.minY), ("left", limits.minX - frame.minX),
      ("bottom", frame.maxY - limits.maxY), ("right", frame.maxX - limits.maxX),
    ].filter { $0.1 > tolerance }.map { "\($0) by \(Printed.length($1))" }
  }
}
