import Foundation
import Testing
import ViewKit
import ViewKitNibs

struct NibScreenTests {
  private func canvas(_ name: String, on screen: NibScreen) throws -> NibCanvas {
    let canvas = NibCanvas(try Fixture.document(name), on: screen)
    canvas.layOut()
    return canvas
  }

  @Test func withoutAScreenAFileIsLaidOutForItsOwnDevice() throws {
    let canvas = try canvas("Shop.storyboard", on: NibScreen())
    #expect(canvas.view(ofObject: "gvw-00-001")?.frame.size == CGSize(width: 414, height: 896))
    #expect(canvas.safeAreaInsets(ofObject: "pvw-00-001").top == 48)
  }

  @Test func controllersFillTheScreenOfAnotherDevice() throws {
    let device = try #require(NibDevice(id: "retina4_7"))
    let canvas = try canvas("Shop.storyboard", on: NibScreen(device: device))
    #expect(canvas.view(ofObject: "gvw-00-001")?.frame.size == CGSize(width: 375, height: 667))
    #expect(canvas.view(ofObject: "box-00-001")?.frame.width == 335)
    #expect(canvas.safeAreaInsets(ofObject: "pvw-00-001").bottom == 0)
    #expect(canvas.view(ofObject: "gvw-00-001")?.traitCollection.displayScale == 2)
  }

  @Test func aDeviceOnItsSideIsWiderThanHigh() throws {
    let canvas = try canvas("Shop.storyboard", on: NibScreen(isLandscape: true))
    #expect(canvas.view(ofObject: "gvw-00-001")?.frame.size == CGSize(width: 896, height: 414))
  }

  @Test func variationsAreThoseOfTheDevice() throws {
    let phone = try canvas("Gallery.storyboard", on: NibScreen())
    let pad = try canvas("Gallery.storyboard", on: NibScreen(device: NibDevice(id: "ipad9_7")))
    func gap(_ canvas: NibCanvas) -> CGFloat? {
      guard let toggle = canvas.alignmentRect(ofObject: "tgl-01-001"),
        let slider = canvas.alignmentRect(ofObject: "sld-01-001")
      else { return nil }
      return slider.minX - toggle.maxX
    }
    #expect(gap(phone) == 16)
    #expect(gap(pad) == 32)
  }

  @Test func aNamedSizeIsThatOfTopLevelViewsToo() throws {
    let device = try #require(NibDevice(id: "retina5_9"))
    let same = try canvas("Card.xib", on: NibScreen(device: device))
    #expect(same.view(ofObject: "crd-00-001")?.frame.size == CGSize(width: 320, height: 200))
    let size = CGSize(width: 500, height: 300)
    let other = try canvas("Card.xib", on: NibScreen(size: size))
    #expect(other.view(ofObject: "crd-00-001")?.frame.size == size)
    #expect(other.view(ofObject: "btn-00-001")?.frame.minY == 248)
  }

  @Test func interfacesMayRunFromRightToLeft() throws {
    let screen = NibScreen(layoutDirection: .rightToLeft)
    let canvas = try canvas("Gallery.storyboard", on: screen)
    #expect(canvas.alignmentRect(ofObject: "tgl-01-001")?.maxX == 224)
  }

  @Test func cellsKeepTheirSize() throws {
    let canvas = try canvas("Gallery.storyboard", on: NibScreen(device: NibDevice(id: "ipad9_7")))
    #expect(canvas.view(ofObject: "cel-01-001")?.frame.width == 414)
  }
}
