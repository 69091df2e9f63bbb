import Testing

/// Asserts that a closure fails as often as there are texts, each time in the line below the call,
/// with a message that begins with the text.
func expectFailures(
  _ texts: String...,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ body: () throws -> Void
) rethrows {
  nonisolated(unsafe) var caught: [CaughtFailure] = []
  try withKnownIssue {
    try body()
  } matching: { issue in
    caught.append(CaughtFailure(issue))
    return true
  }
  compare(caught, with: texts, at: sourceLocation)
}

/// Asserts that an asynchronous closure fails as the form for other closures does.
func expectFailures(
  _ texts: String...,
  sourceLocation: SourceLocation = #_sourceLocation,
  isolation: isolated (any Actor)? = #isolation,
  _ body: () async throws -> Void
) async rethrows {
  nonisolated(unsafe) var caught: [CaughtFailure] = []
  try await withKnownIssue {
    try await body()
  } matching: { issue in
    caught.append(CaughtFailure(issue))
    return true
  }
  compare(caught, with: texts, at: sourceLocation)
}

private struct CaughtFailure {
  let text: String
  let location: SourceLocation?

  init(_ issue: Issue) {
    text = issue.comments.first?.rawValue ?? ""
    location = issue.sourceLocation
  }
}

private func compare(
  _ caught: [CaughtFailure],
  with texts: [String],
  at sourceLocation: SourceLocation
) {
  #expect(caught.count == texts.count, sourceLocation: sourceLocation)
  for (failure, text) in zip(caught, texts) {
    #expect(failure.text.hasPrefix(text), sourceLocation: sourceLocation)
    #expect(failure.location?.fileID == sourceLocation.fileID, sourceLocation: sourceLocation)
    #expect(failure.location?.line == sourceLocation.line + 1, sourceLocation: sourceLocation)
  }
}
