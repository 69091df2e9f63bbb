import Foundation
import Testing
import ViewKit

@Suite struct StackViewStopTests {
  @Test func insertingBeyondTheEndStops() async {  // 6.1.4
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let stack = StackView(arrangedSubviews: [View()])
      stack.insertArrangedSubview(View(), at: 2)
    }
    expectStop(
      result,
      says: "NSInternalInconsistencyException: index out of bounds for arranged subview: "
        + "index = 2 expected to be less than or equal to 1"
    )
  }

  @Test func insertingBeforeTheBeginningStops() async {  // 6.1.4
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      StackView().insertArrangedSubview(View(), at: -1)
    }
    expectStop(result, says: "index out of bounds for arranged subview: index = -1")
  }

  @Test func arrangingAStackInItselfStops() async {  // 1.2.10
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let stack = StackView()
      stack.addArrangedSubview(stack)
    }
    expectStop(result, says: "NSInvalidArgumentException: Can't add self as subview")
  }

  @Test func spacingThatIsNoNumberStops() async {  // 5.2.9
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      StackView().spacing = .nan
    }
    expectStop(result, says: "The spacing of StackView is not finite!  That's illegal.")
  }

  @Test func endlessCustomSpacingStops() async {  // 5.2.9
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let view = View()
      StackView(arrangedSubviews: [view]).setCustomSpacing(.infinity, after: view)
    }
    expectStop(result, says: "The spacing of StackView is not finite!  That's illegal.")
  }
}
