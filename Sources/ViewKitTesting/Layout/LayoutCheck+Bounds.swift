public import Foundation
public import ViewKit

extension LayoutCheck {
  /// Lists the visible views below a container that reach beyond its bounds.
  ///
  /// The content of scroll views and the parts of controls are left alone, and so is what lies below
  /// a view that is listed.
  ///
  /// - Parameters:
  ///   - container: The view that is to enclose what is below it.
  ///   - insideSafeArea: Whether the container's safe area counts instead of its bounds.
  ///   - tolerance: By how much in points a view may reach beyond.
  /// - Returns: One finding for each view, with the sides and by how much.
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
