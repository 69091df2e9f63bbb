import Testing

/// Asserts that a closure fails as often as there are texts, each time in the line below the call,
/// with a message that begins with the text.
func expectFailures(
  _ texts: String...,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ body: () throws -> Void
) rethrows {
  nonisolated(unsafe) var caught: [(text: String, location: SourceLocation?)] = []
  try withKnownIssue {
    try body()
  } matching: { issue in
    caught.append((issue.comments.first?.rawValue ?? "", issue.sourceLocation))
    return true
  }
  #expect(caught.count == texts.count, sourceLocation: sourceLocation)
  for (failure, text) in zip(caught, texts) {
    #expect(failure.text.hasPrefix(text), sourceLocation: sourceLocation)
    #expect(failure.location?.fileID == sourceLocation.fileID, sourceLocation: sourceLocation)
    #expect(failure.location?.line == sourceLocation.line + 1, sourceLocation: sourceLocation)
  }
}
