// Types in UIKit's delegate methods that have no counterpart in ViewKit. A class that implements
// such a method names them, and the error gives the reason.

extension TableViewCell {
  /// The editing styles that UIKit offers for a row.
  @available(*, unavailable, message: "Rows are not edited.")
  public typealias EditingStyle = Never
}

/// An action that UIKit shows beside a row, in older apps.
@available(*, unavailable, message: "Rows have no swipe actions.")
public typealias TableViewRowAction = Never

/// The actions that UIKit shows when a user swipes over a row.
@available(*, unavailable, message: "Rows have no swipe actions.")
public typealias SwipeActionsConfiguration = Never

/// The context menu that UIKit shows for a row.
@available(*, unavailable, message: "There are no context menus.")
public typealias ContextMenuConfiguration = Never

/// The animations that accompany the appearance or disappearance of a menu.
@available(*, unavailable, message: "There are no context menus.")
public typealias ContextMenuInteractionAnimating = Never

/// The animations that accompany the opening of a menu's preview.
@available(*, unavailable, message: "There are no context menus.")
public typealias ContextMenuInteractionCommitAnimating = Never

/// The view that UIKit shows while a menu appears or disappears.
@available(*, unavailable, message: "There are no context menus.")
public typealias TargetedPreview = Never

/// A focus update in a table view.
@available(*, unavailable, message: "Nothing moves a focus.")
public typealias TableViewFocusUpdateContext = Never

/// The animations that accompany a focus update.
@available(*, unavailable, message: "Nothing moves a focus.")
public typealias FocusAnimationCoordinator = Never

/// The context of an object that is dragged over a view.
@available(*, unavailable, message: "Nothing is dragged and dropped.")
public typealias SpringLoadedInteractionContext = Never

/// An object that drives an interactive transition.
@available(*, unavailable, message: "Transitions are at their end at once.")
public typealias ViewControllerInteractiveTransitioning = Never

/// An object that animates a transition.
@available(*, unavailable, message: "Transitions are at their end at once.")
public typealias ViewControllerAnimatedTransitioning = Never

extension NavigationController {
  /// The kind of transition between two view controllers.
  @available(*, unavailable, message: "Transitions are at their end at once.")
  public typealias Operation = Never
}

/// A set of interface orientations.
@available(*, unavailable, message: "A window has a size, and no orientation.")
public typealias InterfaceOrientationMask = Never

/// The orientation of the interface.
@available(*, unavailable, message: "A window has a size, and no orientation.")
public typealias InterfaceOrientation = Never

/// A touch on the screen.
@available(*, unavailable, message: "Nothing touches a view; call recognize(_:) instead.")
public typealias Touch = Never

/// A press of a button on a device.
@available(*, unavailable, message: "Nothing presses a button; call recognize(_:) instead.")
public typealias Press = Never

/// A bar whose position its delegate determines.
@available(*, unavailable, message: "Bars are placed by their containers.")
public typealias BarPositioning = Never

/// The position of a bar.
@available(*, unavailable, message: "Bars are placed by their containers.")
public typealias BarPosition = Never
