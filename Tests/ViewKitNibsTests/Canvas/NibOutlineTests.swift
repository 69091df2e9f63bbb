import Foundation
import Testing
import ViewKitNibs

struct NibOutlineTests {
  @Test func framesAreListedByScenes() throws {
    let canvas = NibCanvas(try Fixture.document("Checkout.xib"))
    canvas.layOut()
    #expect(
      canvas.frameDescription == """
        retina6_1, portrait, 414x896, scale 2, compact width, regular height

        File's Owner: Shop.CheckoutController

        view pnl-00-001 (0 0; 320 240)
           | label 'Total' (ttl-00-001) (16 16; 288 20.5)
           | textField 'Coupon' (cpn-00-001) (16 0; 288 34)
           | button 'Pay' (pay-00-001) (16 168; 288 48)
        """
    )
  }

  @Test func treesNameElementsIdentifiersAndOutlets() throws {
    let canvas = NibCanvas(try Fixture.document("Checkout.xib"))
    let lines = canvas.treeDescription.split(separator: "\n")
    #expect(lines[0] == "File's Owner: Shop.CheckoutController")
    #expect(lines[1].hasPrefix("<View; frame = (0 0; 320 240);"))
    #expect(lines[1].hasSuffix(">  view pnl-00-001"))
    #expect(lines[2].hasPrefix("   | <Label; frame = (16 16; 288 20.5); text = 'Total';"))
    #expect(
      lines[2].hasSuffix(">  label ttl-00-001; totalLabel of Shop.CheckoutController")
    )
  }

  @Test func scenesHaveHeadings() throws {
    let canvas = NibCanvas(try Fixture.document("Gallery.storyboard"))
    let headings = canvas.treeDescription.split(separator: "\n").filter { $0.hasPrefix("Scene") }
    #expect(
      headings == [
        "Scene: tabBarController tab-01-001; initial",
        "Scene: navigationController nav-01-001",
        "Scene: Gallery.ControlsController ctl-01-001; 'Controls'",
        "Scene: viewController swt-01-001",
        "Scene: tableViewController tbl-01-001",
        "Scene: tableViewController sta-01-001; 'Settings'",
        "Scene: collectionViewController grd-01-001",
      ]
    )
  }

  @Test func viewsOfAStoryboardStandBelowTheHeadingsOfTheirScenes() throws {
    let canvas = NibCanvas(try Fixture.document("Gallery.storyboard"))
    let parts = canvas.frameDescription.components(separatedBy: "Scene: ")
    func part(_ id: String) -> String? { parts.first { $0.split(separator: "\n")[0].contains(id) } }
    for (scene, view) in [
      ("ctl-01-001", "cvw-01-001"), ("swt-01-001", "swv-01-001"), ("tbl-01-001", "tvw-01-001"),
      ("sta-01-001", "stv-01-001"), ("grd-01-001", "grv-01-001"),
    ] {
      #expect(part(scene)?.contains(" \(view) (") == true, "\(scene)")
      #expect(parts.filter { $0.contains(" \(view) (") }.count == 1, "\(view)")
    }
  }

  @Test func viewsThatAControlMakesAreInTheTreeOnly() throws {
    let canvas = NibCanvas(try Fixture.document("Checkout.xib"))
    #expect(canvas.treeDescription.contains("ButtonLabel"))
    #expect(!canvas.frameDescription.contains("ButtonLabel"))
  }
}
