import Foundation

// Every appearance and disappearance goes through `beginAppearance` and `endAppearance`. What calls
// them is the driver: the passage of the root view into or out of a window, the parent, the app's
// own begin and end calls, or a presentation.
extension ViewController {
  // MARK: The app's own calls

  /// Ends the transition under way, or reports that there is none.
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

  /// Calls the first hook of a transition, and that of the children; nothing when it is begun.
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

  /// Calls the last hook of the transition under way, after that of the children.
  ///
  /// Children that have left since the beginning are told too. A transition that hooks begin
  /// meanwhile takes the place of this one.
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

  /// Ends a transition in a direction if it is still under way and has the same driver.
  ///
  /// An appearance that has led nowhere, because hooks have changed the way, is taken back.
  func endAppearance(_ isAppearing: Bool, by driver: AppearanceState.Driver) {
    guard isBeing(isAppearing, by: driver) else { return }
    if isAppearing, !hasPlaceToAppear {
      beginAppearance(false, animated: false, driver: driver)
    }
    endAppearance()
  }

  /// The view is in a window, or goes along with that of a parent that is shown.
  private var hasPlaceToAppear: Bool {
    if storedView?.storedWindow != nil { return true }
    guard let parent = storedParent else { return false }
    return parent.appearance.isShown && parent.leads(self)
  }

  /// Calls `viewIsAppearing(_:)` unless this appearance has seen it.
  func tellIsAppearing() {
    guard appearance.takeIsAppearing() else { return }
    LifecycleRecorder.note(.viewIsAppearing, self)
    viewIsAppearing(appearance.isAnimated)
  }

  private func isBeing(_ isAppearing: Bool, by driver: AppearanceState.Driver) -> Bool {
    appearance.phase == (isAppearing ? .appearing : .disappearing) && appearance.driver == driver
  }

  /// Tells whether a child appears and disappears together with this controller.
  private func leads(_ child: ViewController) -> Bool {
    guard child.storedParent === self, shouldAutomaticallyForwardAppearanceMethods,
      let view = storedView
    else { return false }
    return child.storedView?.isDescendant(of: view) == true
      || (self as? any BarContainer)?.exchange.shown === child
  }

  /// Has a child, whose view has come here, be shown or not as this controller is.
  ///
  /// The child may have come unnoticed, or hooks may have changed this controller on the way. It takes
  /// part in a transition that is under way.
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

  // MARK: The root view's way

  /// The root view is about to enter or to leave a window, as part of a subtree that moves.
  func rootViewWillMove(to window: Window?, within subtree: View) {
    let isEntering = window != nil
    guard isEntering != (storedView?.storedWindow != nil),
      followsView(entering: isEntering, within: subtree)
    else { return }
    beginAppearance(isEntering, animated: false, driver: .viewMove)
  }

  /// The root view has entered or left a window, and the tree is whole.
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

  /// The root view is not where it was announced to go.
  ///
  /// What has begun by the announcement is taken back, and what was not announced is made up for.
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

  /// Calls `viewDidAppear(_:)` in the window's next turn, if the view is still there by then.
  ///
  /// A controller that has left by then has been told so already; one that has moved on to another
  /// window waits for that one's turn.
  func endAppearanceLater(in window: Window) {
    window.turn.appearances.append { [weak self, weak window] in
      guard let self, let window, self.storedView?.storedWindow === window else { return }
      self.endAppearance(true, by: .viewMove)
    }
  }

  /// Tells whether entering or leaving a window means appearing or disappearing.
  ///
  /// The parent decides for a child that moves along with it. A child that moves alone does so
  /// while its parent is shown, and only where the parent leaves that to us.
  private func followsView(entering: Bool, within subtree: View) -> Bool {
    guard let parent = storedParent else { return true }
    guard parent.shouldAutomaticallyForwardAppearanceMethods,
      parent.storedView?.isDescendant(of: subtree) != true
    else { return false }
    return !entering || parent.appearance.isShown
  }

  /// The root view is about to lay out its subviews.
  func rootViewWillLayOut() {
    if storedView?.storedWindow != nil {
      tellIsAppearing()
    }
    storedView?.prepareForConstraintUpdate()
    LifecycleRecorder.note(.viewWillLayoutSubviews, self)
    viewWillLayoutSubviews()
  }

  /// The window has been freed: nothing is shown any more, and nobody is told.
  func windowWasFreed() {
    appearance = AppearanceState()
    presentation.isBeingPresented = false
    presentation.isBeingDismissed = false
  }
}
