import Foundation

/// A controller's state as a presented controller.
struct PresentationState {
  /// Whether the presentation has begun but not all hooks have been called.
  var isBeingPresented = false
  /// Whether the dismissal has begun but not all hooks have been called.
  var isBeingDismissed = false
  /// The style in which the controller is presented; ``ModalPresentationStyle/none`` if it is not.
  var style = ModalPresentationStyle.none
  /// Whether the presenter's view has been removed from the window until the dismissal.
  var presenterIsAside = false

  /// Whether the presenter disappears.
  var coversPresenter: Bool { style.coversPresenter }
}

extension ViewController {
  /// The chain of presented controllers: the one presented by this controller, the one it presents,
  /// and so on.
  var presentedStack: [ViewController] {
    var stack: [ViewController] = []
    var current = storedPresented
    while let controller = current {
      stack.append(controller)
      current = controller.storedPresented
    }
    return stack
  }

  /// Returns the nearest of this controller and its ancestors that satisfies a condition.
  func nearestInParents(where condition: (ViewController) -> Bool) -> ViewController? {
    var current: ViewController? = self
    while let controller = current {
      if condition(controller) { return controller }
      current = controller.storedParent
    }
    return nil
  }

  // MARK: Presenting

  func startPresentation(
    of presented: ViewController,
    animated: Bool,
    completion: (() -> Void)?
  ) {
    checkIsPresentable(presented)
    let style = presented.modalPresentationStyle
    let presenter = presenter(for: style)
    if let reason = presenter.reasonNotToPresent {
      refuse(.presentationRefused, attemptToPresent(presented, on: presenter) + reason)
      return
    }
    checkIsFree(presented)
    guard let view = presenter.storedView, let window = view.storedWindow else { return }
    presenter.storedPresented = presented
    presented.storedPresenting = presenter
    presented.presentation = PresentationState(isBeingPresented: true, style: style)
    if let overrides = window.presentationRoom.overrides(for: presented) {
      presented.setTraitOverrides(overrides)
    }
    presented.loadViewIfNeeded()
    let coordinator = TransitionCoordinator(
      in: window,
      isAnimated: animated,
      for: [presenter, presented]
    )
    if style.coversPresenter, presenter.isPresenting(presented) {
      presenter.beginAppearance(false, animated: animated, driver: .presentation)
    }
    if presenter.isPresenting(presented) {
      presented.beginAppearance(true, animated: animated, driver: .presentation)
    }
    if presenter.isPresenting(presented) {
      let container = style.usesContext ? view.storedSuperview ?? window : window
      presented.placeView(over: view, in: container)
      if !presenter.isPresenting(presented) { presented.storedView?.removeFromSuperview() }
    }
    coordinator.runAlongside()
    window.turn.appearances.append { presenter.finishPresentation(of: presented) }
    window.turn.completions.append {
      coordinator.finish()
      completion?()
    }
  }

  /// Returns whether a presentation is still in effect: hooks may have ended it.
  private func isPresenting(_ presented: ViewController) -> Bool {
    storedPresented === presented && presented.storedPresenting === self
  }

  /// Stops if a controller can never be presented from here.
  private func checkIsPresentable(_ presented: ViewController) {
    if presented === self { stop(.presentingItself(self)) }
    if let parent = presented.storedParent { stop(.presentingChild(presented, of: parent)) }
    if presented.modalPresentationStyle == .none { stop(.noStyle) }
  }

  /// Stops if a controller is already shown.
  private func checkIsFree(_ presented: ViewController) {
    if let other = presented.storedPresenting { stop(.presentedElsewhere(presented, by: other)) }
    if presented.storedView?.storedWindow != nil { stop(.presentingShown(presented)) }
  }

  /// Returns the controller that presents in a style: one that defines the context, or the topmost
  /// ancestor.
  private func presenter(for style: ModalPresentationStyle) -> ViewController {
    nearestInParents {
      $0.storedParent == nil || style.usesContext && $0.definesPresentationContext
    } ?? self
  }

  /// The reason why nothing can be presented now: the end of UIKit's message, or nil.
  private var reasonNotToPresent: String? {
    if let presented = storedPresented { return "which is already presenting \(presented)." }
    if isInPresentation { return "while a presentation is in progress!" }
    return storedView?.storedWindow == nil ? "whose view is not in the window hierarchy!" : nil
  }

  /// Whether the controller is being presented or dismissed; a presentation lasts until the last
  /// hook.
  private var isInPresentation: Bool {
    presentation.isBeingDismissed
      || presentation.isBeingPresented && appearance.phase == .appearing
  }

  private func attemptToPresent(_ presented: ViewController, on presenter: ViewController) -> String
  {
    let origin = presenter === self ? "" : "(from \(self)) "
    return "Attempt to present \(presented) on \(presenter) \(origin)"
  }

  private func refuse(_ kind: Diagnostic.Kind, _ message: String) {
    report(Diagnostic(kind, message))
  }

  /// Adds the root view above that of the presenter.
  private func placeView(over view: View, in container: View) {
    guard let root = storedView else { return }
    if let window = container as? Window { window.place(self) } else { root.frame = view.frame }
    container.addSubview(root)
  }

  /// Performs the second half of a presentation, in a later turn.
  private func finishPresentation(of presented: ViewController) {
    guard isPresenting(presented) else { return }
    presented.endAppearance(true, by: .presentation)
    guard isPresenting(presented) else { return }
    presented.presentation.isBeingPresented = false
    guard presented.presentation.coversPresenter else { return }
    stepAside()
    endAppearance(false, by: .presentation)
  }

  /// Removes the covered view from its window; a view in another superview stays there.
  private func stepAside() {
    guard let view = storedView, view.storedSuperview is Window else { return }
    storedPresented?.presentation.presenterIsAside = true
    view.removeFromSuperview()
  }

  // MARK: Dismissing

  func startDismissal(animated: Bool, completion: (() -> Void)?) {
    if let presenter = nearestInParents(where: { $0.storedPresented != nil }) {
      presenter.dismissPresented(animated: animated, completion: completion)
    } else if let presenter = nearestInParents(where: { $0.storedPresenting != nil })?
      .storedPresenting
    {
      presenter.dismissPresented(animated: animated, completion: completion)
    } else if let completion {
      completeLater(completion)
    }
  }

  private func dismissPresented(animated: Bool, completion: (() -> Void)?) {
    let stack = presentedStack
    if stack.contains(where: {
      $0.presentation.isBeingPresented || $0.presentation.isBeingDismissed
    }) {
      refuse(
        .dismissalIgnored,
        "Attempt to dismiss from view controller \(self) while a presentation or dismiss is in "
          + "progress!"
      )
      return
    }
    let window = stack.last?.storedView?.storedWindow
    let coordinator = window.map {
      TransitionCoordinator(in: $0, isAnimated: animated, for: [self] + stack)
    }
    for controller in stack.reversed() {
      controller.presentation.isBeingDismissed = true
      controller.beginAppearance(false, animated: animated, driver: .presentation)
    }
    if let window, let first = stack.first, isPresenting(first), first.presentation.coversPresenter
    {
      beginAppearance(true, animated: animated, driver: .presentation)
      if isPresenting(first) { stepBack(into: window, below: stack) }
      if !isPresenting(first) { stepAside() }
    }
    coordinator?.runAlongside()
    let finish = { self.finishDismissal(of: stack) }
    let complete = {
      coordinator?.finish()
      completion?()
    }
    guard let window else {
      finish()
      complete()
      return
    }
    window.turn.appearances.append(finish)
    window.turn.completions.append(complete)
  }

  /// Puts a view that was removed from its window back, behind the views it has presented.
  private func stepBack(into window: Window, below stack: [ViewController]) {
    guard let view = storedView, view.storedSuperview == nil else { return }
    storedPresented?.presentation.presenterIsAside = false
    if storedPresenting != nil || window.rootViewController === self {
      window.place(self)
    }
    let shown = stack.compactMap(\.storedView).first { $0.storedSuperview === window }
    guard let shown else {
      window.insertSubview(view, at: 0)
      return
    }
    window.insertSubview(view, belowSubview: shown)
  }

  /// Performs the second half of a dismissal, in a later turn.
  ///
  /// Controllers whose presentation has been dropped in the meantime are skipped.
  private func finishDismissal(of stack: [ViewController]) {
    let stack = stack.filter { $0.presentation.isBeingDismissed }
    untie(stack)
    endAppearance(true, by: .presentation)
    for controller in stack.reversed() {
      controller.storedView?.removeFromSuperview()
      controller.endAppearance(false, by: .presentation)
      controller.forgetPresentation()
    }
  }

  /// Restores the state from before the presentation.
  private func forgetPresentation() {
    let wasSheet = presentation.style.isSheet
    presentation = PresentationState()
    if wasSheet { setTraitOverrides(nil) }
  }

  private func untie(_ stack: [ViewController]) {
    for controller in stack {
      controller.storedPresenting?.storedPresented = nil
      controller.storedPresenting = nil
    }
  }

  /// Ends the presentations from here if the controller has left its window for good.
  ///
  /// That is the case if its view is in no window, it has no parent, and either it has no presenter
  /// or the view that it presents is still in a window.
  func dropPresentationLeftBehind() {
    guard let presented = storedPresented, !presented.presentation.presenterIsAside,
      storedParent == nil, storedView?.storedWindow == nil,
      storedPresenting == nil || presented.storedView?.storedWindow != nil
    else { return }
    dropPresentations()
  }

  /// Ends all presentations from here immediately, because the controller leaves its window.
  func dropPresentations() {
    let stack = presentedStack
    for controller in stack.reversed() {
      controller.presentation.isBeingDismissed = true
      controller.beginAppearance(false, animated: false, driver: .presentation)
    }
    untie(stack)
    for controller in stack.reversed() {
      controller.storedView?.removeFromSuperview()
      controller.endAppearance(false, by: .presentation)
      controller.forgetPresentation()
    }
    if storedView?.storedWindow == nil {
      beginAppearance(false, animated: false, driver: .presentation)
    }
    endAppearance(false, by: .presentation)
  }
}
