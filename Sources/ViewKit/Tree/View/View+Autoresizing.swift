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
  /// Calls itself for so many levels, and goes on from a list below them, so that the depth of a tree
  /// has no limit and those of usual depth need no list.
  func autoresizeSubviews(from oldSize: CGSize) {
    guard flags.contains(.subviewHasMask) else { return }
    var deeper: [(view: View, oldSize: CGSize)] = []
    autoresizeSubviews(from: oldSize, levels: Self.levelsAtOnce, &deeper)
    while let (view, oldSize) = deeper.popLast() {
      view.autoresizeSubviews(from: oldSize, levels: Self.levelsAtOnce, &deeper)
    }
  }

  private static let levelsAtOnce = 50

  private func autoresizeSubviews(
    from oldSize: CGSize,
    levels: Int,
    _ deeper: inout [(view: View, oldSize: CGSize)]
  ) {
    guard flags.isSuperset(of: [.subviewHasMask, .autoresizesSubviews]) else { return }
    guard levels > 0 else {
      deeper.append((self, oldSize))
      return
    }
    for subview in storedSubviews where subview.followsMask {
      let before = subview.storedBounds.size
      flags.insert(.isAutoresizing)
      subview.takeAutoresizedFrame(
        subview.autoresizedFrame(from: oldSize, to: storedBounds.size)
      )
      flags.remove(.isAutoresizing)
      if subview.storedBounds.size != before {
        subview.autoresizeSubviews(from: before, levels: levels - 1, &deeper)
      }
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
    func sum(_ value: ((value: CGFloat, isFlexible: Bool)) -> CGFloat) -> CGFloat {
      (min.isFlexible ? value(min) : 0) + (length.isFlexible ? value(length) : 0)
        + (max.isFlexible ? value(max) : 0)
    }
    let (count, total) = (sum { _ in 1 }, sum(\.value))
    guard count > 0, delta != 0 else { return (min.value, length.value) }
    func grown(_ part: (value: CGFloat, isFlexible: Bool)) -> CGFloat {
      guard part.isFlexible else { return part.value }
      let share = total == 0 ? 1 / count : part.value / total
      return part.value + delta * share
    }
    return (grown(min), grown(length))
  }
}
