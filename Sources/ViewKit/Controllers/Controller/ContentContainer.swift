public import Foundation

/// An object, such as a view controller, that takes part in changes of size and traits.
public protocol ContentContainer: AnyObject {
  /// The preferred size in points; zero means no preference.
  var preferredContentSize: CGSize { get }

  /// Notifies the container that the preferred size of a child has changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any ContentContainer)

  /// Returns the size in points of a child for a given size of the container.
  func size(
    forChildContentContainer container: any ContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize

  /// Notifies the container that its size is about to change.
  func viewWillTransition(
    to size: CGSize,
    with coordinator: any ViewControllerTransitionCoordinator
  )

  /// Notifies the container that its traits are about to change.
  func willTransition(
    to newCollection: TraitCollection,
    with coordinator: any ViewControllerTransitionCoordinator
  )
}
