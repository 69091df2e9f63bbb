/// Where controllers look for what makes their views, if they were given nothing.
package enum ViewSourceSearch {
  package typealias Finder = @Sendable (ViewController) -> (any ViewSource)?

  @TaskLocal static var current: Finder?

  /// Runs a closure in which a function finds what makes a controller's view.
  package static func perform<Result>(
    _ finder: @escaping Finder,
    _ body: () throws -> Result
  ) rethrows -> Result {
    try $current.withValue(finder, operation: body)
  }

  /// Runs an asynchronous closure in which a function finds what makes a controller's view.
  package static func perform<Result>(
    isolation: isolated (any Actor)? = #isolation,
    _ finder: @escaping Finder,
    _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await $current.withValue(finder, operation: body)
  }
}
