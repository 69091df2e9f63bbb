public import Foundation
public import ViewKit

/// The result of a tap.
public struct Tap {
  /// The point of the tap, in the window's coordinates.
  public let point: CGPoint

  /// The frontmost view that receives touches at the point, or `nil`.
  public let view: View?

  /// The object that handled the tap: a control, gesture recognizer, cell or bar button item, or
  /// `nil`.
  public let receiver: NSObject?

  /// Returns a Boolean value that indicates whether the tap hit a view or one of its descendants.
  public func reached(_ view: View) -> Bool {
    self.view?.isDescendant(of: view) ?? false
  }
}

extension ViewHost {
  /// Taps at a point and lets the view there handle the tap.
  ///
  /// Hit testing finds the view. Between that view and the window, the first of these handles the
  /// tap: a tap recognizer for one finger and one tap, a control, a table view's cell. A disabled
  /// control consumes the tap and does nothing. The run loop runs afterwards.
  ///
  /// - Parameters:
  ///   - point: The point in points.
  ///   - space: The view in whose coordinates the point is given, or `nil` for the window's.
  /// - Returns: The view that was hit and the object that handled the tap.
  @discardableResult
  public func tap(at point: CGPoint, in space: View? = nil) -> Tap {
    flush()
    let point = space.map { $0.convert(point, to: window) } ?? point
    let hit = window.hitTest(point, with: nil)
    let receiver = hit.flatMap { answer(from: $0, at: point) }
    flush()
    return Tap(point: point, view: hit, receiver: receiver)
  }

  /// Taps the center of a view; another view may be in front of it.
  ///
  /// - Returns: The result of the tap; its method `reached` checks that it hit the view.
  @discardableResult
  public func tap(_ view: View) -> Tap {
    flush()
    return tap(at: CGPoint(x: view.bounds.midX, y: view.bounds.midY), in: view)
  }

  /// Scrolls a scroll view as a drag does, and notifies its delegate.
  ///
  /// The content moves by the given distance, within its limits: a positive `dy` reveals content
  /// further down. The run loop runs afterwards.
  ///
  /// - Returns: `true` if the scroll view handled the drag.
  @discardableResult
  public func scroll(_ scrollView: ScrollView, by distance: CGVector) -> Bool {
    flush()
    let isTaken = scrollView.dragByPerson(x: distance.dx, y: distance.dy)
    flush()
    return isTaken
  }

  private func answer(from hit: View, at point: CGPoint) -> NSObject? {
    var current: View? = hit
    while let view = current {
      if let recognizer = view.recognizeTap() { return recognizer }
      if let control = view as? Control { return control.answerTap(at: point) ? control : nil }
      if let button = view as? TableViewCellAccessory, button.accessibilityActivate() {
        return button
      }
      if let cell = view as? TableViewCell, cell.chooseByPerson() { return cell }
      current = view.superview
    }
    return nil
  }
}

extension View {
  fileprivate func recognizeTap() -> GestureRecognizer? {
    gestureRecognizers?.first {
      guard let tap = $0 as? TapGestureRecognizer else { return false }
      return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1 && tap.recognize()
    }
  }
}

extension Control {
  /// Performs the control's action for a tap; returns `false` if the control is disabled.
  fileprivate func answerTap(at point: CGPoint) -> Bool {
    guard isEnabled else { return false }
    sendActions(for: .touchDown)
    switch self {
    case is SegmentedControl, is Stepper:
      let parts = (accessibilityElements ?? []).compactMap { $0 as? AccessibilityElement }
      _ = parts.first { $0.accessibilityFrame.contains(point) }?.accessibilityActivate()
    case is Switch:
      _ = accessibilityActivate()
    case is Button:
      if isInBar, accessibilityActivate() { return true }
      sendActions(for: [.touchUpInside, .primaryActionTriggered])
    default:
      sendActions(for: .touchUpInside)
    }
    return true
  }

  /// Whether the button belongs to a bar; such a button performs its item's action.
  private var isInBar: Bool {
    superview is NavigationBar || superview is Toolbar || superview is TabBar
  }
}
