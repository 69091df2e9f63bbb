public import Foundation

/// The kind of device that a tree is laid out for.
public enum UserInterfaceIdiom: Int, Hashable, Codable, Sendable {
  /// No kind is named.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A television.
  case tv = 2
  /// A car's display.
  case carPlay = 3
  /// A desktop computer.
  case mac = 5
  /// A headset.
  case vision = 6
}

/// How much room there is along one axis.
public enum UserInterfaceSizeClass: Int, Hashable, Codable, Sendable {
  /// No amount is named.
  case unspecified = 0
  /// Little room, such as a phone's width in portrait.
  case compact = 1
  /// Much room, such as a tablet's width.
  case regular = 2
}

/// Light or dark appearance.
public enum UserInterfaceStyle: Int, Hashable, Codable, Sendable {
  /// No appearance is named.
  case unspecified = 0
  /// Dark text on light ground.
  case light = 1
  /// Light text on dark ground.
  case dark = 2
}

/// The direction in which text and interfaces run.
public enum UserInterfaceLayoutDirection: Int, Hashable, Codable, Sendable {
  /// Leading is left.
  case leftToRight = 0
  /// Leading is right.
  case rightToLeft = 1
}

/// The direction that a trait collection asks for.
public enum TraitEnvironmentLayoutDirection: Int, Hashable, Codable, Sendable {
  /// No direction is named.
  case unspecified = -1
  /// Leading is left.
  case leftToRight = 0
  /// Leading is right.
  case rightToLeft = 1
}

/// The text size that a person has chosen.
public struct ContentSizeCategory: RawRepresentable, Hashable, Codable, Sendable {
  /// The category's name, with UIKit's value.
  public let rawValue: String

  /// Creates a category from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// No size is named.
  public static let unspecified = named("_UICTContentSizeCategoryUnspecified")
  /// The smallest size.
  public static let extraSmall = named("UICTContentSizeCategoryXS")
  /// A small size.
  public static let small = named("UICTContentSizeCategoryS")
  /// A size a little below the default.
  public static let medium = named("UICTContentSizeCategoryM")
  /// The default size.
  public static let large = named("UICTContentSizeCategoryL")
  /// A size above the default.
  public static let extraLarge = named("UICTContentSizeCategoryXL")
  /// The second largest of the ordinary sizes.
  public static let extraExtraLarge = named("UICTContentSizeCategoryXXL")
  /// The largest of the ordinary sizes.
  public static let extraExtraExtraLarge = named("UICTContentSizeCategoryXXXL")
  /// The first of the accessibility sizes.
  public static let accessibilityMedium = named("UICTContentSizeCategoryAccessibilityM")
  /// The second of the accessibility sizes.
  public static let accessibilityLarge = named("UICTContentSizeCategoryAccessibilityL")
  /// The third of the accessibility sizes.
  public static let accessibilityExtraLarge = named("UICTContentSizeCategoryAccessibilityXL")
  /// The fourth of the accessibility sizes.
  public static let accessibilityExtraExtraLarge = named("UICTContentSizeCategoryAccessibilityXXL")
  /// The largest of all sizes.
  public static let accessibilityExtraExtraExtraLarge = named(
    "UICTContentSizeCategoryAccessibilityXXXL"
  )

  private static func named(_ name: String) -> ContentSizeCategory {
    ContentSizeCategory(rawValue: name)
  }

  /// The sizes from the smallest to the largest.
  static let ascending: [ContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// Tells whether the size is one of the five accessibility sizes.
  public var isAccessibilityCategory: Bool {
    guard let index = Self.ascending.firstIndex(of: self) else { return false }
    return index >= 7
  }
}

/// What a view knows about the device and the settings it is shown with.
///
/// A value may leave traits open; ``init(traitsFrom:)`` lays several over one another. A view's own
/// ``View/traitCollection`` has every trait filled in, from the nearest window, controller override
/// or root, else from ``Environment/default``: a phone in portrait at two pixels a point.
public struct TraitCollection: Hashable, Codable, Sendable {
  /// The kind of device.
  public var userInterfaceIdiom: UserInterfaceIdiom = .unspecified
  /// Light or dark appearance.
  public var userInterfaceStyle: UserInterfaceStyle = .unspecified
  /// The direction in which interfaces run.
  public var layoutDirection: TraitEnvironmentLayoutDirection = .unspecified
  /// The pixels in one point; zero when not named.
  public var displayScale: CGFloat = 0
  /// The room along the horizontal axis.
  public var horizontalSizeClass: UserInterfaceSizeClass = .unspecified
  /// The room along the vertical axis.
  public var verticalSizeClass: UserInterfaceSizeClass = .unspecified
  /// The text size that a person has chosen.
  public var preferredContentSizeCategory: ContentSizeCategory = .unspecified

  /// Creates a collection that leaves every trait open.
  public init() {}

  /// Creates a collection that names the kind of device.
  public init(userInterfaceIdiom: UserInterfaceIdiom) {
    self.userInterfaceIdiom = userInterfaceIdiom
  }

  /// Creates a collection that names the appearance.
  public init(userInterfaceStyle: UserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
  }

  /// Creates a collection that names the direction.
  public init(layoutDirection: TraitEnvironmentLayoutDirection) {
    self.layoutDirection = layoutDirection
  }

  /// Creates a collection that names the pixels in one point.
  public init(displayScale: CGFloat) {
    self.displayScale = displayScale
  }

  /// Creates a collection that names the room along the horizontal axis.
  public init(horizontalSizeClass: UserInterfaceSizeClass) {
    self.horizontalSizeClass = horizontalSizeClass
  }

  /// Creates a collection that names the room along the vertical axis.
  public init(verticalSizeClass: UserInterfaceSizeClass) {
    self.verticalSizeClass = verticalSizeClass
  }

  /// Creates a collection that names the text size.
  public init(preferredContentSizeCategory: ContentSizeCategory) {
    self.preferredContentSizeCategory = preferredContentSizeCategory
  }

  /// Creates a collection from several; where two name the same trait, the later one holds.
  public init(traitsFrom collections: [TraitCollection]) {
    for collection in collections {
      self = collection.filled(from: self)
    }
  }

  /// Tells whether every trait that another collection names has the same value here.
  public func containsTraits(in other: TraitCollection?) -> Bool {
    guard let other else { return true }
    return other.filled(from: self) == self
  }

  /// Returns the collection with its open traits taken from another.
  func filled(from base: TraitCollection) -> TraitCollection {
    var result = self
    if userInterfaceIdiom == .unspecified { result.userInterfaceIdiom = base.userInterfaceIdiom }
    if userInterfaceStyle == .unspecified { result.userInterfaceStyle = base.userInterfaceStyle }
    if layoutDirection == .unspecified { result.layoutDirection = base.layoutDirection }
    if displayScale == 0 { result.displayScale = base.displayScale }
    if horizontalSizeClass == .unspecified { result.horizontalSizeClass = base.horizontalSizeClass }
    if verticalSizeClass == .unspecified { result.verticalSizeClass = base.verticalSizeClass }
    if preferredContentSizeCategory == .unspecified {
      result.preferredContentSizeCategory = base.preferredContentSizeCategory
    }
    return result
  }
}
