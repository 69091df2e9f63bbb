/// A transition from one view controller to another that an interface file describes.
///
/// ``ViewController/prepare(for:sender:)`` is called before the segue is performed.
open class StoryboardSegue {
  /// The identifier of the segue in the file, if any.
  public let identifier: String?

  /// The view controller from which the segue leads.
  public let source: ViewController

  /// The view controller to which the segue leads.
  public let destination: ViewController

  private let handler: (() -> Void)?

  /// Creates a segue for a subclass that overrides ``perform()``.
  ///
  /// An app's segue class named in a file is created with this initialiser.
  public required init(
    identifier: String?,
    source: ViewController,
    destination: ViewController
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = nil
  }

  /// Creates a segue that a closure performs.
  public init(
    identifier: String?,
    source: ViewController,
    destination: ViewController,
    performHandler: @escaping () -> Void
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = performHandler
  }

  /// Shows the destination; a subclass overrides this method and does not call `super`.
  open func perform() {
    handler?()
  }
}
