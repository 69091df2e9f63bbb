import Testing
import ViewKit

@Suite struct VisualFormatStopTests {
  @Test func badFormatStops() async {  // 5.16.6
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = LayoutConstraint.constraints(withVisualFormat: "H:|-8[a]", metrics: nil, views: [:])
    }
    expectStop(
      result,
      says: "NSInvalidArgumentException: Unable to parse constraint format: \n"
        + "Expected a '-' here \nH:|-8[a] \n     ^"
    )
  }

  @Test func emptyFormatStops() async {  // 5.16.6
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = LayoutConstraint.constraints(withVisualFormat: "", metrics: nil, views: [:])
    }
    expectStop(
      result,
      says: "NSInvalidArgumentException: Unable to parse constraint format: It's an empty string."
    )
  }

  @Test func unknownViewStops() async {  // 5.16.6
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let views = ["a": View()]
      _ = LayoutConstraint.constraints(withVisualFormat: "[a]-[b]", metrics: nil, views: views)
    }
    expectStop(result, says: "\nb is not a key in the views dictionary. \n[a]-[b] \n      ^")
  }

  @Test func viewWithoutSuperviewStops() async {  // 5.16.6
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let views = ["popUp": View()]
      let format = "H:|-0-[popUp]-0-|"
      _ = LayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: views)
    }
    expectStop(
      result,
      says: "Unable to interpret '|' character, because the related view doesn't have a superview "
        + "\nH:|-0-[popUp]-0-| \n             ^"
    )
  }

  @Test func alignmentAlongTheAxisStops() async {  // 5.16.5
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let views = ["a": View(), "b": View()]
      _ = LayoutConstraint.constraints(
        withVisualFormat: "V:[a][b]",
        options: .alignAllTop,
        metrics: nil,
        views: views
      )
    }
    expectStop(
      result,
      says: "Options mask required views to be aligned on a vertical edge, which is not allowed "
        + "for layout that is also vertical."
    )
  }
}
