import Foundation

/// The state of a container controller that shows one child at a time.
final class ChildExchange {
  /// The child whose view is shown or about to be.
  weak var shown: ViewController?

  /// The children that have been notified that they leave, but have not left yet.
  var leaving: [ViewController] = []

  /// The rounds of work with which the container carries out the requested changes.
  let rounds = RepeatedWork()
}

/// A container controller that shows one of its children at a time, between bars.
protocol BarContainer: ViewController {
  var exchange: ChildExchange { get }

  /// Updates the container after a child's bar items or its layout below the bars have changed.
  func itemsDidChange(of child: ViewController)

  /// Removes a controller that is no longer a child from the list of those that can be shown.
  func forget(_ controller: ViewController)
}

// Shared by containers with bars: one child's view at a time, laid out between the bars.
extension BarContainer {
  /// Runs a round of work, which hooks may request again while it runs.
  func repeatWork(_ round: @escaping () -> Void) {
    guard !exchange.rounds.perform(round) else { return }
    report(
      Diagnostic(
        .appearanceLoop,
        "\(self) gave up after \(RepeatedWork.maximumRounds) rounds: hooks of controllers ask for "
          + "another one to be shown each time."
      )
    )
  }

  /// Makes the children match a list, and notifies those that join or leave.
  ///
  /// - Returns: The children that have been notified that they leave, and those that have joined.
  func adoptChildren(
    of list: () -> [ViewController]
  ) -> (removed: [ViewController], added: [ViewController]) {
    let removed = storedChildren.filter { child in
      !list().contains { $0 === child } && !exchange.leaving.contains { $0 === child }
    }
    exchange.leaving += removed
    for child in removed {
      child.willMove(toParent: nil)
    }
    let added = list().filter { $0.storedParent !== self }
    for child in added where list().contains(where: { $0 === child }) {
      if reasonNotToAdopt(child) == nil {
        addChild(child)
      } else {
        report(.additionRefused(child, to: self))
      }
      if child.storedParent !== self { forget(child) }
    }
    let listed = list()
    exchange.leaving.removeAll { child in listed.contains { $0 === child } }
    storedChildren =
      exchange.leaving.filter { $0.storedParent === self }
      + listed.filter { $0.storedParent === self }
    return (removed, added)
  }

  /// Returns whether a child has been notified that it leaves this controller, but has not left
  /// yet.
  func isSendingAway(_ child: ViewController) -> Bool {
    exchange.leaving.contains { $0 === child }
  }

  /// Removes the children that leave, unless a later change has kept them.
  func finishLeaving(_ removed: [ViewController]) {
    for child in removed where isSendingAway(child) {
      exchange.leaving.removeAll { $0 === child }
      guard child.storedParent === self else { continue }
      if exchange.shown === child { exchange.shown = nil }
      removeView(of: child)
      child.endAppearance(false, by: .presentation)
      if child.storedParent === self { child.removeFromParent() }
    }
  }

  /// Returns whether a child's view is shown, or about to be, in this container's current view.
  func isShowing(_ child: ViewController?) -> Bool {
    child === exchange.shown && child?.storedView?.storedSuperview === storedView
  }

  /// Shows the view of one child in place of the current one, and calls the appearance hooks of
  /// both.
  ///
  /// - Parameters:
  ///   - new: The child to show, whose view is loaded, or nil.
  ///   - animated: The value passed to the hooks.
  ///   - isOldFirst: Whether the old child's `viewWillDisappear(_:)` precedes the new child's
  ///     `viewWillAppear(_:)`.
  ///   - willShow: The closure called after the first hooks.
  ///   - completion: The closure called after the last hooks: in the next turn if this controller
  ///     is shown.
  func show(
    _ new: ViewController?,
    animated: Bool,
    isOldFirst: Bool,
    willShow: () -> Void = {},
    completion: @escaping () -> Void
  ) {
    guard let view = storedView else { return completion() }
    let old = exchange.shown === new ? nil : exchange.shown
    exchange.shown = new
    let isVisible = appearance.isShown
    if isOldFirst { tell(old, isAppearing: false, animated: animated) }
    tell(new, isAppearing: true, animated: animated)
    if !isOldFirst { tell(old, isAppearing: false, animated: animated) }
    willShow()
    // Hooks may have moved the child elsewhere.
    if let root = new?.storedView, new?.storedParent === self, root.superview !== view {
      root.frame = view.bounds
      root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.insertSubview(root, at: 0)
    }
    let finish = { [weak self] in
      if let self, let old, old !== self.exchange.shown { self.removeView(of: old) }
      old?.endAppearance(false, by: .presentation)
      new?.endAppearance(true, by: .presentation)
      completion()
    }
    if isVisible { finishLater(finish) } else { finish() }
  }

  /// Begins a transition of a child if this controller is shown.
  private func tell(_ child: ViewController?, isAppearing: Bool, animated: Bool) {
    guard appearance.isShown else { return }
    child?.beginAppearance(isAppearing, animated: animated, driver: .presentation)
  }

  /// Removes the view of a child, unless it has moved elsewhere.
  private func removeView(of child: ViewController) {
    guard let root = child.storedView, root.storedSuperview === storedView else { return }
    root.removeFromSuperview()
    child.setContainerInsets(.zero)
  }
}

extension ViewController {
  /// Sets the insets that bars add to the safe area.
  func setContainerInsets(_ insets: EdgeInsets) {
    guard insets != containerInsets else { return }
    containerInsets = insets
    storedView?.refreshSafeArea()
  }

  /// Sizes the root view to fill a container, less the bars that it does not extend under.
  ///
  /// - Parameters:
  ///   - container: The view of the parent controller.
  ///   - bars: The heights of the bars, which lie inside the safe area or reach its edge.
  ///   - opaque: The edges with bars that are not translucent.
  func lie(in container: View, below bars: EdgeInsets, opaque: RectEdge) {
    guard let view = storedView else { return }
    var (frame, insets) = (container.bounds, bars)
    var reaches = edgesForExtendedLayout
    if !extendedLayoutIncludesOpaqueBars { reaches.subtract(opaque) }
    if bars.top > 0, !reaches.contains(.top) {
      let top = container.safeAreaInsets.top + bars.top
      frame.origin.y += top
      frame.size.height -= top
      insets.top = 0
    }
    if bars.bottom > 0, !reaches.contains(.bottom) {
      frame.size.height -= container.safeAreaInsets.bottom + bars.bottom
      insets.bottom = 0
    }
    frame.size.height = max(frame.size.height, 0)
    view.frame = frame
    setContainerInsets(insets)
  }
}
