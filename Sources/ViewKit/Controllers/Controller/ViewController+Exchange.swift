import Foundation

/// How a container stands with the children that it shows one at a time.
final class ChildExchange {
  /// The child whose view is shown, or on its way.
  weak var shown: ViewController?

  /// The children that have been told that they leave, and have not left.
  var leaving: [ViewController] = []

  /// The rounds in which the container follows what is asked of it.
  let rounds = RepeatedWork()
}

/// A controller that shows one of its children at a time, between bars.
protocol BarContainer: ViewController {
  var exchange: ChildExchange { get }

  /// Tells that what a child shows in the bars, or how it lies below them, has changed.
  func itemsDidChange(of child: ViewController)

  /// Strikes a controller, which is no child any more, off the list of those that can be shown.
  func forget(_ controller: ViewController)
}

// What containers with bars share: one child's view at a time, laid out between the bars.
extension BarContainer {
  /// Does work that hooks may ask for again, round for round.
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

  /// Makes the children those of a list, and tells those that come and those that go.
  ///
  /// - Returns: The children that have been told that they go, and those that have come.
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

  /// Returns whether a controller has been told that it leaves this one, and has not left.
  func isSendingAway(_ child: ViewController) -> Bool {
    exchange.leaving.contains { $0 === child }
  }

  /// Ends the moves of children that go, unless a later change has taken them back.
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

  /// Tells whether a child's view is shown, or on its way, and in this container's present view.
  func isShowing(_ child: ViewController?) -> Bool {
    child === exchange.shown && child?.storedView?.storedSuperview === storedView
  }

  /// Shows the view of one child in place of the one that is shown, and tells both.
  ///
  /// - Parameters:
  ///   - new: The child to show, whose view is loaded, or nil.
  ///   - animated: Handed to the hooks.
  ///   - isOldFirst: The old one is told that it disappears before the new one that it appears.
  ///   - willShow: Called after the first hooks.
  ///   - completion: Called after the last hooks: with the next turn where this one is shown.
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
    // Hooks may have taken the child elsewhere.
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

  /// Tells a child the beginning of a transition where this controller is shown.
  private func tell(_ child: ViewController?, isAppearing: Bool, animated: Bool) {
    guard appearance.isShown else { return }
    child?.beginAppearance(isAppearing, animated: animated, driver: .presentation)
  }

  /// Takes out the view of a child, unless it has gone elsewhere.
  private func removeView(of child: ViewController) {
    guard let root = child.storedView, root.storedSuperview === storedView else { return }
    root.removeFromSuperview()
    child.setContainerInsets(.zero)
  }
}

extension ViewController {
  /// Takes what bars add to the safe area.
  func setContainerInsets(_ insets: EdgeInsets) {
    guard insets != containerInsets else { return }
    containerInsets = insets
    storedView?.refreshSafeArea()
  }

  /// Has the root view fill a container, less the bars that it does not reach below.
  ///
  /// - Parameters:
  ///   - container: The view of the controller above.
  ///   - bars: The heights of the bars; they lie inside the safe area, or reach its edge.
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
