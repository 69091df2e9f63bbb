/// A step from one controller to another that an interface file describes.
///
/// ``ViewController/prepare(for:sender:)`` is told of it before it happens.
open class StoryboardSegue {
  /// The segue's name in the file; nil where it has none.
  public let identifier: String?

  /// The controller from which the segue leads.
  public let source: ViewController

  /// The controller to which the segue leads.
  public let destination: ViewController

  private let handler: (() -> Void)?

  /// Creates a segue that its subclass performs.
  ///
  /// Classes of an app that a file names are made through it.
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

  /// Brings the destination in front; a subclass overrides it and does not call `super`.
  open func perform() {
    handler?()
  }
}
