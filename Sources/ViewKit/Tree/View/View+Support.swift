import Foundation

extension View {
  /// The view's class, as messages name it.
  var printName: String { typeName }

  /// The superview, which holds this view and is not held by it.
  ///
  /// A superview that is freed takes itself out of its subviews, so the reference is never stale.
  @inline(__always)
  final var storedSuperview: View? {
    get { superviewReference?.takeUnretainedValue() }
    set { superviewReference = newValue.map { .passUnretained($0) } }
  }

  /// The part of the state that few views change, made on first use.
  func ensureExtras() -> ViewExtras {
    if let extras { return extras }
    let made = ViewExtras()
    extras = made
    return made
  }

  func setFlag(_ flag: ViewFlags, _ isOn: Bool) {
    if isOn {
      flags.insert(flag)
    } else {
      flags.remove(flag)
    }
  }

  /// The controller whose root view this is.
  var rootOwner: (any RootViewOwner)? {
    flags.contains(.isControllerRoot) ? extras?.rootOwner : nil
  }

  func setHidden(_ isHidden: Bool) {
    guard flags.contains(.isHidden) != isHidden else { return }
    setFlag(.isHidden, isHidden)
    storedSuperview?.subview(self, didChange: .visibility)
  }

  /// Finishes both ways of being created.
  func prepare(frame: CGRect, event: LifecycleEvent.Kind) {
    if type(of: self).requiresConstraintBasedLayout {
      flags.insert(.usesAutoLayout)
    }
    if !type(of: self).isInteractiveAtFirst {
      flags.remove(.isUserInteractionEnabled)
    }
    if type(of: self) == type(of: self).classOfSilentFrames {
      flags.insert(.takesFramesSilently)
    }
    checkGeometry(origin: frame.origin, bounds: CGRect(origin: .zero, size: frame.size))
    storedOrigin = frame.origin
    storedBounds.size = frame.size
    LifecycleRecorder.note(event, self)
  }
}
