public import Foundation

extension AccessibilityTree {
  /// A point in points, encoded as an array of two numbers.
  public struct Point: Codable, Hashable, Sendable {
    /// The distance from the left edge of the view.
    public var x: Double
    /// The distance from the top edge of the view.
    public var y: Double

    /// Creates a point from its coordinates.
    public init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }

    /// Decodes a point from an array of two numbers.
    public init(from decoder: any Decoder) throws {
      var array = try decoder.unkeyedContainer()
      x = try array.decode(Double.self)
      y = try array.decode(Double.self)
    }

    /// Encodes the point as an array of two numbers.
    public func encode(to encoder: any Encoder) throws {
      var array = encoder.unkeyedContainer()
      try array.encode(x)
      try array.encode(y)
    }
  }

  /// A rectangle in points, encoded as two arrays of two numbers: its origin and its size.
  public struct Rect: Codable, Hashable, Sendable {
    /// The x-coordinate of the left edge.
    public var x: Double
    /// The y-coordinate of the top edge.
    public var y: Double
    /// The width of the rectangle.
    public var width: Double
    /// The height of the rectangle.
    public var height: Double

    /// Creates a rectangle from its origin and size.
    public init(x: Double, y: Double, width: Double, height: Double) {
      (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    /// Decodes a rectangle from two arrays of two numbers.
    public init(from decoder: any Decoder) throws {
      var array = try decoder.unkeyedContainer()
      let corner = try array.decode(Point.self)
      let size = try array.decode(Point.self)
      self.init(x: corner.x, y: corner.y, width: size.x, height: size.y)
    }

    /// Encodes the rectangle as two arrays of two numbers.
    public func encode(to encoder: any Encoder) throws {
      var array = encoder.unkeyedContainer()
      try array.encode(Point(x: x, y: y))
      try array.encode(Point(x: width, y: height))
    }
  }

  /// An element of a path.
  public enum PathElement: Codable, Hashable, Sendable {
    /// Starts a new subpath at a point.
    case move(to: Point)
    /// Adds a straight line to a point.
    case line(to: Point)
    /// Adds a quadratic Bézier curve to a point.
    case quadCurve(to: Point, control: Point)
    /// Adds a cubic Bézier curve to a point.
    case curve(to: Point, control1: Point, control2: Point)
    /// Closes the subpath with a straight line to its start.
    case closeSubpath
  }

  /// The shape of an element: a rectangle or a path.
  public enum Shape: Hashable, Sendable {
    /// The frame of the element.
    case frame(Rect)
    /// The path of the element.
    case path([PathElement])
  }
}

extension AccessibilityTree.Shape: Codable {
  private enum CodingKeys: String, CodingKey {
    case type, frame, pathElements
  }

  private enum Kind: String, Codable {
    case frame, path
  }

  /// Decodes a shape, whose type determines the other keys.
  public init(from decoder: any Decoder) throws {
    let keyed = try decoder.container(keyedBy: CodingKeys.self)
    switch try keyed.decode(Kind.self, forKey: .type) {
    case .frame:
      self = .frame(try keyed.decode(AccessibilityTree.Rect.self, forKey: .frame))
    case .path:
      self = .path(
        try keyed.decode([AccessibilityTree.PathElement].self, forKey: .pathElements)
      )
    }
  }

  /// Encodes the shape along with its type.
  public func encode(to encoder: any Encoder) throws {
    var keyed = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .frame(let rect):
      try keyed.encode(Kind.frame, forKey: .type)
      try keyed.encode(rect, forKey: .frame)
    case .path(let elements):
      try keyed.encode(Kind.path, forKey: .type)
      try keyed.encode(elements, forKey: .pathElements)
    }
  }
}

extension AccessibilityTree.Point {
  init(_ point: CGPoint) {
    self.init(x: Double(point.x), y: Double(point.y))
  }

  var cgPoint: CGPoint { CGPoint(x: x, y: y) }
}

extension AccessibilityTree.Rect {
  init(_ rect: CGRect) {
    self.init(
      x: Double(rect.origin.x),
      y: Double(rect.origin.y),
      width: Double(rect.size.width),
      height: Double(rect.size.height)
    )
  }
}

extension AccessibilityTree.PathElement {
  init(_ element: BezierPath.Element) {
    typealias Point = AccessibilityTree.Point
    switch element {
    case .move(let point): self = .move(to: Point(point))
    case .line(let point): self = .line(to: Point(point))
    case .quadCurve(let point, let control):
      self = .quadCurve(to: Point(point), control: Point(control))
    case .curve(let point, let control1, let control2):
      self = .curve(to: Point(point), control1: Point(control1), control2: Point(control2))
    case .close: self = .closeSubpath
    }
  }

  fileprivate var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point.cgPoint]
    case .quadCurve(let point, let control): [point.cgPoint, control.cgPoint]
    case .curve(let point, let control1, let control2):
      [point.cgPoint, control1.cgPoint, control2.cgPoint]
    case .closeSubpath: []
    }
  }
}

extension AccessibilityTree.Shape {
  /// The rectangle, or the smallest rectangle that contains all points of the path.
  public var frame: CGRect {
    switch self {
    case .frame(let rect):
      return CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
    case .path(let elements):
      let points = elements.flatMap(\.points)
      guard let first = points.first else { return .zero }
      return points.reduce(CGRect(origin: first, size: .zero)) { frame, point in
        frame.union(CGRect(origin: point, size: .zero))
      }
    }
  }
}
