import Foundation

/// A programmer error in the use of view controllers, with UIKit's message where it has one.
///
/// All messages are collected here, so that they can be read and tested without stopping a process.
struct ControllerFault {
  let name: ExceptionName
  let reason: String

  private init(_ name: ExceptionName, _ reason: String) {
    self.name = name
    self.reason = reason
  }

  // MARK: Loading

  static func recursiveLoading(_ controller: ViewController) -> ControllerFault {
    ControllerFault(
      .internalInconsistency,
      "-[\(controller.printName) loadView] reads the view before it has assigned one, which would "
        + "load it again without end. Assign view first."
    )
  }

  static func noViewLoaded(_ controller: ViewController) -> ControllerFault {
    ControllerFault(
      .internalInconsistency,
      "-[\(controller.printName) loadView] has returned without a view. Assign view in it, or do "
        + "not override it."
    )
  }

  static func interfaceFile(_ name: String, _ controller: ViewController) -> ControllerFault {
    let bundle = controller.nibBundle.map { $0.bundlePath } ?? "main"
    return ControllerFault(
      .internalInconsistency,
      "Could not load NIB in bundle: '\(bundle)' with name '\(name)' for \(controller): override "
        + "loadView() to make the view."
    )
  }

  static func ownedView(
    _ view: View,
    of owner: ViewController,
    taker: ViewController
  ) -> ControllerFault {
    ControllerFault(
      .viewControllerHierarchyInconsistency,
      "A view can only be associated with at most one view controller at a time! View \(view) is "
        + "associated with \(owner). Clear this association before associating this view with "
        + "\(taker)."
    )
  }

  static func unknownView(_ type: View.Type, _ controller: ViewController) -> ControllerFault {
    ControllerFault(
      .invalidArgument,
      "\(controller.printName) can't make a \(type), which may have an initialiser of its own. Make "
        + "\(type) conform to FrameInitializable, or override makeUnderlyingView()."
    )
  }

  // MARK: Containment

  static func cycle(_ child: ViewController) -> ControllerFault {
    ControllerFault(
      .invalidArgument,
      "Can't add \(child) as a child of itself or of one of its descendants"
    )
  }

  /// The view of a child is, or would be, in the view hierarchy of a view controller that is not
  /// its parent.
  static func wrongParent(
    of child: ViewController,
    owner: ViewController,
    _ kind: String,
    _ parent: ViewController
  ) -> ControllerFault {
    ControllerFault(
      .viewControllerHierarchyInconsistency,
      "child view controller:\(child) should have parent view controller:\(owner) but \(kind) parent "
        + "is:\(parent)"
    )
  }

  static func strangers(_ from: ViewController, _ to: ViewController) -> ControllerFault {
    ControllerFault(
      .invalidArgument,
      "Children view controllers \(from) and \(to) must have a common parent view controller when "
        + "calling -[UIViewController transitionFromViewController:toViewController:duration:"
        + "options:animations:completion:]"
    )
  }

  static func noChild(_ child: ViewController, of parent: ViewController) -> ControllerFault {
    ControllerFault(.invalidArgument, "\(child) is not a child view controller of \(parent)")
  }

  // MARK: Navigation

  static func pushedTwice(_ controller: ViewController) -> ControllerFault {
    ControllerFault(
      .invalidArgument,
      "Pushing the same view controller instance more than once is not supported (\(controller))"
    )
  }

  static var pushedNavigation: ControllerFault {
    ControllerFault(.invalidArgument, "Pushing a navigation controller is not supported")
  }

  static func notOnStack(_ controller: ViewController) -> ControllerFault {
    ControllerFault(
      .internalInconsistency,
      "Tried to pop to a view controller that doesn't exist: \(controller)"
    )
  }

  static func notInTabs(_ controller: ViewController) -> ControllerFault {
    ControllerFault(
      .invalidArgument,
      "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar "
        + "controller's list of view controllers can be selected: \(controller)"
    )
  }

  // MARK: Presentation

  static func presentingItself(_ controller: ViewController) -> ControllerFault {
    ControllerFault(
      .invalidArgument,
      "Application tried to present modally a view controller on itself. Presenting controller is "
        + "\(controller)."
    )
  }

  static func presentingChild(
    _ child: ViewController,
    of parent: ViewController
  ) -> ControllerFault {
    ControllerFault(
      .invalidArgument,
      "Application tried to present modally a view controller \(child) that has a parent view "
        + "controller \(parent)."
    )
  }

  static func presentedElsewhere(
    _ presented: ViewController,
    by presenter: ViewController
  ) -> ControllerFault {
    ControllerFault(
      .invalidArgument,
      "Application tried to present modally a view controller \(presented) that is already being "
        + "presented by \(presenter)."
    )
  }

  static func presentingShown(_ controller: ViewController) -> ControllerFault {
    ControllerFault(
      .invalidArgument,
      "Application tried to present modally an active controller \(controller)."
    )
  }

  static var noStyle: ControllerFault {
    ControllerFault(
      .invalidArgument,
      "The specified modal presentation style doesn't have a corresponding presentation controller."
    )
  }
}

/// Stops the process because of a programmer error in the use of view controllers.
func stop(_ fault: ControllerFault, file: StaticString = #fileID, line: UInt = #line) -> Never {
  stop(fault.name, fault.reason, file: file, line: line)
}
