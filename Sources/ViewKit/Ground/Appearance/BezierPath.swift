public import Foundation

/// An outline of straight and curved lines.
///
/// ```swift
/// var path = BezierPath()
/// path.move(to: CGPoint(x: 0, y: 0))
/// path.addLine(to: CGPoint(x: 40, y: 0))
/// path.addLine(to: CGPoint(x: 20, y: 30))
/// path.close()
/// ```
public struct BezierPath: Equatable, Codable, Sendable {
  /// The steps that make up the outline, in order.
  public private(set) var elements: [Element] = []

  /// One step of an outline.
  public enum Element: Equatable, Codable, Sendable {
    /// Begins a new part at a point.
    case move(to: CGPoint)
    /// Goes straight to a point.
    case line(to: CGPoint)
    /// Goes to a point along a curve with one control point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// Goes to a point along a curve with two control points.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// Goes straight back to where the part began.
    case close
  }

  /// Creates an outline of no steps.
  public init() {}

  /// Creates the outline of a rectangle.
  public init(rect: CGRect) {
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    close()
  }

  // MARK: Steps

  /// Begins a new part at a point.
  public mutating func move(to point: CGPoint) {
    elements.append(.move(to: point))
  }

  /// Goes straight to a point.
  public mutating func addLine(to point: CGPoint) {
    elements.append(.line(to: point))
  }

  /// Goes to a point along a curve with one control point.
  public mutating func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    elements.append(.quadCurve(to: endPoint, control: controlPoint))
  }

  /// Goes to a point along a curve with two control points.
  public mutating func addCurve(
    to endPoint: CGPoint,
    controlPoint1: CGPoint,
    controlPoint2: CGPoint
  ) {
    elements.append(.curve(to: endPoint, control1: controlPoint1, control2: controlPoint2))
  }

  /// Goes straight back to where the part began.
  public mutating func close() {
    elements.append(.close)
  }

  // MARK: Derived values

  /// The smallest rectangle around all points, those that curves only bend towards included.
  ///
  /// Zero for an outline without points.
  public var bounds: CGRect {
    let points = elements.flatMap(\.points)
    guard let first = points.first else { return .zero }
    var (low, high) = (first, first)
    for point in points {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// Returns the outline with every point replaced.
  func mapPoints(_ transform: (CGPoint) -> CGPoint) -> BezierPath {
    var path = self
    path.elements = elements.map { $0.mapPoints(transform) }
    return path
  }
}

extension BezierPath.Element {
  /// The points that the element names.
  var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quadCurve(let point, let control): [control, point]
    case .curve(let point, let control1, let control2): [control1, control2, point]
    case .close: []
    }
  }

  fileprivate func mapPoints(_ transform: (CGPoint) -> CGPoint) -> Self {
    switch self {
    case .move(let point): .move(to: transform(point))
    case .line(let point): .line(to: transform(point))
    case .quadCurve(let point, let control):
      .quadCurve(to: transform(point), control: transform(control))
    case .curve(let point, let control1, let control2):
      .curve(to: transform(point), control1: transform(control1), control2: transform(control2))
    case .close: .close
    }
  }
}
