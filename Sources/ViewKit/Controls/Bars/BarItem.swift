public import Foundation

/// What a bar shows in one place: the base of buttons in bars and of tabs.
///
/// An item is no view. The bar makes one for it, which answers for it to assistive technology.
open class BarItem: Responder {
  /// The bar that shows the item.
  weak var bar: (any ItemBar)?

  // MARK: Creating

  /// Creates an item without title and picture.
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

  /// Writes title, picture and settings into a keyed archive.
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

  /// The title, or nil.
  open var title: String? {
    didSet { if title != oldValue { contentDidChange() } }
  }

  /// The picture, or nil.
  open var image: Image? {
    didSet { if image != oldValue { contentDidChange() } }
  }

  /// The picture for low bars on a phone in landscape, or nil for the same one; only kept.
  open var landscapeImagePhone: Image?

  /// Distances in points that move the picture; only kept.
  open var imageInsets = EdgeInsets.zero

  /// Tells whether the item answers to a person; true at first.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { contentDidChange() } }
  }

  /// A number that an app gives to find the item again; 0 at first.
  open var tag = 0

  // MARK: Responding and printing

  /// The bar that shows the item.
  open override var next: Responder? { bar }

  /// The class and the title, without an address.
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

  /// The view that stands for the item in its bar.
  var itemView: View? { bar?.view(of: self) }

  /// Tells that the bar has something else to show.
  func contentDidChange() {
    bar?.itemDidChange(self)
  }
}

/// A bar that shows items.
protocol ItemBar: View {
  /// Returns the view that stands for an item, or nil when it is not shown.
  func view(of item: BarItem) -> View?

  /// Tells that an item has another content.
  func itemDidChange(_ item: BarItem)
}

/// How a bar looks.
public enum BarStyle: Int, Hashable, Codable, Sendable {
  /// The usual look.
  case `default` = 0
  /// Black.
  case black = 1
}
