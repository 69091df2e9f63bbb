import Foundation

extension ViewController {
  // MARK: Forwarding size and traits

  /// Computes the size of each child, and notifies the children whose view has a different size.
  func forwardTransition(
    to size: CGSize,
    with coordinator: any ViewControllerTransitionCoordinator
  ) {
    for child in storedChildren {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      if let view = child.storedView, view.storedBounds.size == childSize { continue }
      child.viewWillTransition(to: childSize, with: coordinator)
    }
  }

  /// Notifies each child whose traits will change of its new traits.
  func forwardTransition(
    to traits: TraitCollection,
    with coordinator: any ViewControllerTransitionCoordinator
  ) {
    for child in storedChildren {
      let childTraits = child.storedTraitOverrides?.filled(from: traits) ?? traits
      guard childTraits != child.currentTraits else { continue }
      child.willTransition(to: childTraits, with: coordinator)
    }
  }

  // MARK: Traits

  /// The traits of the root view, or those inherited from the parent or presenter while it is not
  /// loaded.
  var currentTraits: TraitCollection {
    if let view = storedView { return view.traitCollection }
    let inherited =
      storedParent?.currentTraits ?? storedPresenting?.currentTraits ?? Environment.default.traits
    return storedTraitOverrides?.filled(from: inherited) ?? inherited
  }

  func setTraitOverrides(_ overrides: TraitCollection?) {
    storedTraitOverrides = overrides
    storedView?.traitOverrides = overrides ?? TraitCollection()
  }

  func checkIsChild(_ child: ViewController) {
    if child.storedParent !== self { stop(.noChild(child, of: self)) }
  }

  // MARK: Margins and constraints

  /// The platform's minimum margins of a root view in the current horizontal size class.
  var minimumMargins: DirectionalEdgeInsets {
    let side: CGFloat = currentTraits.horizontalSizeClass == .regular ? 20 : 16
    return DirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  func updateConstraintsOfView() {
    guard let view = storedView else { return }
    LifecycleRecorder.note(.updateConstraints, view)
    view.updateConstraints()
  }
}
