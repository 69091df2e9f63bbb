public import Foundation
public import ViewKit

/// A file of scenes whose controllers can be made into live objects, again and again.
///
/// ```swift
/// let storyboard = try Storyboard(contentsOf: url, classes: classes)
/// let controller = storyboard.instantiateInitialViewController()
/// controller?.loadViewIfNeeded()
/// ```
///
/// A controller is made and awakened at once; its views are made, connected and awakened when the
/// view is first asked for, before `viewDidLoad()` (rule 2.12). Children that the file embeds or that
/// stand in a navigation or tab bar controller are made with it.
public final class Storyboard {
  /// The file's content.
  public let document: NibDocument

  /// The classes that the file's names stand for.
  public let classes: ClassRegistry

  /// The folder in which the storyboards lie that scenes refer to; nil where there is none.
  public let folder: URL?

  /// The environment that decides between the file's variations: a phone's, upright, at first.
  public var traits = NibTraits(
    horizontalSizeClass: "compact",
    verticalSizeClass: "regular",
    idiom: "phone"
  )

  /// Told of what the file wants and can't have.
  ///
  /// Without an observer each diagnostic above a note is printed on standard error in one line.
  public var diagnosticObserver: ((NibDiagnostic) -> Void)?

  // MARK: Creating

  /// Creates a storyboard from a document.
  ///
  /// - Parameters:
  ///   - document: The file's content.
  ///   - classes: The classes that the file names.
  ///   - folder: The folder in which the storyboards lie that scenes refer to.
  public init(
    _ document: NibDocument,
    classes: ClassRegistry = ClassRegistry(),
    folder: URL? = nil
  ) {
    self.document = document
    self.classes = classes
    self.folder = folder
  }

  /// Creates a storyboard from a file on disk; others that it refers to lie beside it.
  ///
  /// - Throws: A ``NibError`` when the file can't be read, or is not an interface file for iOS.
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

  // MARK: Making controllers

  /// Makes the controller with which the file begins; nil where the file names none.
  public func instantiateInitialViewController() -> ViewController? {
    document.initialViewControllerID.flatMap { makeController(withID: $0) }
  }

  /// Makes the controller with which the file begins through a closure.
  ///
  /// - Parameter creator: Takes the coder for the controller's `init(coder:)` and may add arguments;
  ///   nil, or a result of nil, lets the file's own class be made.
  /// - Returns: The controller; nil where the file names none, or one of another class.
  public func instantiateInitialViewController<Controller: ViewController>(
    creator: ((NSCoder) -> Controller?)?
  ) -> Controller? {
    document.initialViewControllerID.flatMap { makeController(withID: $0, creator: creator) }
      as? Controller
  }

  /// Makes the controller of an identifier that its author has given it.
  ///
  /// - Precondition: The file has a scene with the identifier; ask ``identifiers`` where that is not
  ///   certain.
  public func instantiateViewController(withIdentifier identifier: String) -> ViewController {
    instantiateViewController(identifier: identifier, creator: nil)
  }

  /// Makes the controller of an identifier through a closure.
  ///
  /// - Parameters:
  ///   - identifier: The identifier that its author has given it.
  ///   - creator: Takes the coder for the controller's `init(coder:)` and may add arguments; nil, or
  ///     a result of nil, lets the file's own class be made.
  /// - Returns: The controller, awakened, without its view.
  /// - Precondition: The file has a scene with the identifier, and its class is the one asked for.
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

  /// The identifiers of the file's controllers that have one, in the file's order.
  public var identifiers: [String] {
    document.scenes.compactMap { $0.viewController?.element["storyboardIdentifier"] }
  }

  // MARK: Within the module

  func sceneID(ofIdentifier identifier: String) -> String? {
    document.scenes.compactMap(\.viewController)
      .first { $0.element["storyboardIdentifier"] == identifier }?.id
  }

  /// Makes the controller of an identifier in the file; nil where there is none.
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
