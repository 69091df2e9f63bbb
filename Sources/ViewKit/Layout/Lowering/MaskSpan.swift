import Foundation

/// What a mask means along one axis, given where the view lay when its frame was set (rules 5.7.1
/// to 5.7.7).
struct MaskSpan {
  var origin: Double
  var length: Double
  var outer: Double
  var isOriginFlexible: Bool
  var isLengthFlexible: Bool
  var isEndFlexible: Bool

  /// `origin x frame's origin + length x frame's length + outer x superview's length == constant`.
  typealias Equation = (origin: Double, length: Double, outer: Double, constant: Double)

  private var end: Double { outer - origin - length }
  private var fixedLength: Equation { (0, 1, 0, length) }
  private var fixedOrigin: Equation { (1, 0, 0, origin) }
  private var fixedEnd: Equation { (-1, -1, 1, end) }

  /// The part of what is added to two flexible parts that one of them takes; half of it where they
  /// add up to nothing.
  private static func share(of part: Double, beside other: Double) -> Double {
    part + other == 0 ? 0.5 : part / (part + other)
  }

  /// The row for the place.
  var first: Equation {
    switch (isOriginFlexible, isLengthFlexible, isEndFlexible) {
    case (false, _, _): return fixedOrigin
    case (true, false, false), (true, true, false): return fixedEnd
    case (true, false, true):
      let share = Self.share(of: origin, beside: end)
      return (1, 0, -share, origin - share * outer)
    case (true, true, true):
      return outer == 0 ? fixedOrigin : (1, 0, -origin / outer, 0)
    }
  }

  /// The row for the size.
  var second: Equation {
    switch (isOriginFlexible, isLengthFlexible, isEndFlexible) {
    case (_, false, _): return fixedLength
    case (false, true, false): return fixedEnd
    case (false, true, true):
      let share = Self.share(of: length, beside: end)
      return (0, 1, -share, length - share * outer)
    case (true, true, false):
      let share = Self.share(of: length, beside: origin)
      return (0, 1, -share, length - share * outer)
    case (true, true, true):
      return outer == 0 ? fixedLength : (0, 1, -length / outer, 0)
    }
  }
}

extension MaskSpan {
  /// Reads where a view lies in its superview now, but for its transform.
  init(of view: View, in superview: View, _ axis: LayoutConstraint.Axis) {
    let (frame, mask) = (view.untransformedFrame, view.storedMask)
    let outer = superview.storedBounds.size
    let start = superview.plainBoundsOrigin(axis)
    if axis == .horizontal {
      origin = (Double(frame.origin.x) - start).layoutBounded
      length = Double(frame.size.width).layoutBounded
      self.outer = Double(outer.width).layoutBounded
      isOriginFlexible = mask.contains(.flexibleLeftMargin)
      isLengthFlexible = mask.contains(.flexibleWidth)
      isEndFlexible = mask.contains(.flexibleRightMargin)
    } else {
      origin = (Double(frame.origin.y) - start).layoutBounded
      length = Double(frame.size.height).layoutBounded
      self.outer = Double(outer.height).layoutBounded
      isOriginFlexible = mask.contains(.flexibleTopMargin)
      isLengthFlexible = mask.contains(.flexibleHeight)
      isEndFlexible = mask.contains(.flexibleBottomMargin)
    }
  }
}
