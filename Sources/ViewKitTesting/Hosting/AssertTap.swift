public import ViewKit

/// Taps the center of a view and asserts that the tap reaches the view and is handled.
///
/// The assertion fails if another view is in front, if the view doesn't receive touches, and if
/// nothing in it handles the tap, for example because the control is disabled.
public func assertTap(
  _ view: View,
  in host: ViewHost,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  CallSite(fileID, filePath, line, column).report(TapCheck.tap(view, in: host), in: view)
}

enum TapCheck {
  /// Taps the center of a view and returns the reason if the view doesn't handle the tap.
  static func tap(_ view: View, in host: ViewHost) -> [Finding] {
    let name = view.findingName
    let tap = host.tap(view)
    guard tap.reached(view) else {
      let hit = tap.view.map(\.findingName) ?? "nothing"
      return [Finding(.tap, "A tap on \(name) came upon \(hit)")]
    }
    guard tap.receiver != nil else {
      return [Finding(.tap, "A tap on \(name) was not answered")]
    }
    return []
  }
}
