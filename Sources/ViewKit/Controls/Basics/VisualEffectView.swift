public import Foundation

/// What a view does to what is seen through it.
open class VisualEffect: NSObject, NSCoding {
  /// Creates an effect that changes nothing.
  public override init() {
    super.init()
  }

  /// Creates an effect from an archive.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Writes the effect into an archive.
  open func encode(with coder: NSCoder) {}
}

/// Blurs what is seen through a view.
open class BlurEffect: VisualEffect {
  /// How much is blurred, and how light it is.
  public enum Style: Int, Hashable, Codable, Sendable {
    /// Much lighter.
    case extraLight = 0
    /// Lighter.
    case light = 1
    /// Darker.
    case dark = 2
    /// As the interface is.
    case regular = 4
    /// So that it stands out.
    case prominent = 5
    /// Very thin.
    case systemUltraThinMaterial = 6
    /// Thin.
    case systemThinMaterial = 7
    /// Usual.
    case systemMaterial = 8
    /// Thick.
    case systemThickMaterial = 9
    /// As bars are.
    case systemChromeMaterial = 10
  }

  let style: Style

  /// Creates an effect of a style.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// Creates an effect from an archive.
  public required init?(coder: NSCoder) {
    style = coder.decodeValue(Style.self, forKey: "ViewKit.blurStyle") ?? .regular
    super.init(coder: coder)
  }

  /// Writes the style into a keyed archive.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encodeValue(style, forKey: "ViewKit.blurStyle")
  }

  /// The class and the style.
  open override var description: String { "<BlurEffect: \(style)>" }
}

/// Makes content stand out before a blurred ground.
open class VibrancyEffect: VisualEffect {
  let blur: BlurEffect

  /// Creates an effect for content before a ground that another effect blurs.
  public init(blurEffect: BlurEffect) {
    blur = blurEffect
    super.init()
  }

  /// Creates an effect from an archive.
  public required init?(coder: NSCoder) {
    blur =
      coder.decodeObject(BlurEffect.self, forKey: "ViewKit.blurEffect")
      ?? BlurEffect(style: .regular)
    super.init(coder: coder)
  }

  /// Writes the effect of the ground into a keyed archive.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encodeObject(blur, forKey: "ViewKit.blurEffect")
  }

  /// The class and the effect of the ground.
  open override var description: String { "<VibrancyEffect: \(blur)>" }
}

/// A view that changes how what is behind it is seen; subviews go into its content view.
///
/// ```swift
/// let glass = VisualEffectView(effect: BlurEffect(style: .regular))
/// glass.contentView.addSubview(Label())
/// ```
open class VisualEffectView: View {
  private var content: View

  // MARK: Creating

  /// Creates a view with an effect, or with none.
  public init(effect: VisualEffect?) {
    self.effect = effect
    content = View()
    super.init(frame: .zero)
    addContent()
  }

  /// Creates a view without an effect.
  public override init(frame: CGRect) {
    content = View()
    super.init(frame: frame)
    addContent()
  }

  /// Creates a view from an archive or an interface file, its content included.
  public required init?(coder: NSCoder) {
    content = View()
    super.init(coder: coder)
    effect = coder.decodeObject(VisualEffect.self, forKey: "ViewKit.visualEffect")
    let archived = coder.decodeState(Archived.self)
    adoptContentView(subview(at: archived?.contentViewIndex))
  }

  /// Writes effect and content into a keyed archive, besides what a view writes.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encodeObject(effect, forKey: "ViewKit.visualEffect")
    var archived = Archived()
    archived.contentViewIndex = index(of: content)
    coder.encodeState(archived)
  }

  package struct Archived: ArchivedState {
    package static let key = "ViewKit.visualEffectView"

    /// The place of the content view among the subviews.
    package var contentViewIndex: Int?

    package init() {}
  }

  // MARK: Content

  /// The effect, or nil for none.
  open var effect: VisualEffect?

  /// The view that holds the subviews; it fills this one.
  open var contentView: View { content }

  /// Takes a view as the content view, one that an interface file brings; nil adds an own one.
  package func adoptContentView(_ view: View?) {
    if let view, view !== content {
      if content.superview === self { content.removeFromSuperview() }
      content = view
    }
    if content.superview !== self { addContent() }
  }

  override func takeSavedSubviews(from coder: NSCoder) {
    adoptContentView(subview(at: coder.decodeState(Archived.self)?.contentViewIndex))
  }

  private func addContent() {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }
}

extension View {
  /// Returns the place of a view among the subviews that an archive keeps, or nil.
  func index(of subview: View?) -> Int? {
    archivedSubviews.firstIndex { $0 === subview }
  }

  /// Returns the subview at a place that an archive names, or nil.
  func subview(at index: Int?) -> View? {
    guard let index, storedSubviews.indices.contains(index) else { return nil }
    return storedSubviews[index]
  }
}
