public import Foundation
public import ViewKit

/// What a tap came upon.
public struct Tap {
  /// Where the tap was made, in points in the window's coordinates.
  public let point: CGPoint

  /// The front-most view there that takes touches, or nil.
  public let view: View?

  /// What answered: a control, a gesture recogniser, a cell or a bar's button; nil for nothing.
  public let receiver: NSObject?

  /// Tells whether the tap came upon a view or on what lies in it.
  public func reached(_ view: View) -> Bool {
    self.view?.isDescendant(of: view) ?? false
  }
}

extension ViewHost {
  /// Taps at a point, and lets whatever lies there answer.
  ///
  /// Hit testing finds the view. From there up to the window, the first of these answers: a tap
  /// recogniser for one finger and one tap, a control, a table's cell. A control that is not enabled
  /// takes the tap and does nothing. Afterwards turns of the run loop are taken.
  ///
  /// - Parameters:
  ///   - point: The point in points.
  ///   - space: The view in whose coordinates it counts, or nil for the window's.
  /// - Returns: What the tap came upon.
  @discardableResult
  public func tap(at point: CGPoint, in space: View? = nil) -> Tap {
    flush()
    let point = space.map { $0.convert(point, to: window) } ?? point
    let hit = window.hitTest(point, with: nil)
    let receiver = hit.flatMap { answer(from: $0, at: point) }
    flush()
    return Tap(point: point, view: hit, receiver: receiver)
  }

  /// Taps at the middle of a view, where another view may lie in front of it.
  ///
  /// - Returns: What the tap came upon; ask it whether it reached the view.
  @discardableResult
  public func tap(_ view: View) -> Tap {
    flush()
    return tap(at: CGPoint(x: view.bounds.midX, y: view.bounds.midY), in: view)
  }

  /// Moves the content of a scroll view as a person's finger does, and lets the delegate know.
  ///
  /// The content moves by the distance, as far as it goes: a positive `dy` shows what lies further
  /// down. Afterwards turns of the run loop are taken.
  ///
  /// - Returns: Whether the scroll view took the movement.
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
  /// Does what a person's tap does; returns whether the control is enabled.
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

  /// A bar's own buttons do what their items are for.
  private var isInBar: Bool {
    superview is NavigationBar || superview is Toolbar || superview is TabBar
  }
}
