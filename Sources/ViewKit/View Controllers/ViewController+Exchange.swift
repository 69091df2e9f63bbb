import Foundation

// What containers with bars share: one child's view at a time, laid out between the bars.
extension ViewController {
  /// Shows the view of one child in place of another's, and tells both where this one is shown.
  ///
  /// - Parameters:
  ///   - old: The child that is shown, or nil.
  ///   - new: The child to show, or nil.
  ///   - animated: Handed to the hooks.
  ///   - isOldFirst: The old one is told that it disappears before the new one that it appears.
  ///   - willShow: Called after the first hooks.
  ///   - completion: Called after the last hooks: with the next turn where this one is shown.
  func exchange(
    _ old: ViewController?,
    for new: ViewController?,
    animated: Bool,
    isOldFirst: Bool,
    willShow: () -> Void = {},
    completion: @escaping () -> Void
  ) {
    guard let view = storedView else { return completion() }
    new?.loadViewIfNeeded()
    let isVisible = appearance.isShown
    if isVisible {
      if isOldFirst { old?.beginAppearance(false, animated: animated, driver: .presentation) }
      new?.beginAppearance(true, animated: animated, driver: .presentation)
      if !isOldFirst { old?.beginAppearance(false, animated: animated, driver: .presentation) }
    }
    willShow()
    if let root = new?.storedView, root.superview !== view {
      root.frame = view.bounds
      root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.insertSubview(root, at: 0)
    }
    let finish = { [weak self] in
      if let old, old !== self?.shownChild { old.leaveContainer() }
      old?.endAppearance(false, by: .presentation)
      new?.endAppearance(true, by: .presentation)
      completion()
    }
    if isVisible { finishLater(finish) } else { finish() }
  }

  /// The child whose view is shown, where there is one at a time.
  private var shownChild: ViewController? {
    (self as? NavigationController)?.shownController
      ?? (self as? TabBarController)?.shownController
  }

  private func leaveContainer() {
    storedView?.removeFromSuperview()
    setContainerInsets(.zero)
  }

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
