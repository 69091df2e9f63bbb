public import Foundation
public import ViewKit

/// A device that Interface Builder can draw an interface file for.
///
/// ```swift
/// let device = NibDevice(id: "retina6_1")
/// print(device?.size.width ?? 0)  // 414.0
/// ```
public struct NibDevice: Sendable, Hashable {
  /// The two kinds of devices.
  public enum Idiom: String, Sendable {
    /// A phone.
    case phone
    /// A tablet.
    case pad
  }

  /// The name that interface files have for the device, such as `retina6_1`.
  public let id: String

  /// The size of the upright screen in points.
  public let size: CGSize

  /// The pixels in one point.
  public let scale: CGFloat

  /// The kind of device.
  public let idiom: Idiom

  /// Tells whether a phone on its side counts as wide.
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

  /// Finds a device by its name; nil where there is none of it.
  public init?(id: String) {
    guard let device = Self.all.first(where: { $0.id == id }) else { return nil }
    self = device
  }

  /// Returns the size of the screen in points, upright or on its side.
  public func size(isLandscape: Bool) -> CGSize {
    isLandscape ? CGSize(width: size.height, height: size.width) : size
  }

  /// Returns the environment that decides between the variations of a file.
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

  /// The devices that are known, phones before tablets and small ones before large ones.
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
  /// The device that the file was drawn for; nil where it names none, or one that is not known.
  public var device: NibDevice? { deviceID.flatMap(NibDevice.init) }

  /// The environment in which Interface Builder shows the file.
  ///
  /// Files without a device are of the time when the canvas stood for any size: only the forms by
  /// default hold in them.
  public var canvasTraits: NibTraits {
    device?.traits(isLandscape: isLandscape) ?? NibTraits()
  }

  /// The pixels in one point of the canvas: those of the device, 1 where the file names none.
  public var canvasScale: CGFloat {
    deviceID == nil ? 1 : device?.scale ?? 2
  }
}

extension TraitCollection {
  /// Creates the traits of a device.
  ///
  /// - Parameters:
  ///   - device: The device; nil for the canvas of files that name none, which has the traits of a
  ///     phone and one pixel a point.
  ///   - isLandscape: Tells whether the device lies on its side.
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
