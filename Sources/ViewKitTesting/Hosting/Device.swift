public import Foundation
public import ViewKit

/// A screen and settings on which a view is put for a test.
///
/// ```swift
/// let device = Device.phone.landscape.with(direction: .rightToLeft)
/// print(device)  // phone 844x390, right to left
/// ```
public struct Device: Hashable, Sendable, CustomStringConvertible {
  /// What failures call the device.
  public var name: String
  /// Width and height in points.
  public var size: CGSize
  /// The pixels in one point.
  public var scale: CGFloat
  /// What the device's own bars and edges cover, in points.
  public var safeArea: EdgeInsets
  /// The kind of device.
  public var idiom: UserInterfaceIdiom
  /// How much room there is from side to side.
  public var horizontalSizeClass: UserInterfaceSizeClass
  /// How much room there is from top to bottom.
  public var verticalSizeClass: UserInterfaceSizeClass
  /// The direction in which interfaces run.
  public var direction = TraitEnvironmentLayoutDirection.leftToRight
  /// The text size that a person has chosen.
  public var contentSize = ContentSizeCategory.large
  /// Light or dark appearance.
  public var style = UserInterfaceStyle.light

  /// Creates a device with the default settings: left to right, light, the default text size.
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

  /// Returns the device with other settings; those that are left out stay.
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

  /// The traits that a view on the device has.
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

  /// The name, the size in points, and the settings that are not the default ones.
  public var description: String {
    var text = "\(name) \(Printed.length(size.width))x\(Printed.length(size.height))"
    if direction == .rightToLeft { text += ", right to left" }
    if contentSize != .large { text += ", text \(contentSize.shortName)" }
    if style == .dark { text += ", dark" }
    return text
  }
}

extension ContentSizeCategory {
  /// The name without the prefix that all of them share.
  fileprivate var shortName: String {
    let prefix = "UICTContentSizeCategory"
    return rawValue.hasPrefix(prefix) ? String(rawValue.dropFirst(prefix.count)) : rawValue
  }
}
