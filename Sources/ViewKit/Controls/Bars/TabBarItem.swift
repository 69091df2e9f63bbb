public import Foundation

/// A tab: what a tab bar shows for one controller.
open class TabBarItem: BarItem {
  /// A tab that the system has a title and a picture for.
  public enum SystemItem: Int, CaseIterable, Hashable, Codable, Sendable {
    /// More tabs.
    case more = 0
    /// What a person likes.
    case favorites = 1
    /// What is chosen for a person.
    case featured = 2
    /// What many like.
    case topRated = 3
    /// What was used last.
    case recents = 4
    /// People.
    case contacts = 5
    /// What has happened.
    case history = 6
    /// Bookmarks.
    case bookmarks = 7
    /// Searching.
    case search = 8
    /// What was loaded.
    case downloads = 9
    /// What is newest.
    case mostRecent = 10
    /// What is seen most.
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

  /// Creates a tab without content.
  public override init() {
    super.init()
  }

  /// Creates a tab with a title, a picture and a number.
  public convenience init(title: String?, image: Image?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }

  /// Creates a tab with a title and pictures.
  public convenience init(title: String?, image: Image?, selectedImage: Image?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// Creates one of the system's tabs with a number.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    storedSystemItem = systemItem
    self.tag = tag
  }

  /// Creates a tab from an archive or an interface file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard let archived = coder.decodeValue(Archived.self, forKey: Self.archiveKey) else { return }
    storedSystemItem = archived.systemItem
    selectedImage = archived.selectedImage
    badgeValue = archived.badgeValue
    badgeColor = archived.badgeColor
  }

  /// Writes badge and picture into a keyed archive, besides what an item writes.
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

  /// The picture while the tab is chosen, or nil for the same one.
  open var selectedImage: Image?

  /// The text beside the picture, such as a number of messages, or nil.
  open var badgeValue: String?

  /// The colour behind that text, or nil for the system's.
  open var badgeColor: Color?

  // MARK: Accessibility

  /// Chooses the tab as a person's tap does; false when it is disabled or in no bar.
  open override func accessibilityActivate() -> Bool {
    guard isEnabled, let tabBar = bar as? TabBar else { return false }
    return tabBar.chooseByPerson(self)
  }

  // MARK: Hooks for this module

  override var shownTitle: String? { title ?? storedSystemItem?.title }
  override var defaultAccessibilityValue: String? {
    // The words that the systems before iOS 26 speak; the number alone would not tell of what.
    guard let badgeValue, let number = Int(badgeValue) else { return badgeValue }
    return number == 1 ? "1 item" : "\(number) items"
  }
  override var defaultAccessibilityTraits: AccessibilityTraits {
    var traits = super.defaultAccessibilityTraits.union(.tabBarItem)
    // As in UIKit, where a tab that cannot be chosen is not spoken of as dimmed.
    traits.remove(.notEnabled)
    if (bar as? TabBar)?.selectedItem === self { traits.insert(.selected) }
    return traits
  }
}
