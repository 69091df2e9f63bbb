public import Foundation

extension CGRect {
  /// Returns the rectangle that lies inside this one by the given distances.
  ///
  /// Distances larger than the rectangle give a negative size: nothing is clamped, as in UIKit.
  public func inset(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left,
      y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom
    )
  }

  /// Returns the rectangle that lies outside this one by the given distances.
  func outset(by insets: EdgeInsets) -> CGRect {
    inset(
      by: EdgeInsets(
        top: -insets.top,
        left: -insets.left,
        bottom: -insets.bottom,
        right: -insets.right
      )
    )
  }

  /// Returns the rectangle with its edges on the nearest pixels.
  func roundedToPixels(scale: CGFloat) -> CGRect {
    let (left, top) = (minX.roundedToPixel(scale: scale), minY.roundedToPixel(scale: scale))
    return CGRect(
      x: left,
      y: top,
      width: maxX.roundedToPixel(scale: scale) - left,
      height: maxY.roundedToPixel(scale: scale) - top
    )
  }

  /// Tells whether a coordinate or a size is not a number.
  var hasNaN: Bool {
    origin.x.isNaN || origin.y.isNaN || size.width.isNaN || size.height.isNaN
  }

  /// The rectangle with width and height made positive, its corners unchanged.
  var standardizedRect: CGRect {
    CGRect(
      x: size.width < 0 ? origin.x + size.width : origin.x,
      y: size.height < 0 ? origin.y + size.height : origin.y,
      width: abs(size.width),
      height: abs(size.height)
    )
  }
}

extension CGFloat {
  /// Returns the value moved to the nearest pixel, halves upwards.
  ///
  /// What is within a millionth of a half counts as one, so that noise decides nothing.
  func roundedToPixel(scale: CGFloat) -> CGFloat {
    let pixels = self * scale + Self.halfPixelMargin
    // Adding is much cheaper than `rounded`, which is a call where the processor cannot be asked for it.
    guard pixels.magnitude < 0x1p50 else { return pixels.rounded() / scale }
    return ((pixels + Self.wholeNumberStep) - Self.wholeNumberStep) / scale
  }

  /// What makes halves of a pixel more than halves, and what is a millionth less.
  static var halfPixelMargin: CGFloat { 1.0000001e-6 }

  /// Where a whole number is the finest step, so that adding and subtracting it rounds.
  static var wholeNumberStep: CGFloat { 0x1.8p52 }

  /// Returns the value moved up to the next pixel; what is within a millionth of one stays there.
  func roundedUpToPixel(scale: CGFloat) -> CGFloat {
    ((self * scale) - 1e-6).rounded(.up) / scale
  }
}
