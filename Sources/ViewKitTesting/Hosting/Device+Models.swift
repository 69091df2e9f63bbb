import Foundation
import ViewKit

extension Device {
  /// A phone of 320 by 568 points with a home button, the narrowest phone.
  public static let narrowPhone = Device(
    name: "narrow phone",
    size: CGSize(width: 320, height: 568),
    safeArea: EdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
  )

  /// A phone of 390 by 844 points without a home button.
  public static let phone = Device(
    name: "phone",
    size: CGSize(width: 390, height: 844),
    scale: 3,
    safeArea: EdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
  )

  /// A phone of 430 by 932 points without a home button, one of the largest phones.
  public static let largePhone = Device(
    name: "large phone",
    size: CGSize(width: 430, height: 932),
    scale: 3,
    safeArea: EdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
  )

  /// A tablet of 820 by 1180 points without a home button.
  public static let pad = Device(
    name: "pad",
    size: CGSize(width: 820, height: 1180),
    safeArea: EdgeInsets(top: 24, left: 0, bottom: 20, right: 0),
    idiom: .pad,
    horizontalSizeClass: .regular
  )

  /// The device in landscape orientation; a device that is already wider than tall is unchanged.
  ///
  /// On a phone without a home button the safe area moves to the left and right, and the height
  /// becomes compact. The width becomes regular if the phone's short side is at least 414 points.
  public var landscape: Device {
    guard size.width < size.height else { return self }
    var device = self
    device.size = CGSize(width: size.height, height: size.width)
    guard idiom == .phone else { return device }
    device.verticalSizeClass = .compact
    device.horizontalSizeClass = size.width >= 414 ? .regular : .compact
    let (hasHomeButton, side) = (safeArea.bottom == 0, safeArea.top)
    device.safeArea =
      hasHomeButton ? .zero : EdgeInsets(top: 0, left: side, bottom: 21, right: side)
    return device
  }
}
