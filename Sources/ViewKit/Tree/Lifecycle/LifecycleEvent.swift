/// One step in the life of a view or a controller, as a recorder saw it.
///
/// Events print readably, one a line:
///
/// ```
/// ProfileView init(frame:)
/// ProfileView setup begin
/// ProfileView setup end
/// ```
public struct LifecycleEvent: CustomStringConvertible {
  /// The object that the step belongs to, or nil when it has been freed since.
  public private(set) weak var object: AnyObject?

  /// The object's identity, which stays comparable after the object has been freed.
  public let objectID: ObjectIdentifier

  /// The name of the object's class, without its module.
  public let typeName: String

  /// What happened.
  public let kind: Kind

  /// Creates an event for an object.
  init(_ kind: Kind, _ object: AnyObject) {
    self.object = object
    self.objectID = ObjectIdentifier(object)
    self.typeName = String(describing: type(of: object))
    self.kind = kind
  }

  /// The class and what happened, such as `ProfileView setup begin`.
  public var description: String { "\(typeName) \(kind)" }
}

extension LifecycleEvent {
  /// What can happen in the life of a view or a controller.
  public enum Kind: Hashable, Sendable, CustomStringConvertible {
    /// `init(frame:)` of the root class has run; set-up hooks come afterwards.
    case initialized
    /// `init?(coder:)` of the root class has run: the object came from an archive or a file.
    case decoded
    /// A set-up hook is about to be called.
    case hookBegan(Hook)
    /// A set-up hook has returned.
    case hookEnded(Hook)
    /// `awakeFromNib()` is about to be sent.
    case awake
    /// `willMove(toSuperview:)` is about to be called, with nil when the view is being removed.
    case willMoveToSuperview(isNil: Bool)
    /// `didMoveToSuperview()` is about to be called.
    case didMoveToSuperview
    /// `willMove(toWindow:)` is about to be called, with nil when the view is leaving its window.
    case willMoveToWindow(isNil: Bool)
    /// `didMoveToWindow()` is about to be called.
    case didMoveToWindow
    /// `updateConstraints()` is about to be called.
    case updateConstraints
    /// `layoutSubviews()` is about to be called.
    case layoutSubviews
    /// `loadView()` is about to be called.
    case loadView
    /// `viewDidLoad()` is about to be called.
    case viewDidLoad
    /// `viewWillAppear(_:)` is about to be called.
    case viewWillAppear
    /// `viewIsAppearing(_:)` is about to be called.
    case viewIsAppearing
    /// `viewDidAppear(_:)` is about to be called.
    case viewDidAppear
    /// `viewWillDisappear(_:)` is about to be called.
    case viewWillDisappear
    /// `viewDidDisappear(_:)` is about to be called.
    case viewDidDisappear
    /// `updateViewConstraints()` is about to be called.
    case updateViewConstraints
    /// `viewWillLayoutSubviews()` is about to be called.
    case viewWillLayoutSubviews
    /// `viewDidLayoutSubviews()` is about to be called.
    case viewDidLayoutSubviews
    /// `willMove(toParent:)` of the root class has been called, with nil for being removed.
    case willMoveToParent(isNil: Bool)
    /// `didMove(toParent:)` of the root class has been called, with nil for having been removed.
    case didMoveToParent(isNil: Bool)

    /// The step in UIKit's words.
    public var description: String {
      switch self {
      case .initialized: "init"
      case .decoded: "init(coder:)"
      case .hookBegan(let hook): "\(hook) begin"
      case .hookEnded(let hook): "\(hook) end"
      case .awake: "awakeFromNib"
      case .willMoveToSuperview(let isNil): "willMove(toSuperview: \(isNil ? "nil" : "view"))"
      case .didMoveToSuperview: "didMoveToSuperview"
      case .willMoveToWindow(let isNil): "willMove(toWindow: \(isNil ? "nil" : "window"))"
      case .didMoveToWindow: "didMoveToWindow"
      case .updateConstraints: "updateConstraints"
      case .layoutSubviews: "layoutSubviews"
      case .loadView: "loadView"
      case .viewDidLoad: "viewDidLoad"
      case .viewWillAppear: "viewWillAppear"
      case .viewIsAppearing: "viewIsAppearing"
      case .viewDidAppear: "viewDidAppear"
      case .viewWillDisappear: "viewWillDisappear"
      case .viewDidDisappear: "viewDidDisappear"
      case .updateViewConstraints: "updateViewConstraints"
      case .viewWillLayoutSubviews: "viewWillLayoutSubviews"
      case .viewDidLayoutSubviews: "viewDidLayoutSubviews"
      case .willMoveToParent(let isNil): "willMove(toParent: \(isNil ? "nil" : "controller"))"
      case .didMoveToParent(let isNil): "didMove(toParent: \(isNil ? "nil" : "controller"))"
      }
    }
  }

  /// One of the three set-up hooks of ``BaseView`` and ``BaseViewController``.
  public enum Hook: String, Hashable, Sendable, CustomStringConvertible {
    /// `setup()`.
    case setup
    /// `setupConstraints()`.
    case setupConstraints
    /// `setupAccessibility()`.
    case setupAccessibility

    /// The hook's name.
    public var description: String { rawValue }
  }
}
