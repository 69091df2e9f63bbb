import Foundation

// Every appearance and disappearance goes through `beginAppearance` and `endAppearance`. They are
// called by the driver: the root view entering or leaving a window, the parent, the app's own begin
// and end calls, or a presentation.
extension ViewController {
  // MARK: Calls by the app

  /// Ends the current transition, or reports a diagnostic if there is none.
  func endAppearanceOrReport() {
    guard appearance.isUnderWay else {
      report(
        Diagnostic(
          .unbalancedAppearanceTransition,
          "Unbalanced calls to begin/end appearance transitions for \(self)."
        )
      )
      return
    }
    endAppearance()
  }

  // MARK: Transitions

  /// Calls the first hook of a transition and begins that of the children, unless it has already
  /// begun.
  func beginAppearance(_ isAppearing: Bool, animated: Bool, driver: AppearanceState.Driver) {
    guard appearance.isShown != isAppearing else { return }
    if isAppearing { loadViewIfNeeded() }
    guard appearance.begin(appearing: isAppearing, animated: animated, driver: driver) else {
      return
    }
    let transition = appearance.number
    if isAppearing {
      LifecycleRecorder.note(.viewWillAppear, self)
      viewWillAppear(animated)
    } else {
      LifecycleRecorder.note(.viewWillDisappear, self)
      viewWillDisappear(animated)
    }
    for child in storedChildren where appearance.number == transition && leads(child) {
      appearance.owe(child)
      child.beginAppearance(isAppearing, animated: animated, driver: .parent)
    }
  }

  /// Calls the last hook of the current transition, after that of the children.
  ///
  /// Children that have left since the transition began are notified too. If a hook begins another
  /// transition, this one stops and the new one takes its place.
  func endAppearance() {
    let transition = appearance.number
    if appearance.isShown {
      tellIsAppearing()
    }
    guard appearance.isUnderWay, appearance.number == transition else { return }
    appearance.arrive()
    for child in appearance.takeFollowers() {
      child.endAppearance(child.appearance.isShown, by: .parent)
    }
    guard appearance.number == transition else { return }
    if appearance.isShown {
      LifecycleRecorder.note(.viewDidAppear, self)
      viewDidAppear(appearance.isAnimated)
    } else {
      LifecycleRecorder.note(.viewDidDisappear, self)
      viewDidDisappear(appearance.isAnimated)
    }
    if appearance.number == transition {
      appearance.settle()
    }
  }

  /// Ends a transition in the given direction if it is still in progress and has the same driver.
  ///
  /// An appearance is reverted if hooks have moved the view so that it is not shown after all.
  func endAppearance(_ isAppearing: Bool, by driver: AppearanceState.Driver) {
    guard isBeing(isAppearing, by: driver) else { return }
    if isAppearing, !hasPlaceToAppear {
      beginAppearance(false, animated: false, driver: driver)
    }
    endAppearance()
  }

  /// Whether the view is in a window, or follows that of a parent that is shown.
  private var hasPlaceToAppear: Bool {
    if storedView?.storedWindow != nil { return true }
    guard let parent = storedParent else { return false }
    return parent.appearance.isShown && parent.leads(self)
  }

  /// Calls `viewIsAppearing(_:)` unless it has been called for this appearance.
  func tellIsAppearing() {
    guard appearance.takeIsAppearing() else { return }
    LifecycleRecorder.note(.viewIsAppearing, self)
    viewIsAppearing(appearance.isAnimated)
  }

  private func isBeing(_ isAppearing: Bool, by driver: AppearanceState.Driver) -> Bool {
    appearance.phase == (isAppearing ? .appearing : .disappearing) && appearance.driver == driver
  }

  /// Whether a child appears and disappears together with this controller.
  private func leads(_ child: ViewController) -> Bool {
    guard child.storedParent === self, shouldAutomaticallyForwardAppearanceMethods,
      let view = storedView
    else { return false }
    return child.storedView?.isDescendant(of: view) == true
      || (self as? any BarContainer)?.exchange.shown === child
  }

  /// Brings a child whose view has been added here into the same appearance state as this
  /// controller.
  ///
  /// The child's view may have been added without notice, or hooks may have changed this
  /// controller's state meanwhile. If a transition is in progress, the child takes part in it.
  func align(_ child: ViewController) {
    let isShown = appearance.isShown
    guard let window = child.storedView?.storedWindow, leads(child),
      child.appearance.isShown != isShown
    else { return }
    if appearance.isUnderWay {
      appearance.owe(child)
      child.beginAppearance(isShown, animated: appearance.isAnimated, driver: .parent)
      return
    }
    child.beginAppearance(isShown, animated: false, driver: .viewMove)
    if isShown {
      child.endAppearanceLater(in: window)
    } else {
      child.endAppearance(false, by: .viewMove)
    }
  }

  // MARK: Moves of the root view

  /// Called before the root view enters or leaves a window, as part of a subtree that moves.
  func rootViewWillMove(to window: Window?, within subtree: View) {
    let isEntering = window != nil
    guard isEntering != (storedView?.storedWindow != nil),
      followsView(entering: isEntering, within: subtree)
    else { return }
    beginAppearance(isEntering, animated: false, driver: .viewMove)
  }

  /// Called after the root view has entered or left a window, once the view hierarchy is
  /// consistent.
  func rootViewDidMove(to window: Window?) {
    guard let window else {
      endAppearance(false, by: .viewMove)
      dropPresentationLeftBehind()
      return
    }
    storedParent?.align(self)
    guard appearance.phase == .appearing else { return }
    if storedParent == nil {
      tellIsAppearing()
    }
    if appearance.driver == .viewMove {
      endAppearanceLater(in: window)
    }
  }

  /// Called when the root view is not where it was announced to go.
  ///
  /// A transition that was begun because of the announcement is reverted, and one that was not
  /// announced is made up for.
  func rootViewDidStay(within subtree: View) {
    let window = storedView?.storedWindow
    guard appearance.driver == .viewMove, appearance.isShown != (window != nil),
      followsView(entering: window != nil, within: subtree)
    else { return }
    beginAppearance(window != nil, animated: false, driver: .viewMove)
    if let window {
      endAppearanceLater(in: window)
    } else {
      endAppearance(false, by: .viewMove)
    }
  }

  /// Calls `viewDidAppear(_:)` in the window's next turn if the view is still in that window.
  ///
  /// A controller whose view has left the window has already been notified; one whose view has
  /// moved to another window waits for that window's turn.
  func endAppearanceLater(in window: Window) {
    window.turn.appearances.append { [weak self, weak window] in
      guard let self, let window, self.storedView?.storedWindow === window else { return }
      self.endAppearance(true, by: .viewMove)
    }
  }

  /// Whether entering or leaving a window makes the controller appear or disappear.
  ///
  /// For a child that moves along with its parent, the parent decides. A child that moves alone
  /// appears or disappears only while its parent is shown and forwards appearance methods
  /// automatically.
  private func followsView(entering: Bool, within subtree: View) -> Bool {
    guard let parent = storedParent else { return true }
    guard parent.shouldAutomaticallyForwardAppearanceMethods,
      parent.storedView?.isDescendant(of: subtree) != true
    else { return false }
    return !entering || parent.appearance.isShown
  }

  /// Called before the root view lays out its subviews.
  func rootViewWillLayOut() {
    if storedView?.storedWindow != nil {
      tellIsAppearing()
    }
    storedView?.prepareForConstraintUpdate()
    LifecycleRecorder.note(.viewWillLayoutSubviews, self)
    viewWillLayoutSubviews()
  }

  /// Resets the state after the window has been deallocated: nothing is shown, and no hook is
  /// called.
  func windowWasFreed() {
    appearance = AppearanceState()
    presentation.isBeingPresented = false
    presentation.isBeingDismissed = false
  }
}
