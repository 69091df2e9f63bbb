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

  // FR-G02
  @Test(arguments: [
    (ContentSizeCategory.extraSmall, CGFloat(25)), (.large, 28), (.extraExtraExtraLarge, 34),
  ])
  func titlesHaveTheTextSizeOfTheDevice(category: ContentSizeCategory, points: CGFloat) {
    final class TitleView: View {
      let title = Label()

      override func layoutSubviews() {
        super.layoutSubviews()
        title.font = .preferredFont(forTextStyle: .title1, compatibleWith: traitCollection)
      }
    }
    let view = TitleView()
    let host = ViewHost(view, on: .phone.with(contentSize: category))
    #expect(host.view === view)
    #expect(view.title.font.pointSize == points)
  }

  // FR-G04
  @Test(arguments: [
    (Device.narrowPhone, CGRect(x: 0, y: 64, width: 320, height: 504)),
    (.phone, CGRect(x: 0, y: 91, width: 390, height: 719)),
  ])
  func safeAreaIsThatOfTheDevice(device: Device, frame: CGRect) {
    let (view, host) = navigated(on: device)
    #expect(view.convert(view.bounds, to: host.window) == frame)
  }

  @Test func safeAreaOfATurnedPhoneLiesAtItsSides() {  // FR-G04
    let (view, host) = navigated(on: .phone.landscape)
    let frame = view.convert(view.bounds, to: host.window)
    #expect(frame.minX == 47)
    #expect(frame.maxY == 369)
  }

  /// Shows a view that fills the safe area of a controller below a bar.
  private func navigated(on device: Device) -> (View, ViewHost) {
    let (controller, view) = (ViewController(), View())
    view.translatesAutoresizingMaskIntoConstraints = false
    controller.loadViewIfNeeded()
    controller.view.addSubview(view)
    let guide = controller.view.safeAreaLayoutGuide
    LayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    return (view, ViewHost(NavigationController(rootViewController: controller), on: device))
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
