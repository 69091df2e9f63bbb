// Types of UIKit's delegate methods that ViewKit has no counterpart of. A class that implements such
// a method names them, and the error gives the reason.

extension TableViewCell {
  /// The kinds of editing that UIKit offers for a row.
  @available(*, unavailable, message: "Rows are not edited.")
  public typealias EditingStyle = Never
}

/// An action that UIKit shows beside a row, in older apps.
@available(*, unavailable, message: "Rows have no swipe actions.")
public typealias TableViewRowAction = Never

/// The actions that UIKit shows when a person swipes over a row.
@available(*, unavailable, message: "Rows have no swipe actions.")
public typealias SwipeActionsConfiguration = Never

/// The menu that UIKit shows for a row.
@available(*, unavailable, message: "There are no context menus.")
public typealias ContextMenuConfiguration = Never

/// The animations beside a menu that comes or goes.
@available(*, unavailable, message: "There are no context menus.")
public typealias ContextMenuInteractionAnimating = Never

/// The animations beside a menu whose preview is opened.
@available(*, unavailable, message: "There are no context menus.")
public typealias ContextMenuInteractionCommitAnimating = Never

/// The view that UIKit shows while a menu comes or goes.
@available(*, unavailable, message: "There are no context menus.")
public typealias TargetedPreview = Never

/// A change of the focus in a table.
@available(*, unavailable, message: "Nothing moves a focus.")
public typealias TableViewFocusUpdateContext = Never

/// The animations beside a change of the focus.
@available(*, unavailable, message: "Nothing moves a focus.")
public typealias FocusAnimationCoordinator = Never

/// The place that a dragged object rests over.
@available(*, unavailable, message: "Nothing is dragged and dropped.")
public typealias SpringLoadedInteractionContext = Never

/// An object that runs a transition by a gesture.
@available(*, unavailable, message: "Transitions are at their end at once.")
public typealias ViewControllerInteractiveTransitioning = Never

/// An object that animates a transition.
@available(*, unavailable, message: "Transitions are at their end at once.")
public typealias ViewControllerAnimatedTransitioning = Never

extension NavigationController {
  /// The kind of a transition between two controllers.
  @available(*, unavailable, message: "Transitions are at their end at once.")
  public typealias Operation = Never
}

/// A set of orientations of a screen.
@available(*, unavailable, message: "A window has a size, and no orientation.")
public typealias InterfaceOrientationMask = Never

/// An orientation of a screen.
@available(*, unavailable, message: "A window has a size, and no orientation.")
public typealias InterfaceOrientation = Never

/// A finger on the screen.
@available(*, unavailable, message: "Nothing touches a view; call recognize(_:) instead.")
public typealias Touch = Never

/// A pressed button of a device.
@available(*, unavailable, message: "Nothing presses a button; call recognize(_:) instead.")
public typealias Press = Never

/// A bar that is placed by its delegate.
@available(*, unavailable, message: "Bars are placed by their containers.")
public typealias BarPositioning = Never

/// The place of a bar.
@available(*, unavailable, message: "Bars are placed by their containers.")
public typealias BarPosition = Never
