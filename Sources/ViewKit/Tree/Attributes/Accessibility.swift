public import Foundation

/// Functions of accessibility that belong to no object.
public enum Accessibility {
  /// Returns a rectangle of a view in the coordinates of accessibility frames.
  ///
  /// These are the window's, or the root's where there is no window.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: View) -> CGRect {
    view.convert(rect, to: nil)
  }

  /// Returns an outline in a view in the coordinates of accessibility frames and paths.
  public static func convertToScreenCoordinates(_ path: BezierPath, in view: View) -> BezierPath {
    path.mapPoints { view.convert($0, to: nil) }
  }
}
