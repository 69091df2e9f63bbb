/// A view controller, as the views of its tree know it: the owner of their root view.
///
/// Views and layout call their controller through this protocol, so that neither depends on
/// ``ViewController``.
protocol RootViewOwner: Responder {
  // MARK: Hierarchy

  /// Stops the process when the owner's root view must not become a subview of `superview`.
  func checkHierarchy(movingTo superview: View)

  /// Returns a Boolean value that indicates whether the root view may still become a subview of
  /// `superview` after callbacks have run.
  func canStillMove(to superview: View) -> Bool

  // MARK: Windows

  /// Called when the root view is about to enter or to leave a window, as part of `subtree`.
  func rootViewWillMove(to window: Window?, within subtree: View)

  /// Called when the root view has entered or left a window and the tree is whole.
  func rootViewDidMove(to window: Window?)

  /// Called when the root view has not moved as announced.
  func rootViewDidStay(within subtree: View)

  /// Called when the window that held the root view has been freed.
  func windowWasFreed()

  // MARK: Layout

  /// Adds or changes constraints in the constraint pass, in place of the root view's own method.
  func updateViewConstraints()

  /// Called when the root view is about to lay out its subviews.
  func rootViewWillLayOut()

  /// Lays out the root views of the owner's children.
  func layOutChildren()

  /// Called when the root view has laid out its subviews.
  func viewDidLayoutSubviews()

  // MARK: Environment

  /// Called when the traits of the root view have changed.
  func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?)

  /// Handles a diagnostic about the owner.
  func report(_ diagnostic: Diagnostic)

  /// The owner's whole part of the safe area insets, in points: bars and the app's own insets.
  var ownSafeAreaInsets: EdgeInsets { get }

  /// The smallest margins of the root view at its sides, in points.
  var systemMinimumLayoutMargins: DirectionalEdgeInsets { get }

  /// A Boolean value that indicates whether the root view keeps the smallest margins.
  var viewRespectsSystemMinimumLayoutMargins: Bool { get }

  /// A Boolean value that indicates whether another controller presents the owner.
  var isPresented: Bool { get }
}
