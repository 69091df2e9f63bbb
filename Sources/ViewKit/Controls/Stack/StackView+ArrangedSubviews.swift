import Foundation

extension StackView {
  // MARK: Order

  func isArranged(_ view: View) -> Bool {
    view.storedSuperview === self && view.flags.contains(.isArranged)
  }

  /// The place of a view; the end is looked at first, where views are added.
  func arrangedIndex(of view: View) -> Int? {
    guard isArranged(view) else { return nil }
    return arranged.lastIndex { $0.view === view }
  }

  /// Adds a view to the arranged ones, or moves it there.
  func arrange(_ view: View, at index: Int) {
    if let old = arrangedIndex(of: view) {
      let place = min(index, arranged.count - 1)
      guard place != old else { return }
      arranged.insert(arranged.remove(at: old), at: place)
    } else {
      if view.storedSuperview !== self {
        addSubview(view)
      }
      // Whoever is told of the new subview may have changed its place again.
      guard view.storedSuperview === self, !view.flags.contains(.isArranged) else { return }
      view.translatesAutoresizingMaskIntoConstraints = false
      view.flags.insert(.isArranged)
      arranged.insert(ArrangedView(view: view), at: min(index, arranged.count))
    }
    setNeedsArrangement()
  }

  func stopArranging(_ view: View) {
    guard let index = arrangedIndex(of: view) else { return }
    removeEntry(at: index)
  }

  private func removeEntry(at index: Int) {
    arranged[index].view.flags.remove(.isArranged)
    arranged.remove(at: index)
    setNeedsArrangement()
  }

  // MARK: Changes

  func noteChange(_ change: SubviewChange, of subview: View) {
    guard subview.flags.contains(.isArranged) else { return }
    switch change {
    case .visibility:
      setNeedsArrangement()
    case .contentSize:
      if dependsOnContentSizes {
        setNeedsArrangement()
      } else {
        storedSuperview?.subview(self, didChange: .contentSize)
      }
    case .hasLeft:
      if let index = arranged.lastIndex(where: { $0.view === subview }) {
        removeEntry(at: index)
      }
    }
  }

  private var dependsOnContentSizes: Bool {
    sharesByContent || isBaselineByContent
  }

  /// The stack's baseline is asked for and is that of the tallest content.
  private var isBaselineByContent: Bool {
    axis == .horizontal && layoutItem?.link.usesBaseline == true
  }

  /// Asks for the arrangement to be made anew at the next update of constraints.
  ///
  /// Stacks above may depend on how tall the content of this one is.
  func setNeedsArrangement() {
    guard !arrangement.isDue || !flags.contains(.requestedUpdateConstraints) else { return }
    arrangement.isDue = true
    setNeedsUpdateConstraints()
    storedSuperview?.subview(self, didChange: .contentSize)
  }

  // MARK: Margins

  static func margins(in environment: Environment) -> EdgeInsets {
    let margin = environment.stackViewMargin
    return EdgeInsets(top: margin, left: margin, bottom: margin, right: margin)
  }

  /// Has margins that were never set follow the environment.
  func noteEnvironment(from old: Environment, to new: Environment) {
    guard old.stackViewMargin != new.stackViewMargin else { return }
    if extras?.reportedMargins == nil {
      ensureExtras().reportedMargins = Self.margins(in: old)
    }
    reportMarginsIfChanged()
  }

  // MARK: Mistakes

  func stopForIndex(_ index: Int) -> Never {
    stop(
      .internalInconsistency,
      "index out of bounds for arranged subview: index = \(index) expected to be less than or "
        + "equal to \(arranged.count)"
    )
  }

  /// Stops for a distance that is no number, before anything has changed.
  func checkSpacing(_ spacing: CGFloat) {
    guard !spacing.isFinite else { return }
    stop(
      .internalInconsistency,
      "The spacing of \(printName) is not finite!  That's illegal.  spacing:\(spacing)"
    )
  }
}
