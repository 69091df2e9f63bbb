import Foundation
import Testing

@testable import ViewKitScenarios

/// Wrong files give errors or results: never a crash, never a long wait.
///
/// The same inputs and many more are run by the benchmarks' command `fuzz`.
struct FuzzTests {
  private static let files = [
    "Card.xib", "Checkout.xib", "Gallery.storyboard", "PanelView.xib", "Shop.storyboard",
  ]

  private func run(seed: UInt64) throws -> FuzzRun {
    try FuzzRun(files: Self.files.map(Fixture.url), seed: seed)
  }

  @Test func wrongFilesGiveErrorsOrResults() throws {
    var run = try run(seed: 1)
    for number in 0..<70 {
      run.step(number)
    }
    #expect(run.slow.map(\.number) == [])
    #expect(run.refused > 0 && run.refused < 40)
    #expect(run.views > 500)
    #expect(run.diagnostics > 500)
  }

  @Test func theSameInputAlwaysGivesTheSame() throws {
    var (first, second) = (try run(seed: 2), try run(seed: 2))
    for number in 0..<8 {
      #expect(first.input(number) == second.input(number))
      first.step(number)
      second.step(number)
    }
    #expect(first.digest == second.digest)
  }
}
