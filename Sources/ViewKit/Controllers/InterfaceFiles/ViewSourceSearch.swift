/// A task-local function that finds the view source of controllers that were given none.
package enum ViewSourceSearch {
  package typealias Finder = @Sendable (ViewController) -> (any ViewSource)?

  @TaskLocal static var current: Finder?

  /// Runs a closure during which a function finds the view sources of controllers.
  package static func perform<Result>(
    _ finder: @escaping Finder,
    _ body: () throws -> Result
  ) rethrows -> Result {
    try $current.withValue(finder, operation: body)
  }

  /// Runs an asynchronous closure during which a function finds the view sources of controllers.
  package static func perform<Result>(
    isolation: isolated (any Actor)? = #isolation,
    _ finder: @escaping Finder,
    _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await $current.withValue(finder, operation: body)
  }
}
