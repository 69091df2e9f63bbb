public import Foundation

/// The side of a view that would be drawn: the view's own geometry, and how its edge looks.
///
/// ```swift
/// let card = View(frame: CGRect(x: 0, y: 0, width: 120, height: 80))
/// card.layer.cornerRadius = 12
/// card.layer.masksToBounds = true
/// print(card.clipsToBounds)  // true
/// ```
///
/// Every view has one, and a layer has no life without its view: there is no tree of layers beside
/// the tree of views, and nothing is animated. What a layer shares with its view is kept by the view
/// alone. A layer that outlives its view reads as that of an empty view, and ignores what is set.
open class Layer: NSObject {
  /// The name of the class that a saved view's layer had.
  final var recordedTypeName: String?

  // Not weak, because a view may ask for its layer even while it is being freed.
  fileprivate final unowned(unsafe) var view: View?

  /// The radius in points with which the corners are rounded, 0 at first.
  open var cornerRadius: CGFloat = 0

  /// The corners that are rounded; all at first.
  open var maskedCorners = CornerMask.all

  /// The width in points of the line along the edge, 0 at first.
  open var borderWidth: CGFloat = 0

  /// The colour of the line along the edge, or nil; nil at first.
  open var borderColor: Color?

  /// A name for printing and for tests, or nil.
  open var name: String?

  /// Creates a layer; ``View/layer`` does so when it is first asked for.
  public required override init() {
    super.init()
  }

  /// Lets go of the view, because it is being freed.
  final func viewIsGone() {
    view = nil
  }
}

// MARK: - Geometry

extension Layer {
  /// The view's frame.
  public final var frame: CGRect {
    get { view?.frame ?? .zero }
    set { view?.frame = newValue }
  }

  /// The view's bounds.
  public final var bounds: CGRect {
    get { view?.bounds ?? .zero }
    set { view?.bounds = newValue }
  }

  /// The view's centre.
  public final var position: CGPoint {
    get { view?.center ?? .zero }
    set { view?.center = newValue }
  }

  /// The place in the bounds that ``position`` speaks of: always the middle.
  public final var anchorPoint: CGPoint { CGPoint(x: 0.5, y: 0.5) }

  /// Returns the view's transform.
  public final func affineTransform() -> CGAffineTransform { view?.transform ?? .identity }

  /// Sets the view's transform.
  public final func setAffineTransform(_ transform: CGAffineTransform) {
    view?.transform = transform
  }
}

// MARK: - Looks

extension Layer {
  /// Tells whether the view is hidden.
  public final var isHidden: Bool {
    get { view?.isHidden ?? false }
    set { view?.isHidden = newValue }
  }

  /// The view's alpha.
  public final var opacity: Float {
    get { view.map { Float($0.alpha) } ?? 1 }
    set { view?.alpha = CGFloat(newValue) }
  }

  /// Tells whether the view clips to its bounds.
  public final var masksToBounds: Bool {
    get { view?.clipsToBounds ?? false }
    set { view?.clipsToBounds = newValue }
  }
}

// MARK: - Tree

extension Layer {
  /// The layer of the view's superview, or nil.
  public final var superlayer: Layer? { view?.superview?.layer }

  /// The layers of the view's subviews, the back-most first; nil where there are none.
  public final var sublayers: [Layer]? {
    guard let subviews = view?.subviews, !subviews.isEmpty else { return nil }
    return subviews.map(\.layer)
  }

  /// Ends all animations; nothing is ever animated.
  public final func removeAllAnimations() {}

  /// Ends an animation; nothing is ever animated.
  public final func removeAnimation(forKey key: String) {}
}

extension View {
  /// The name of the class of the layer; nil for the usual one.
  var layerTypeName: String? {
    if record != nil { return extras?.layer?.recordedTypeName }
    let type: AnyClass = Self.layerClass
    return ObjectIdentifier(type) == ObjectIdentifier(Layer.self) ? nil : "\(type)"
  }

  /// The side of the view that would be drawn, of the class ``layerClass``.
  ///
  /// - Precondition: ``layerClass`` is ``Layer`` or a subclass of it.
  public var layer: Layer {
    if let layer = extras?.layer { return layer }
    guard let type = Self.layerClass as? Layer.Type else {
      stop(.invalidArgument, "The layerClass of \(printName) is \(Self.layerClass), not a Layer")
    }
    let made = type.init()
    made.view = self
    ensureExtras().layer = made
    return made
  }
}
