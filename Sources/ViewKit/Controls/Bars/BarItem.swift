public import Foundation

/// An abstract superclass for items that appear in a bar, such as bar buttons and tabs.
///
/// An item is not a view. The bar creates a view for it, which represents the item to assistive
/// technology.
open class BarItem: Responder {
  /// The bar that shows the item.
  weak var bar: (any ItemBar)?

  // MARK: Creating

  /// Creates an item without a title or an image.
  public override init() {
    super.init()
  }

  /// Creates an item from an archive or an interface file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard let archived = coder.decodeValue(Archived.self, forKey: Self.archiveKey) else { return }
    title = archived.title
    image = archived.image
    landscapeImagePhone = archived.landscapeImagePhone
    imageInsets = archived.imageInsets
    isEnabled = archived.isEnabled
    tag = archived.tag
  }

  /// Encodes the title, the image and the settings.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    let archived = Archived(
      title: title,
      image: image,
      landscapeImagePhone: landscapeImagePhone,
      imageInsets: imageInsets,
      isEnabled: isEnabled,
      tag: tag
    )
    coder.encodeValue(archived, forKey: Self.archiveKey)
  }

  private struct Archived: Codable {
    var title: String?
    var image: Image?
    var landscapeImagePhone: Image?
    var imageInsets: EdgeInsets
    var isEnabled: Bool
    var tag: Int
  }

  private static let archiveKey = "ViewKit.barItem"

  // MARK: Content

  /// The title, if any.
  open var title: String? {
    didSet { if title != oldValue { contentDidChange() } }
  }

  /// The image, if any.
  open var image: Image? {
    didSet { if image != oldValue { contentDidChange() } }
  }

  /// The image for compact bars on a phone in landscape, or nil to use ``image``; stored, but not
  /// shown.
  open var landscapeImagePhone: Image?

  /// The insets of the image in points; stored, but not applied.
  open var imageInsets = EdgeInsets.zero

  /// A Boolean value that indicates whether the item is enabled; true by default.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { contentDidChange() } }
  }

  /// A number that the app can use to identify the item; 0 by default.
  open var tag = 0

  // MARK: Responding and printing

  /// The bar that shows the item.
  open override var next: Responder? { bar }

  /// The class name and the title, without a memory address.
  open override var description: String {
    let name = String(describing: type(of: self))
    return title.map { "<\(name): title='\($0)'>" } ?? "<\(name)>"
  }

  /// The same as ``description``.
  open override var debugDescription: String { description }

  // MARK: Hooks for this module's own classes

  override var defaultIsAccessibilityElement: Bool { true }
  override var defaultAccessibilityLabel: String? { shownTitle ?? image?.name }
  override var defaultAccessibilityTraits: AccessibilityTraits {
    isEnabled ? .button : [.button, .notEnabled]
  }
  override var defaultAccessibilityFrame: CGRect { itemView?.accessibilityFrame ?? .zero }

  /// The title that the bar shows.
  var shownTitle: String? { title }

  /// The view that represents the item in its bar.
  var itemView: View? { bar?.view(of: self) }

  /// Notifies the bar that the item's content has changed.
  func contentDidChange() {
    bar?.itemDidChange(self)
  }
}

/// A bar that shows items.
protocol ItemBar: View {
  /// Returns the view that represents an item, or nil if the item is not shown.
  func view(of item: BarItem) -> View?

  /// Notifies the bar that an item's content has changed.
  func itemDidChange(_ item: BarItem)
}

/// The styles of a bar.
public enum BarStyle: Int, Hashable, Codable, Sendable {
  /// The default style.
  case `default` = 0
  /// A black bar.
  case black = 1
}
