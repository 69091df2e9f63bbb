import Foundation

extension View {
  func setAutoresizingMask(_ mask: AutoresizingMask) {
    guard mask != storedMask else { return }
    storedMask = mask
    storedSuperview?.flags.insert(.subviewHasMask)
    if flexesWithSuperview, engine == nil {
      markJoinsEngine()
    }
    engineNotesSettings()
  }

  func setTranslatesMask(_ translates: Bool) {
    guard translates != flags.contains(.translatesMask) else { return }
    setFlag(.translatesMask, translates)
    if !translates, engine == nil {
      markJoinsEngine()
    }
    engineNotesSettings()
  }

  /// Moves and resizes what is below by its masks, after this view's size has changed.
  ///
  /// Works through a list instead of calling itself, so that the depth of a tree has no limit.
  func autoresizeSubviews(from oldSize: CGSize) {
    guard flags.contains(.subviewHasMask), storedSubviews.contains(where: \.followsMask) else {
      return
    }
    var resized = [(view: self, oldSize: oldSize)]
    while let (view, oldSize) = resized.popLast() {
      guard view.flags.contains(.autoresizesSubviews) else { continue }
      view.flags.insert(.isAutoresizing)
      for subview in view.storedSubviews where subview.followsMask {
        let before = subview.storedBounds.size
        subview.takeAutoresizedFrame(
          subview.autoresizedFrame(from: oldSize, to: view.storedBounds.size)
        )
        if subview.storedBounds.size != before {
          resized.append((subview, before))
        }
      }
      view.flags.remove(.isAutoresizing)
    }
  }

  /// Takes a frame that masks have found, which leaves a transform as it is.
  private func takeAutoresizedFrame(_ frame: CGRect) {
    guard transform != .identity else {
      self.frame = frame
      return
    }
    bounds.size = frame.size
    center = CGPoint(
      x: frame.origin.x + frame.size.width / 2,
      y: frame.origin.y + frame.size.height / 2
    )
  }

  /// Whether a translated mask ties the view to the size of its superview.
  var flexesWithSuperview: Bool {
    flags.contains(.translatesMask)
      && !storedMask.isDisjoint(with: [
        .flexibleLeftMargin, .flexibleWidth, .flexibleTopMargin, .flexibleHeight,
      ])
  }

  private var followsMask: Bool {
    guard !storedMask.isEmpty else { return false }
    return flags.contains(.translatesMask) || !isConstrained
  }

  private func autoresizedFrame(from old: CGSize, to new: CGSize) -> CGRect {
    let current = untransformedFrame
    let horizontal = Self.springs(
      min: (current.origin.x, storedMask.contains(.flexibleLeftMargin)),
      length: (current.size.width, storedMask.contains(.flexibleWidth)),
      max: (
        old.width - current.origin.x - current.size.width, storedMask.contains(.flexibleRightMargin)
      ),
      delta: new.width - old.width
    )
    let vertical = Self.springs(
      min: (current.origin.y, storedMask.contains(.flexibleTopMargin)),
      length: (current.size.height, storedMask.contains(.flexibleHeight)),
      max: (
        old.height - current.origin.y - current.size.height,
        storedMask.contains(.flexibleBottomMargin)
      ),
      delta: new.height - old.height
    )
    return CGRect(
      x: horizontal.min,
      y: vertical.min,
      width: horizontal.length,
      height: vertical.length
    )
  }

  /// Shares a change of the superview's length between the flexible parts along one axis.
  ///
  /// Each flexible part takes a share in proportion to its present length; where these add up to
  /// zero, the shares are equal. With no flexible part, the far margin takes it all.
  private static func springs(
    min: (value: CGFloat, isFlexible: Bool),
    length: (value: CGFloat, isFlexible: Bool),
    max: (value: CGFloat, isFlexible: Bool),
    delta: CGFloat
  ) -> (min: CGFloat, length: CGFloat) {
    let flexible = [min, length, max].filter(\.isFlexible)
    guard !flexible.isEmpty, delta != 0 else { return (min.value, length.value) }
    let total = flexible.reduce(0) { $0 + $1.value }
    func grown(_ part: (value: CGFloat, isFlexible: Bool)) -> CGFloat {
      guard part.isFlexible else { return part.value }
      let share = total == 0 ? 1 / CGFloat(flexible.count) : part.value / total
      return part.value + delta * share
    }
    return (grown(min), grown(length))
  }
}
