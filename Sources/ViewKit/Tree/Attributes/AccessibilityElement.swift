public import Foundation

/// An element that is not a view: a part of a view that people reach on its own.
///
/// ```swift
/// let bar = AccessibilityElement(accessibilityContainer: chart)
/// bar.accessibilityLabel = "March"
/// bar.accessibilityFrameInContainerSpace = CGRect(x: 40, y: 10, width: 12, height: 80)
/// chart.accessibilityElements = [bar]
/// ```
open class AccessibilityElement: Responder {
  /// The view or element that holds this one, or nil when it has been freed.
  open weak var accessibilityContainer: AnyObject?

  /// Creates an element of a view or of another element, which holds it.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }

  /// Creates an element from an archive, without a container.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The container, when it takes part in the responder chain; nil where that leads back here.
  open override var next: Responder? { holder }

  /// The container that is a responder; nil where that is held by this element itself.
  ///
  /// So whoever goes up from an element comes to an end, also among elements that hold one another.
  final var holder: Responder? {
    guard let container = accessibilityContainer as? Responder else { return nil }
    var above = container as? AccessibilityElement
    var passed: Set<ObjectIdentifier> = []
    while let element = above, passed.insert(ObjectIdentifier(element)).inserted {
      guard element !== self else { return nil }
      above = element.accessibilityContainer as? AccessibilityElement
    }
    return container
  }

  /// The frame in points in the container's coordinates; zero unless set.
  ///
  /// While it is set, ``Responder/accessibilityFrame`` follows the container. Whichever of the two
  /// was set last holds.
  open var accessibilityFrameInContainerSpace: CGRect {
    get { accessibility(\.frameInContainerSpace) ?? .zero }
    set {
      setAccessibility(\.frameInContainerSpace, newValue)
      setAccessibility(\.frame, nil)
    }
  }

  /// The frame in points in the window's coordinates, or in the root's where there is no window.
  open override var accessibilityFrame: CGRect {
    get { super.accessibilityFrame }
    set {
      setAccessibility(\.frameInContainerSpace, nil)
      super.accessibilityFrame = newValue
    }
  }

  override var defaultIsAccessibilityElement: Bool { true }

  override var defaultAccessibilityFrame: CGRect {
    guard let frame = accessibility(\.frameInContainerSpace) else { return .zero }
    let holder = holder
    if let view = holder as? View {
      return Accessibility.convertToScreenCoordinates(frame, in: view)
    }
    let origin = holder?.accessibilityFrame.origin ?? .zero
    return CGRect(
      origin: CGPoint(x: origin.x + frame.minX, y: origin.y + frame.minY),
      size: frame.size
    )
  }
}
