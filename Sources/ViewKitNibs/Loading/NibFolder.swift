public import Foundation
import ViewKit

/// A folder with the interface files of view controllers' views.
///
/// UIKit searches the app's bundle; a test specifies the folder:
///
/// ```swift
/// let folder = NibFolder(url, classes: ClassRegistry([CardView.self]))
/// folder.perform {
///   let controller = CardViewController(nibName: nil, bundle: nil)
///   controller.loadViewIfNeeded()  // from CardView.xib, or else CardViewController.xib
/// }
/// ```
///
/// A view controller with a nib name loads only the file of that name. One without loads the file
/// named after its class, without the suffix "Controller" or with it (rule 3.1.3). Files end in
/// `.xib`; the view controller is their owner, and its outlet `view` is connected to the root view.
public struct NibFolder: Sendable {
  /// The URL of the folder.
  public let url: URL

  /// The classes to create for the class names in the files.
  public let classes: ClassRegistry

  /// Creates a folder with a URL and classes.
  public init(_ url: URL, classes: ClassRegistry = ClassRegistry()) {
    self.url = url
    self.classes = classes
  }

  /// Creates the folder of a bundle's resources, or returns `nil` if the bundle has none.
  public init?(bundle: Bundle, classes: ClassRegistry = ClassRegistry()) {
    guard let url = bundle.resourceURL else { return nil }
    self.init(url, classes: classes)
  }

  /// Runs a closure in which view controllers load their views from this folder, and returns its
  /// result.
  ///
  /// This applies to views that are loaded in the closure and in tasks started there.
  public func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    try ViewSourceSearch.perform({ source(for: $0) }, body)
  }

  /// Runs an asynchronous closure in which view controllers load their views from this folder.
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

  /// Creates the views of a file with a view controller as its owner.
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
