import Testing

/// Checks the sentence with which a programmer error stopped a process.
///
/// ```swift
/// let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
///   let view = View()
///   view.addSubview(view)
/// }
/// expectStop(result, says: "NSInvalidArgumentException: Can't add self as subview")
/// ```
func expectStop(
  _ result: ExitTest.Result?,
  says sentence: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  #expect(output.contains(sentence), "\(output)", sourceLocation: sourceLocation)
}
