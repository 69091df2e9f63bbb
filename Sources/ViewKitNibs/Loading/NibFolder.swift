public import Foundation
import ViewKit

/// A folder in which controllers find the interface files of their views.
///
/// UIKit looks into the app's bundle; a test says where the files lie:
///
/// ```swift
/// let folder = NibFolder(url, classes: ClassRegistry([CardView.self]))
/// folder.perform {
///   let controller = CardViewController(nibName: nil, bundle: nil)
///   controller.loadViewIfNeeded()  // from CardView.xib, or else CardViewController.xib
/// }
/// ```
///
/// A controller that was given a name finds the file of that name only. One that was given none
/// finds the file named as its class, without "Controller" at its end or with it (rule 3.1.3). Files
/// end in `.xib`; the controller is their owner, and its outlet `view` gets the root view.
public struct NibFolder: Sendable {
  /// The address of the folder.
  public let url: URL

  /// The classes that the files name.
  public let classes: ClassRegistry

  /// Creates a folder.
  public init(_ url: URL, classes: ClassRegistry = ClassRegistry()) {
    self.url = url
    self.classes = classes
  }

  /// Creates the folder of a bundle's resources; nil for a bundle that has none.
  public init?(bundle: Bundle, classes: ClassRegistry = ClassRegistry()) {
    guard let url = bundle.resourceURL else { return nil }
    self.init(url, classes: classes)
  }

  /// Runs a closure in which controllers find their views' files here, and returns its result.
  ///
  /// It holds for views that are loaded inside the closure and the tasks started there.
  public func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    try ViewSourceSearch.perform({ source(for: $0) }, body)
  }

  /// Runs an asynchronous closure in which controllers find their views' files here.
  public func perform<Result>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await ViewSourceSearch.perform({ source(for: $0) }, body)
  }

  private func source(for controller: ViewController) -> (any ViewSource)? {
    let files = controller.nibNameCandidates.map { url.appending(path: $0 + ".xib") }
    let file = files.first { FileManager.default.fileExists(atPath: $0.path) }
    return file.map { FileSource($0, classes) }
  }

  /// Makes the views of a file with a controller as its owner.
  private final class FileSource: ViewSource {
    private let file: URL
    private let classes: ClassRegistry

    init(_ file: URL, _ classes: ClassRegistry) {
      self.file = file
      self.classes = classes
    }

    func loadView(for controller: ViewController) {
      do {
        try Nib(contentsOf: file, classes: classes).instantiate(withOwner: controller)
      } catch {
        controller.report(Diagnostic(.unreadableFile, error.description))
      }
    }
  }
}
