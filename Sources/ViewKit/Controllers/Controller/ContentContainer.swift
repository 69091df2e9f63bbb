public import Foundation

/// What takes part in changes of size and traits: a controller, towards its parent and its children.
public protocol ContentContainer: AnyObject {
  /// The size in points that the container would like; zero for no wish.
  var preferredContentSize: CGSize { get }

  /// Tells that the preferred size of a child has changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any ContentContainer)

  /// Returns the size in points that a child has when the container has another.
  func size(
    forChildContentContainer container: any ContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize

  /// Tells that the size is about to change.
  func viewWillTransition(
    to size: CGSize,
    with coordinator: any ViewControllerTransitionCoordinator
  )

  /// Tells that the traits are about to change.
  func willTransition(
    to newCollection: TraitCollection,
    with coordinator: any ViewControllerTransitionCoordinator
  )
}
