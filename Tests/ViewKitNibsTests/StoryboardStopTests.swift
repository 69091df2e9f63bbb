import Foundation
import Testing
import ViewKit
import ViewKitNibs

/// Programmers' errors around storyboards stop in UIKit's words.
struct StoryboardStopTests {
  @Test func anUnknownIdentifierStops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let storyboard = try Storyboard(contentsOf: Fixture.url("Shop.storyboard"))
      storyboard.diagnosticObserver = { _ in }
      _ = storyboard.instantiateViewController(withIdentifier: "Nobody")
    }
    let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(text.contains("doesn't contain a view controller with identifier 'Nobody'"))
  }

  @Test func anUnknownSegueStops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let storyboard = try Storyboard(contentsOf: Fixture.url("Shop.storyboard"))
      storyboard.diagnosticObserver = { _ in }
      let controller = storyboard.instantiateViewController(withIdentifier: "Goods")
      controller.performSegue(withIdentifier: "nowhere", sender: nil)
    }
    let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(text.contains("Receiver (<ViewController>) has no segue with identifier 'nowhere'"))
  }
}
