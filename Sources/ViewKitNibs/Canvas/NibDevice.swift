public import Foundation
public import ViewKit

/// A device for which Interface Builder can show an interface file.
///
/// ```swift
/// let device = NibDevice(id: "retina6_1")
/// print(device?.size.width ?? 0)  // 414.0
/// ```
public struct NibDevice: Sendable, Hashable {
  /// The kinds of devices.
  public enum Idiom: String, Sendable {
    /// A phone.
    case phone
    /// A tablet.
    case pad
  }

  /// The name of the device in interface files, such as `retina6_1`.
  public let id: String

  /// The screen size in points, in portrait orientation.
  public let size: CGSize

  /// The number of pixels per point.
  public let scale: CGFloat

  /// The kind of device.
  public let idiom: Idiom

  /// Whether the phone has a regular width in landscape orientation.
  let isWideOnItsSide: Bool

  private init(
    _ id: String,
    _ width: CGFloat,
    _ height: CGFloat,
    scale: CGFloat,
    _ idiom: Idiom = .phone,
    isWideOnItsSide: Bool = false
  ) {
    self.id = id
    size = CGSize(width: width, height: height)
    self.scale = scale
    self.idiom = idiom
    self.isWideOnItsSide = isWideOnItsSide
  }

  /// Creates the device with a name, or returns `nil` if the name is unknown.
  public init?(id: String) {
    guard let device = Self.all.first(where: { $0.id == id }) else { return nil }
    self = device
  }

  /// Returns the screen size in points for an orientation.
  public func size(isLandscape: Bool) -> CGSize {
    isLandscape ? CGSize(width: size.height, height: size.width) : size
  }

  /// Returns the traits that select among the variations of a file.
  public func traits(isLandscape: Bool) -> NibTraits {
    guard idiom == .phone else {
      return NibTraits(
        horizontalSizeClass: "regular",
        verticalSizeClass: "regular",
        idiom: idiom.rawValue
      )
    }
    return NibTraits(
      horizontalSizeClass: isLandscape && isWideOnItsSide ? "regular" : "compact",
      verticalSizeClass: isLandscape ? "compact" : "regular",
      idiom: idiom.rawValue
    )
  }

  // MARK: The devices

  /// The known devices: phones before tablets, small ones before large ones.
  public static let all: [NibDevice] = [
    NibDevice("retina3_5", 320, 480, scale: 2),
    NibDevice("retina4_0", 320, 568, scale: 2),
    NibDevice("retina4_7", 375, 667, scale: 2),
    NibDevice("retina5_5", 414, 736, scale: 3, isWideOnItsSide: true),
    NibDevice("retina5_9", 375, 812, scale: 3),
    NibDevice("retina6_54", 375, 812, scale: 3),
    NibDevice("retina6_0", 390, 844, scale: 3),
    NibDevice("retina6_12", 393, 852, scale: 3),
    NibDevice("retina6_3", 402, 874, scale: 3),
    NibDevice("retina6_1", 414, 896, scale: 2, isWideOnItsSide: true),
    NibDevice("retina6_5", 414, 896, scale: 3, isWideOnItsSide: true),
    NibDevice("retina6_7", 428, 926, scale: 3, isWideOnItsSide: true),
    NibDevice("retina6_72", 430, 932, scale: 3, isWideOnItsSide: true),
    NibDevice("retina6_9", 440, 956, scale: 3, isWideOnItsSide: true),
    NibDevice("ipad8_3", 744, 1133, scale: 2, .pad),
    NibDevice("ipad9_7", 768, 1024, scale: 2, .pad),
    NibDevice("ipad10_2", 810, 1080, scale: 2, .pad),
    NibDevice("ipad10_5", 834, 1112, scale: 2, .pad),
    NibDevice("ipad10_9rounded", 820, 1180, scale: 2, .pad),
    NibDevice("ipad11_0rounded", 834, 1194, scale: 2, .pad),
    NibDevice("ipad12_9", 1024, 1366, scale: 2, .pad),
    NibDevice("ipad12_9rounded", 1024, 1366, scale: 2, .pad),
  ]
}

extension NibDocument {
  /// The device that the file was designed for, or `nil` if it names none or an unknown one.
  public var device: NibDevice? { deviceID.flatMap(NibDevice.init) }

  /// The traits with which Interface Builder shows the file.
  ///
  /// Files without a device were made when the canvas had no fixed size: only their default
  /// variations apply.
  public var canvasTraits: NibTraits {
    device?.traits(isLandscape: isLandscape) ?? NibTraits()
  }

  /// The number of pixels per point on the canvas: the device's, or 1 if the file names no device.
  public var canvasScale: CGFloat {
    deviceID == nil ? 1 : device?.scale ?? 2
  }
}

extension TraitCollection {
  /// Creates the traits of a device.
  ///
  /// - Parameters:
  ///   - device: The device, or `nil` for the canvas of a file that names none, which has the
  ///     traits of a phone and one pixel per point.
  ///   - isLandscape: A Boolean value that indicates whether the device is in landscape
  ///     orientation.
  public init(of device: NibDevice?, isLandscape: Bool = false) {
    self.init()
    guard let device else {
      displayScale = 1
      return
    }
    let traits = device.traits(isLandscape: isLandscape)
    userInterfaceIdiom = device.idiom == .pad ? .pad : .phone
    displayScale = device.scale
    horizontalSizeClass = traits.horizontalSizeClass == "regular" ? .regular : .compact
    verticalSizeClass = traits.verticalSizeClass == "regular" ? .regular : .compact
  }
}
