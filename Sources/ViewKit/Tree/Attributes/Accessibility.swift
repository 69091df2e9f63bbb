public import Foundation

/// A namespace for accessibility functions that do not belong to an object.
public enum Accessibility {
  /// Converts a rectangle in a view to the coordinates of accessibility frames.
  ///
  /// These are the coordinates of the window, or of the root view if there is no window.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: View) -> CGRect {
    view.convert(rect, to: nil)
  }

  /// Converts a path in a view to the coordinates of accessibility frames and paths.
  public static func convertToScreenCoordinates(_ path: BezierPath, in view: View) -> BezierPath {
    path.mapPoints { view.convert($0, to: nil) }
  }
}
