public import Foundation
public import ViewKit

/// A storyboard file whose view controllers can be instantiated any number of times.
///
/// ```swift
/// let storyboard = try Storyboard(contentsOf: url, classes: classes)
/// let controller = storyboard.instantiateInitialViewController()
/// controller?.loadViewIfNeeded()
/// ```
///
/// A view controller is created and awakened immediately; its views are created, connected and
/// awakened when its view is first accessed, before `viewDidLoad()` (rule 2.12). Embedded children
/// and the children of a navigation or tab bar controller are created with it.
public final class Storyboard {
  /// The parsed file.
  public let document: NibDocument

  /// The classes to create for the class names in the file.
  public let classes: ClassRegistry

  /// The folder with the storyboards that scenes refer to, or `nil` if there is none.
  public let folder: URL?

  /// The traits that select the file's variations; the default is a phone in portrait orientation.
  public var traits = NibTraits(
    horizontalSizeClass: "compact",
    verticalSizeClass: "regular",
    idiom: "phone"
  )

  /// A closure that is called with each problem found while objects are created.
  ///
  /// Without an observer each diagnostic more severe than a note is printed on standard error, one
  /// per line.
  public var diagnosticObserver: ((NibDiagnostic) -> Void)?

  // MARK: Creating

  /// Creates a storyboard from a document.
  ///
  /// - Parameters:
  ///   - document: The parsed file.
  ///   - classes: The classes to create for the class names in the file.
  ///   - folder: The folder with the storyboards that scenes refer to.
  public init(
    _ document: NibDocument,
    classes: ClassRegistry = ClassRegistry(),
    folder: URL? = nil
  ) {
    self.document = document
    self.classes = classes
    self.folder = folder
  }

  /// Creates a storyboard from a local file; storyboards that it refers to are in the same folder.
  ///
  /// - Throws: A ``NibError`` if the file can't be read, or isn't an interface file for iOS.
  public convenience init(
    contentsOf url: URL,
    classes: ClassRegistry = ClassRegistry()
  ) throws(NibError) {
    self.init(
      try NibDocument(contentsOf: url),
      classes: classes,
      folder: url.deletingLastPathComponent()
    )
  }

  // MARK: Creating view controllers

  /// Creates the initial view controller, or returns `nil` if the file has none.
  public func instantiateInitialViewController() -> ViewController? {
    document.initialViewControllerID.flatMap { makeController(withID: $0) }
  }

  /// Creates the initial view controller with a custom initializer.
  ///
  /// - Parameter creator: A closure that calls the view controller's `init(coder:)`, or an
  ///   initializer with further arguments, with the given coder. If it is or returns `nil`, the
  ///   class named in the file is initialized.
  /// - Returns: The view controller, or `nil` if the file has none or it is of another class.
  public func instantiateInitialViewController<Controller: ViewController>(
    creator: ((NSCoder) -> Controller?)?
  ) -> Controller? {
    document.initialViewControllerID.flatMap { makeController(withID: $0, creator: creator) }
      as? Controller
  }

  /// Creates the view controller with a storyboard identifier.
  ///
  /// - Precondition: The file has a scene with the identifier; check ``identifiers`` if in doubt.
  public func instantiateViewController(withIdentifier identifier: String) -> ViewController {
    instantiateViewController(identifier: identifier, creator: nil)
  }

  /// Creates the view controller with a storyboard identifier and a custom initializer.
  ///
  /// - Parameters:
  ///   - identifier: The storyboard identifier.
  ///   - creator: A closure that calls the view controller's `init(coder:)`, or an initializer with
  ///     further arguments, with the given coder. If it is or returns `nil`, the class named in the
  ///     file is initialized.
  /// - Returns: The view controller; it has been awakened, but its view isn't loaded.
  /// - Precondition: The file has a scene with the identifier, and its class is the requested one.
  public func instantiateViewController<Controller: ViewController>(
    identifier: String,
    creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    guard let id = sceneID(ofIdentifier: identifier),
      let controller = makeController(withID: id, creator: creator)
    else {
      stop(
        .invalidArgument,
        "Storyboard (\(document.file)) doesn't contain a view controller with identifier "
          + "'\(identifier)'"
      )
    }
    guard let typed = controller as? Controller else {
      stop(
        .invalidArgument,
        "The view controller with identifier '\(identifier)' in \(document.file) is a "
          + "\(type(of: controller)), expected \(Controller.self)"
      )
    }
    return typed
  }

  /// The storyboard identifiers of the file's view controllers, in the order of the file.
  public var identifiers: [String] {
    document.scenes.compactMap { $0.viewController?.element["storyboardIdentifier"] }
  }

  // MARK: Internal access

  func sceneID(ofIdentifier identifier: String) -> String? {
    document.scenes.compactMap(\.viewController)
      .first { $0.element["storyboardIdentifier"] == identifier }?.id
  }

  /// Creates the view controller with an identifier in the file, or returns nil if there is none.
  package func makeController(
    withID id: String,
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    report(document.diagnostics)
    let maker = SceneMaker(self, document: document.resolved(for: traits))
    return maker.makeController(withID: id, creator: creator)
  }

  func report(_ diagnostics: [NibDiagnostic]) {
    Nib.report(diagnostics, to: diagnosticObserver)
  }
}
