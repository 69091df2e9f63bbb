import Foundation
import Testing
import ViewKit
import ViewKitNibs

struct NibDeviceTests {
  @Test(arguments: [
    ("retina3_5", 320, 480, 2), ("retina4_0", 320, 568, 2), ("retina4_7", 375, 667, 2),
    ("retina5_5", 414, 736, 3), ("retina5_9", 375, 812, 3), ("retina6_0", 390, 844, 3),
    ("retina6_12", 393, 852, 3), ("retina6_1", 414, 896, 2), ("retina6_9", 440, 956, 3),
    ("ipad9_7", 768, 1024, 2), ("ipad12_9rounded", 1024, 1366, 2),
  ])
  func aDeviceHasItsScreen(id: String, width: CGFloat, height: CGFloat, scale: CGFloat) throws {
    let device = try #require(NibDevice(id: id))
    #expect(device.size(isLandscape: false) == CGSize(width: width, height: height))
    #expect(device.size(isLandscape: true) == CGSize(width: height, height: width))
    #expect(device.scale == scale)
  }

  @Test(arguments: [
    ("retina4_7", false, "compact", "regular"), ("retina4_7", true, "compact", "compact"),
    ("retina5_5", true, "regular", "compact"), ("retina6_1", true, "regular", "compact"),
    ("retina6_12", true, "compact", "compact"), ("ipad9_7", false, "regular", "regular"),
    ("ipad9_7", true, "regular", "regular"),
  ])
  func aDeviceHasItsSizeClasses(
    id: String,
    isLandscape: Bool,
    width: String,
    height: String
  ) throws {
    let traits = try #require(NibDevice(id: id)).traits(isLandscape: isLandscape)
    #expect(traits.horizontalSizeClass == width)
    #expect(traits.verticalSizeClass == height)
  }

  @Test func noTwoDevicesShareAName() {
    let names = NibDevice.all.map(\.id)
    #expect(Set(names).count == names.count)
    #expect(NibDevice(id: "retina99") == nil)
  }

  @Test func aFileWithoutDeviceHasOnePixelAPointAndNoTraits() throws {
    let document = try CanvasFixture.xib(device: nil, "")
    #expect(document.device == nil)
    #expect(document.canvasScale == 1)
    #expect(document.canvasTraits == NibTraits())
    #expect(try CanvasFixture.xib(device: "retina5_9", "").canvasScale == 3)
    #expect(try CanvasFixture.xib(device: "unheardOf", "").canvasScale == 2)
  }

  @Test func traitsOfADeviceNameScaleAndClasses() {
    let traits = TraitCollection(of: NibDevice(id: "retina5_5"), isLandscape: true)
    #expect(traits.displayScale == 3)
    #expect(traits.horizontalSizeClass == .regular)
    #expect(traits.verticalSizeClass == .compact)
    #expect(TraitCollection(of: nil).displayScale == 1)
  }
}
