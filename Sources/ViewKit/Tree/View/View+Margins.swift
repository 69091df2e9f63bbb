import Foundation

extension View {
  // MARK: Margins

  /// The margins in force: the view's own part, its superview's and the safe area together.
  var effectiveMargins: EdgeInsets {
    guard let extras else {
      return flags.isDisjoint(with: [.preservesSuperviewMargins, .keepsMinimumMargins])
        ? initialMargins
        : marginsFromOwnPart(.standard)
    }
    return marginsFromOwnPart(extras.margins)
  }

  private func marginsFromOwnPart(_ stored: StoredMargins) -> EdgeInsets {
    var margins: EdgeInsets
    switch stored {
    case .standard: margins = standardMargins
    case .absolute(let insets): margins = insets
    case .directional(let insets): margins = EdgeInsets(insets, isRightToLeft: isRightToLeft)
    }
    if let minimum = controllerMinimumMargins {
      margins.left = max(margins.left, minimum.left)
      margins.right = max(margins.right, minimum.right)
    }
    if flags.contains(.insetsMarginsFromSafeArea) {
      margins = margins + safeAreaInsets
    }
    if flags.contains(.preservesSuperviewMargins), let superview = storedSuperview {
      let inherited = superview.effectiveMargins
      let (frame, outer) = (currentFrame, superview.storedBounds)
      margins.top = max(margins.top, inherited.top - (frame.minY - outer.minY))
      margins.left = max(margins.left, inherited.left - (frame.minX - outer.minX))
      margins.bottom = max(margins.bottom, inherited.bottom - (outer.maxY - frame.maxY))
      margins.right = max(margins.right, inherited.right - (outer.maxX - frame.maxX))
    }
    return margins
  }

  /// The margins of a view that has not been given any.
  private var standardMargins: EdgeInsets {
    guard let rootOwner else { return initialMargins }
    return EdgeInsets(rootOwner.systemMinimumLayoutMargins, isRightToLeft: isRightToLeft)
  }

  /// The margins that a controller keeps at least around its root view.
  private var controllerMinimumMargins: EdgeInsets? {
    guard let rootOwner, rootOwner.viewRespectsSystemMinimumLayoutMargins else { return nil }
    return EdgeInsets(rootOwner.systemMinimumLayoutMargins, isRightToLeft: isRightToLeft)
  }

  func setMargins(_ margins: StoredMargins) {
    rememberMargins()
    ensureExtras().margins = margins
    reportMarginsIfChanged()
  }

  func setMarginFlag(_ flag: ViewFlags, _ isOn: Bool) {
    guard flags.contains(flag) != isOn else { return }
    rememberMargins()
    setFlag(flag, isOn)
    if flag == .preservesSuperviewMargins {
      storedSuperview?.flags.insert(.subviewPreservesMargins)
    }
    reportMarginsIfChanged()
  }

  /// Notes the margins in force before something changes them.
  func rememberMargins() {
    let margins = effectiveMargins
    ensureExtras().reportedMargins = margins
  }

  /// Tells the view, and those below that follow its margins, when the margins have changed.
  func reportMarginsIfChanged() {
    var pending = [self]
    while let view = pending.popLast() {
      let margins = view.effectiveMargins
      let known = view.extras?.reportedMargins ?? view.initialMargins
      guard margins != known else { continue }
      view.ensureExtras().reportedMargins = margins
      view.markNeedsLayout()
      view.engineNotesInsets()
      view.layoutMarginsDidChange()
      pending.append(
        contentsOf: view.storedSubviews.reversed()
          .filter { $0.flags.contains(.preservesSuperviewMargins) }
      )
    }
  }

  // MARK: Safe area

  /// Works out the safe area of the view and of what is below, as far as it changes, and what the
  /// keyboard covers of them.
  ///
  /// Of each superview's inset, the part counts that still reaches into the subview: the inset less
  /// the distance to that edge of the superview, at least zero and at most the inset.
  func refreshSafeArea() {
    var pending = [self]
    while let view = pending.popLast() {
      let (safeArea, keyboardCover) = (view.inheritedSafeArea, view.inheritedKeyboardCover)
      let (movesSafeArea, movesKeyboard) =
        (safeArea != view.safeAreaInsets, keyboardCover != view.keyboardCover)
      guard movesSafeArea || movesKeyboard else { continue }
      if movesKeyboard { view.storeKeyboardCover(keyboardCover) }
      if movesSafeArea { view.storeSafeArea(safeArea) }
      pending.append(contentsOf: view.storedSubviews.reversed())
    }
  }

  /// Stores insets, and tells the view of them.
  func storeSafeArea(_ insets: EdgeInsets) {
    rememberMargins()
    ensureExtras().safeAreaInsets = insets
    engineNotesInsets()
    markNeedsLayout()
    safeAreaInsetsDidChange()
    reportMarginsIfChanged()
  }

  /// The height in points of the part of the view, at its bottom, that the keyboard covers.
  var keyboardCover: CGFloat { extras?.keyboardCover ?? 0 }

  /// Whether the device, bars or the keyboard cover a part of the view.
  @inline(__always)
  var isPartlyCovered: Bool {
    extras != nil && (safeAreaInsets != .zero || keyboardCover != 0)
  }

  func storeKeyboardCover(_ height: CGFloat) {
    ensureExtras().keyboardCover = height
    engineNotesInsets()
    markNeedsLayout()
  }

  private var inheritedKeyboardCover: CGFloat {
    guard storedWindow != nil, let superview = storedSuperview, superview.keyboardCover > 0 else {
      return 0
    }
    let distance = superview.storedBounds.maxY - currentFrame.maxY
    return max(superview.keyboardCover - distance, 0)
  }

  private var inheritedSafeArea: EdgeInsets {
    guard storedWindow != nil else { return .zero }
    var insets = EdgeInsets.zero
    if let superview = storedSuperview {
      let outer = superview.safeAreaInsets
      if outer != .zero {
        let (frame, bounds) = (currentFrame, superview.storedBounds)
        insets = EdgeInsets(
          top: Self.reaching(outer.top, distance: frame.minY - bounds.minY),
          left: Self.reaching(outer.left, distance: frame.minX - bounds.minX),
          bottom: Self.reaching(outer.bottom, distance: bounds.maxY - frame.maxY),
          right: Self.reaching(outer.right, distance: bounds.maxX - frame.maxX)
        )
      }
    }
    guard let rootOwner else { return insets }
    return insets + rootOwner.ownSafeAreaInsets
  }

  private static func reaching(_ inset: CGFloat, distance: CGFloat) -> CGFloat {
    min(max(inset - distance, 0), max(inset, 0))
  }

  /// Works out safe area and margins again after the view has moved or changed its size.
  func refreshInsetsAfterFrameChange() {
    if let superview = storedSuperview, superview.isPartlyCovered {
      refreshSafeArea()
    }
    if flags.contains(.preservesSuperviewMargins) {
      reportMarginsIfChanged()
    }
  }

  /// Works out what the subviews inherit again after the bounds have changed.
  func refreshInsetsOfSubviews() {
    let isPartlyCovered = isPartlyCovered
    guard isPartlyCovered || flags.contains(.subviewPreservesMargins) else { return }
    for subview in storedSubviews
    where isPartlyCovered || subview.flags.contains(.preservesSuperviewMargins) {
      if isPartlyCovered {
        subview.refreshSafeArea()
      }
      if subview.flags.contains(.preservesSuperviewMargins) {
        subview.reportMarginsIfChanged()
      }
    }
  }
}
