public import Foundation

/// An accessibility element that is not a view, such as a part of a view that can be reached
/// separately.
///
/// ```swift
/// let bar = AccessibilityElement(accessibilityContainer: chart)
/// bar.accessibilityLabel = "March"
/// bar.accessibilityFrameInContainerSpace = CGRect(x: 40, y: 10, width: 12, height: 80)
/// chart.accessibilityElements = [bar]
/// ```
open class AccessibilityElement: Responder {
  /// The view or element that contains this one; nil if it has been deallocated.
  open weak var accessibilityContainer: AnyObject?

  /// Creates an element in a container, which is a view or another element.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }

  /// Creates an element from an archive, without a container.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The container if it is a responder; nil if following containers from there leads back to this
  /// element.
  open override var next: Responder? { holder }

  /// The container if it is a responder; nil if this element contains it, directly or indirectly.
  ///
  /// A walk up from an element therefore always ends, even if elements contain one another.
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

  /// The frame in points in the coordinates of the container; zero unless set.
  ///
  /// While it is set, ``Responder/accessibilityFrame`` follows the container. Setting either of the
  /// two replaces the other.
  open var accessibilityFrameInContainerSpace: CGRect {
    get { accessibility(\.frameInContainerSpace) ?? .zero }
    set {
      setAccessibility(\.frameInContainerSpace, newValue)
      setAccessibility(\.frame, nil)
    }
  }

  /// The frame in points in the coordinates of the window, or of the root view without a window.
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
