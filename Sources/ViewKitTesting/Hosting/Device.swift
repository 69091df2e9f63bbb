public import Foundation
public import ViewKit

/// A simulated screen with its settings, on which a test shows a view.
///
/// ```swift
/// let device = Device.phone.landscape.with(direction: .rightToLeft)
/// print(device)  // phone 844x390, right to left
/// ```
public struct Device: Hashable, Sendable, CustomStringConvertible {
  /// The name of the device in failure messages.
  public var name: String
  /// The screen size in points.
  public var size: CGSize
  /// The number of pixels per point.
  public var scale: CGFloat
  /// The insets in points that the device's own bars and rounded corners cover.
  public var safeArea: EdgeInsets
  /// The kind of device.
  public var idiom: UserInterfaceIdiom
  /// The horizontal size class.
  public var horizontalSizeClass: UserInterfaceSizeClass
  /// The vertical size class.
  public var verticalSizeClass: UserInterfaceSizeClass
  /// The layout direction of the user interface.
  public var direction = TraitEnvironmentLayoutDirection.leftToRight
  /// The user's preferred text size.
  public var contentSize = ContentSizeCategory.large
  /// The light or dark appearance.
  public var style = UserInterfaceStyle.light

  /// Creates a device with default settings: left to right, light appearance, default text size.
  public init(
    name: String,
    size: CGSize,
    scale: CGFloat = 2,
    safeArea: EdgeInsets = .zero,
    idiom: UserInterfaceIdiom = .phone,
    horizontalSizeClass: UserInterfaceSizeClass = .compact,
    verticalSizeClass: UserInterfaceSizeClass = .regular
  ) {
    self.name = name
    self.size = size
    self.scale = scale
    self.safeArea = safeArea
    self.idiom = idiom
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
  }

  /// Returns a copy of the device with the given settings; a setting that is `nil` is unchanged.
  public func with(
    direction: TraitEnvironmentLayoutDirection? = nil,
    contentSize: ContentSizeCategory? = nil,
    style: UserInterfaceStyle? = nil
  ) -> Device {
    var device = self
    device.direction = direction ?? self.direction
    device.contentSize = contentSize ?? self.contentSize
    device.style = style ?? self.style
    return device
  }

  /// The traits of a view on the device.
  public var traits: TraitCollection {
    var traits = TraitCollection()
    traits.userInterfaceIdiom = idiom
    traits.userInterfaceStyle = style
    traits.layoutDirection = direction
    traits.displayScale = scale
    traits.horizontalSizeClass = horizontalSizeClass
    traits.verticalSizeClass = verticalSizeClass
    traits.preferredContentSizeCategory = contentSize
    return traits
  }

  /// The name, the size in points, and the settings that differ from the defaults.
  public var description: String {
    var text = "\(name) \(Printed.length(size.width))x\(Printed.length(size.height))"
    if direction == .rightToLeft { text += ", right to left" }
    if contentSize != .large { text += ", text \(contentSize.shortName)" }
    if style == .dark { text += ", dark" }
    return text
  }
}

extension ContentSizeCategory {
  /// The category's name without the prefix that all categories share.
  fileprivate var shortName: String {
    let prefix = "UICTContentSizeCategory"
    return rawValue.hasPrefix(prefix) ? String(rawValue.dropFirst(prefix.count)) : rawValue
  }
}
