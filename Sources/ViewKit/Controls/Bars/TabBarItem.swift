public import Foundation

/// An item in a tab bar, which represents a view controller.
open class TabBarItem: BarItem {
  /// The kinds of system-provided tab, each with a standard title and image.
  public enum SystemItem: Int, CaseIterable, Hashable, Codable, Sendable {
    /// The More item, which shows additional tabs.
    case more = 0
    /// The Favorites item, which shows the user's favourites.
    case favorites = 1
    /// The Featured item, which shows recommended content.
    case featured = 2
    /// The Top Rated item, which shows content that users rate highly.
    case topRated = 3
    /// The Recents item, which shows recently accessed content.
    case recents = 4
    /// The Contacts item.
    case contacts = 5
    /// The History item, which shows the user's history.
    case history = 6
    /// The Bookmarks item.
    case bookmarks = 7
    /// The Search item.
    case search = 8
    /// The Downloads item, which shows downloaded content.
    case downloads = 9
    /// The Most Recent item, which shows the newest content.
    case mostRecent = 10
    /// The Most Viewed item, which shows the content viewed most often.
    case mostViewed = 11

    var title: String {
      switch self {
      case .topRated: "Top Rated"
      case .mostRecent: "Most Recent"
      case .mostViewed: "Most Viewed"
      default: String(describing: self).capitalized
      }
    }
  }

  private var storedSystemItem: SystemItem?

  // MARK: Creating

  /// Creates a tab bar item without a title or an image.
  public override init() {
    super.init()
  }

  /// Creates a tab bar item with a title, an image and a tag.
  public convenience init(title: String?, image: Image?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }

  /// Creates a tab bar item with a title and two images.
  public convenience init(title: String?, image: Image?, selectedImage: Image?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// Creates a system-provided tab bar item with a tag.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    storedSystemItem = systemItem
    self.tag = tag
  }

  /// Creates a tab bar item from an archive or an interface file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard let archived = coder.decodeValue(Archived.self, forKey: Self.archiveKey) else { return }
    storedSystemItem = archived.systemItem
    selectedImage = archived.selectedImage
    badgeValue = archived.badgeValue
    badgeColor = archived.badgeColor
  }

  /// Encodes the badge and the selected image, in addition to what ``BarItem`` encodes.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    let archived = Archived(
      systemItem: storedSystemItem,
      selectedImage: selectedImage,
      badgeValue: badgeValue,
      badgeColor: badgeColor
    )
    coder.encodeValue(archived, forKey: Self.archiveKey)
  }

  private struct Archived: Codable {
    var systemItem: SystemItem?
    var selectedImage: Image?
    var badgeValue: String?
    var badgeColor: Color?
  }

  private static let archiveKey = "ViewKit.tabBarItem"

  // MARK: Content

  /// The image shown while the tab is selected; nil to use ``BarItem/image``.
  open var selectedImage: Image?

  /// The text of the badge, such as a number of messages, if any.
  open var badgeValue: String?

  /// The colour of the badge; nil for the system's colour.
  open var badgeColor: Color?

  // MARK: Accessibility

  /// Selects the tab as a tap does; returns false if it is disabled or not in a tab bar.
  open override func accessibilityActivate() -> Bool {
    guard isEnabled, let tabBar = bar as? TabBar else { return false }
    return tabBar.chooseByPerson(self)
  }

  // MARK: Hooks for this module

  override var shownTitle: String? { title ?? storedSystemItem?.title }
  override var defaultAccessibilityValue: String? {
    // The words that systems before iOS 26 speak; the number alone would not say what it counts.
    guard let badgeValue, let number = Int(badgeValue) else { return badgeValue }
    return number == 1 ? "1 item" : "\(number) items"
  }
  override var defaultAccessibilityTraits: AccessibilityTraits {
    var traits = super.defaultAccessibilityTraits.union(.tabBarItem)
    // As in UIKit, where a tab that cannot be selected is not announced as dimmed.
    traits.remove(.notEnabled)
    if (bar as? TabBar)?.selectedItem === self { traits.insert(.selected) }
    return traits
  }
}
