import Foundation
import Testing
import ViewKit

@Suite struct ViewStopTests {
  /// Constraints come after the subviews have been added: the other way round stops.
  @Test func constraintsBeforeTheSubviewsAreThereStop() async {  // LC-16
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      final class Swapped: BaseView {
        let box = View()

        override func setup() {
          box.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
        }

        override func setupConstraints() {
          addSubview(box)
        }
      }
      _ = Swapped(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    }
    expectStop(result, says: "because they have no common ancestor.")
  }

  @Test func addingAViewToItselfStops() async {  // 1.2.10
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let view = View()
      view.addSubview(view)
    }
    expectStop(result, says: "NSInvalidArgumentException: Can't add self as subview")
  }

  @Test func addingAViewToItsDescendantStops() async {  // 1.2.11
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let (top, middle, bottom) = (View(), View(), View())
      top.addSubview(middle)
      middle.addSubview(bottom)
      bottom.addSubview(top)
    }
    expectStop(result, says: "CALayerInvalid: layer of View is a part of cycle in its layer tree")
  }

  @Test func negativeIndexStops() async {  // 1.4.2
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      View().insertSubview(View(), at: -1)
    }
    expectStop(result, says: "Can't insert a subview at index -1 of View")
  }

  @Test func exchangingAMissingPlaceStops() async {  // 1.4.4
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let view = View()
      view.addSubview(View())
      view.exchangeSubview(at: 0, withSubviewAt: 1)
    }
    expectStop(result, says: "NSRangeException: index 1 beyond bounds [0 .. 0]")
  }

  @Test func positionThatIsNoNumberStops() async {  // 1.6.6
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      View().frame.origin.x = .nan
    }
    expectStop(result, says: "CALayerInvalidGeometry: CALayer position contains NaN: [nan 0.0]")
  }

  @Test func sizeThatIsNoNumberStops() async {  // 1.6.6
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      View().bounds.size.height = .nan
    }
    expectStop(result, says: "CALayer bounds contains NaN: [0.0 0.0; 0.0 nan]. View: View")
  }

  @Test func frameThatIsNoNumberStopsAtCreation() async {  // 1.6.6
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = View(frame: CGRect(x: 0, y: 0, width: CGFloat.nan, height: 0))
    }
    expectStop(result, says: "CALayerInvalidGeometry")
  }

  @Test func diagnosticsWithoutAnObserverGoToStandardError() async {  // 4.1.6
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      final class Loop: View {
        override func layoutSubviews() { setNeedsLayout() }
      }
      Loop().layoutIfNeeded()
    }
    expectStop(result, says: "[ViewKit] Layout was given up after 100 rounds")
    expectStop(result, says: "<Loop; frame = (0 0; 0 0); layer = <CALayer>>")
  }
}
