public import Foundation

/// An object that follows what happens in a scroll view.
public protocol ScrollViewDelegate: AnyObject {
  /// Notifies the delegate that the content has moved.
  func scrollViewDidScroll(_ scrollView: ScrollView)

  /// Notifies the delegate that a person begins to move the content.
  func scrollViewWillBeginDragging(_ scrollView: ScrollView)

  /// Notifies the delegate that a person lets go of the content, which comes to rest at the target.
  ///
  /// The delegate may change the target. Nothing has a velocity here.
  func scrollViewWillEndDragging(
    _ scrollView: ScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  )

  /// Notifies the delegate that a person has let go of the content, which may move on to its target.
  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool)

  /// Notifies the delegate that the content moves on to its target.
  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView)

  /// Notifies the delegate that the content has come to rest at its target.
  func scrollViewDidEndDecelerating(_ scrollView: ScrollView)

  /// Notifies the delegate that a movement that was asked for with animation has ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView)

  /// Notifies the delegate that the insets in force have changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView)

  /// Returns the view that is zoomed; never called.
  @NeverCalled.Zooming
  func viewForZooming(in scrollView: ScrollView) -> View?

  /// Notifies the delegate that zooming begins; never called.
  @NeverCalled.Zooming
  func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?)

  /// Notifies the delegate that the zoom has changed; never called.
  @NeverCalled.Zooming
  func scrollViewDidZoom(_ scrollView: ScrollView)

  /// Notifies the delegate that zooming has ended; never called.
  @NeverCalled.Zooming
  func scrollViewDidEndZooming(_ scrollView: ScrollView, with view: View?, atScale scale: CGFloat)

  /// Returns whether a tap on the status bar moves the content to its top; never called.
  @NeverCalled.StatusBar
  func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool

  /// Notifies the delegate that a tap on the status bar has moved the content; never called.
  @NeverCalled.StatusBar
  func scrollViewDidScrollToTop(_ scrollView: ScrollView)
}

extension ScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: ScrollView) {}

  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}

  /// Does nothing.
  public func scrollViewWillEndDragging(
    _ scrollView: ScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  /// Does nothing.
  public func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {}

  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {}

  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {}

  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {}

  /// Does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView) {}

  /// Returns nil.
  public func viewForZooming(in scrollView: ScrollView) -> View? { nil }

  /// Does nothing.
  public func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?) {}

  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: ScrollView) {}

  /// Does nothing.
  public func scrollViewDidEndZooming(
    _ scrollView: ScrollView,
    with view: View?,
    atScale scale: CGFloat
  ) {}

  /// Returns true.
  public func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool { true }

  /// Does nothing.
  public func scrollViewDidScrollToTop(_ scrollView: ScrollView) {}
}
