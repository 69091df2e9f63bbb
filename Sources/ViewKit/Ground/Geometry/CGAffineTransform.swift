#if !canImport(CoreGraphics)
  public import Foundation

  /// A 3x3 matrix that maps points, sizes and rectangles; CoreGraphics' type where it is missing.
  ///
  /// The matrix is `[a b 0; c d 0; tx ty 1]` and multiplies row vectors from the right, so that
  /// `x' = a·x + c·y + tx` and `y' = b·x + d·y + ty`.
  public struct CGAffineTransform: Hashable, Codable, Sendable {
    /// The matrix entry that scales x.
    public var a: CGFloat
    /// The matrix entry that adds x to y.
    public var b: CGFloat
    /// The matrix entry that adds y to x.
    public var c: CGFloat
    /// The matrix entry that scales y.
    public var d: CGFloat
    /// The distance by which points move horizontally.
    public var tx: CGFloat
    /// The distance by which points move vertically.
    public var ty: CGFloat

    /// Creates a matrix of zeros, as CoreGraphics does.
    public init() {
      self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
    }

    /// Creates a transform from the six entries that vary.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.tx = tx
      self.ty = ty
    }

    /// Creates a transform from the six entries that vary, without labels.
    public init(
      _ a: CGFloat,
      _ b: CGFloat,
      _ c: CGFloat,
      _ d: CGFloat,
      _ tx: CGFloat,
      _ ty: CGFloat
    ) {
      self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    /// Creates a transform that moves points.
    public init(translationX tx: CGFloat, y ty: CGFloat) {
      self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }

    /// Creates a transform that scales points about the origin.
    public init(scaleX sx: CGFloat, y sy: CGFloat) {
      self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }

    /// Creates a transform that turns points about the origin by an angle in radians.
    ///
    /// With y pointing down, as in a view, a positive angle turns clockwise.
    public init(rotationAngle angle: CGFloat) {
      let sine = CGFloat(sin(Double(angle)))
      let cosine = CGFloat(cos(Double(angle)))
      self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// The transform that changes nothing.
    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// Tells whether the transform changes nothing.
    public var isIdentity: Bool { self == .identity }

    /// Returns a transform that moves points first and applies this one afterwards.
    public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
      CGAffineTransform(translationX: tx, y: ty).concatenating(self)
    }

    /// Returns a transform that scales points first and applies this one afterwards.
    public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
      CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
    }

    /// Returns a transform that turns points first and applies this one afterwards.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
      CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// Returns a transform that applies this one first and another afterwards.
    public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
      CGAffineTransform(
        a: a * other.a + b * other.c,
        b: a * other.b + b * other.d,
        c: c * other.a + d * other.c,
        d: c * other.b + d * other.d,
        tx: tx * other.a + ty * other.c + other.tx,
        ty: tx * other.b + ty * other.d + other.ty
      )
    }

    /// Returns the transform that undoes this one, or this one when it cannot be undone.
    public func inverted() -> CGAffineTransform {
      let determinant = a * d - b * c
      guard determinant != 0, determinant.isFinite else { return self }
      return CGAffineTransform(
        a: d / determinant,
        b: -b / determinant,
        c: -c / determinant,
        d: a / determinant,
        tx: (c * ty - d * tx) / determinant,
        ty: (b * tx - a * ty) / determinant
      )
    }
  }

  extension CGPoint {
    /// Returns the point that a transform maps this one to.
    public func applying(_ transform: CGAffineTransform) -> CGPoint {
      CGPoint(
        x: transform.a * x + transform.c * y + transform.tx,
        y: transform.b * x + transform.d * y + transform.ty
      )
    }
  }

  extension CGSize {
    /// Returns the size that a transform maps this one to; translations play no part.
    public func applying(_ transform: CGAffineTransform) -> CGSize {
      CGSize(
        width: transform.a * width + transform.c * height,
        height: transform.b * width + transform.d * height
      )
    }
  }

  extension CGRect {
    /// Returns the smallest rectangle that holds the four mapped corners of this one.
    public func applying(_ transform: CGAffineTransform) -> CGRect {
      let corners = [
        CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY),
        CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
      ].map { $0.applying(transform) }
      let left = corners.reduce(corners[0].x) { min($0, $1.x) }
      let right = corners.reduce(corners[0].x) { max($0, $1.x) }
      let top = corners.reduce(corners[0].y) { min($0, $1.y) }
      let bottom = corners.reduce(corners[0].y) { max($0, $1.y) }
      return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
  }
#endif
