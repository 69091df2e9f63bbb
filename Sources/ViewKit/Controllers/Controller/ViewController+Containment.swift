public import Foundation

extension ViewController {
  // MARK: Adopting

  func adopt(_ child: ViewController) {
    (child.storedParent as? any BarContainer)?.finishLeaving([child])
    checkCanAdopt(child)
    guard child.storedParent !== self else {
      storedChildren.removeAll { $0 === child }
      storedChildren.append(child)
      return
    }
    child.removeFromParent()
    child.willMove(toParent: self)
    // The hooks may have given the child a parent, or moved this controller into it.
    guard child.storedParent !== self else { return }
    guard child.storedParent == nil, !isInside(child) else {
      report(.additionRefused(child, to: self))
      return
    }
    storedChildren.append(child)
    child.storedParent = self
    child.appearance.pendingMove = .to
    align(child)
  }

  func checkCanAdopt(_ child: ViewController) {
    if let fault = reasonNotToAdopt(child) { stop(fault) }
  }

  /// Returns the reason why a controller can't become a child, or nil if it can.
  func reasonNotToAdopt(_ child: ViewController) -> ControllerFault? {
    if isInside(child) { return .cycle(child) }
    guard let owner = child.storedView?.storedSuperview?.owningController, owner !== self,
      (owner as? any BarContainer)?.isSendingAway(child) != true
    else { return nil }
    return .wrongParent(of: child, owner: owner, "requested", self)
  }

  /// Whether this is another controller or one of its descendants.
  private func isInside(_ other: ViewController) -> Bool {
    nearestInParents { $0 === other } != nil
  }

  func leaveParent() {
    guard let parent = storedParent else { return }
    parent.storedChildren.removeAll { $0 === self }
    storedParent = nil
    appearance.pendingMove = nil
    setTraitOverrides(nil)
    (parent as? any BarContainer)?.forget(self)
    dropPresentationLeftBehind()
    didMove(toParent: nil)
  }

  func noteWillMove(toParent parent: ViewController?) {
    LifecycleRecorder.note(.willMoveToParent(isNil: parent == nil), self)
    if parent == nil, storedParent != nil {
      appearance.pendingMove = .from
    }
  }

  // MARK: View hierarchy

  /// Stops if the root view is about to be added below the root view of a controller other than the
  /// parent.
  ///
  /// The view of a controller without a parent may be added anywhere.
  func checkHierarchy(movingTo superview: View) {
    guard let parent = storedParent, let owner = superview.owningController else { return }
    if owner !== parent { stop(.wrongParent(of: self, owner: owner, "actual", parent)) }
  }

  /// Like ``checkHierarchy(movingTo:)`` after callbacks have run, which is no fault of the caller's.
  func canStillMove(to superview: View) -> Bool {
    guard let parent = storedParent, let owner = superview.owningController else { return true }
    return owner === parent
  }

  /// Returns whether a child's root view may be added to a view, which must not belong to another
  /// controller.
  package func canShowChild(in view: View) -> Bool {
    view.owningController.map { $0 === self } ?? true
  }

  // MARK: Transitions between children

  /// Replaces the view of one child with that of another and calls the appearance hooks of both.
  ///
  /// The new view is added on top of the old view's superview. The old view is removed in the next
  /// turn of the window's run loop, or immediately if this controller is not shown; it stays if its
  /// child has begun to appear again by then. `willMove(toParent:)` and `didMove(toParent:)` are
  /// not called.
  ///
  /// - Parameters:
  ///   - fromViewController: The child whose view is shown.
  ///   - toViewController: The child whose view is to be shown.
  ///   - duration: The duration in seconds; ignored, since no time passes.
  ///   - animations: The closure called once the new view is in place.
  ///   - completion: The closure called with `true` after the last hooks of both children.
  /// - Precondition: Both are children of this controller.
  public func transition(
    from fromViewController: ViewController,
    to toViewController: ViewController,
    duration: TimeInterval,
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    let (from, to) = (fromViewController, toViewController)
    if from.storedParent !== self || to.storedParent !== self { stop(.strangers(from, to)) }
    let isVisible = appearance.isShown
    let oldPlace = from.storedView?.storedSuperview
    if isVisible {
      from.beginAppearance(false, animated: duration > 0, driver: .presentation)
    }
    if appearance.isShown {
      to.beginAppearance(true, animated: duration > 0, driver: .presentation)
    }
    to.loadViewIfNeeded()
    if let view = to.storedView, let place = from.storedView?.storedSuperview ?? storedView,
      view.storedSuperview !== place
    {
      place.addSubview(view)
    }
    animations?()
    align(to)
    let finish = {
      let isWanted = isVisible && from.appearance.isShown
      if !isWanted, let view = from.storedView, view.storedSuperview === oldPlace {
        view.removeFromSuperview()
      }
      from.endAppearance(false, by: .presentation)
      to.endAppearance(true, by: .presentation)
    }
    if isVisible { finishLater(finish) } else { finish() }
    completeLater { completion?(true) }
  }

  /// Runs a closure with the appearance hooks of the window's next turn, or now without a window.
  func finishLater(_ body: @escaping () -> Void) {
    guard let window = storedView?.storedWindow else { return body() }
    window.turn.appearances.append(body)
  }

  /// Runs a closure with the completions of the window's next turn, or now without a window.
  func completeLater(_ body: @escaping () -> Void) {
    guard let window = storedView?.storedWindow else { return body() }
    window.turn.completions.append(body)
  }
}

extension View {
  /// The controller whose root view this is.
  var controller: ViewController? { rootOwner as? ViewController }

  /// The view controller whose root view is this view or its nearest ancestor, if any.
  var owningController: ViewController? {
    var current: View? = self
    while let view = current {
      if let controller = view.controller { return controller }
      current = view.storedSuperview
    }
    return nil
  }
}

extension Diagnostic {
  static func additionRefused(
    _ child: ViewController,
    to parent: ViewController
  ) -> Diagnostic {
    Diagnostic(
      .additionRefused,
      "\(child) was not added to \(parent): what was told of it has changed the controllers so that "
        + "it can't be a child any more."
    )
  }
}
