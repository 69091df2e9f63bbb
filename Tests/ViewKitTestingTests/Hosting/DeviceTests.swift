import Foundation
import Testing
import ViewKit
import ViewKitTesting

struct DeviceTests {
  @Test(arguments: [
    (Device.narrowPhone, UserInterfaceSizeClass.compact, "narrow phone 320x568"),
    (.phone, .compact, "phone 390x844"),
    (.largePhone, .compact, "large phone 430x932"),
    (.pad, .regular, "pad 820x1180"),
  ])
  func devicesSayWhatTheyAre(device: Device, width: UserInterfaceSizeClass, text: String) {
    #expect(device.horizontalSizeClass == width)
    #expect(device.verticalSizeClass == .regular)
    #expect(device.description == text)
    #expect(device.traits.displayScale == device.scale)
    #expect(device.traits.userInterfaceIdiom == device.idiom)
  }

  @Test(arguments: [
    (Device.narrowPhone, UserInterfaceSizeClass.compact, UserInterfaceSizeClass.compact),
    (.phone, .compact, .compact),
    (.largePhone, .regular, .compact),
    (.pad, .regular, .regular),
  ])
  func turningChangesSizeClasses(
    device: Device,
    width: UserInterfaceSizeClass,
    height: UserInterfaceSizeClass
  ) {
    let turned = device.landscape
    #expect(turned.size == CGSize(width: device.size.height, height: device.size.width))
    #expect(turned.horizontalSizeClass == width)
    #expect(turned.verticalSizeClass == height)
    #expect(turned.landscape == turned)
  }

  @Test func turningMovesTheSafeArea() {
    #expect(Device.narrowPhone.landscape.safeArea == .zero)
    #expect(Device.phone.landscape.safeArea == EdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    #expect(Device.pad.landscape.safeArea == Device.pad.safeArea)
  }

  @Test func settingsThatAreLeftOutStay() {
    let device = Device.phone.with(direction: .rightToLeft, contentSize: .small)
    let dark = device.with(style: .dark)
    #expect(dark.direction == .rightToLeft)
    #expect(dark.traits.layoutDirection == .rightToLeft)
    #expect(dark.traits.preferredContentSizeCategory == .small)
    #expect(dark.traits.userInterfaceStyle == .dark)
    #expect(dark.description == "phone 390x844, right to left, text S, dark")
  }

  @Test func matrixPairsEachWithEach() {
    #expect(DeviceMatrix([.phone]).devices == [.phone])
    #expect(DeviceMatrix.standard.devices.count == 12)
    #expect(Set(DeviceMatrix.standard.devices).count == 12)
    let pad = Device.pad.with(direction: .rightToLeft)
    #expect(DeviceMatrix([pad], contentSizes: [.small]).devices == [pad.with(contentSize: .small)])
  }
}
