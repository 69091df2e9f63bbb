public import ViewKit

/// Taps at the middle of a view and asserts that the tap reaches it and is answered there.
///
/// It fails where another view lies in front, where the view takes no touches, and where nothing in
/// it answers, such as a control that is not enabled.
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
  /// Taps at the middle of a view, and says why it does not answer.
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
