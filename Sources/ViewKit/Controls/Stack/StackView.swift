public import Foundation

/// A view that arranges its views in a row or in a column.
///
/// Arranged views follow each other along the ``axis``; how they share the length is the
/// ``distribution``, how they lie across is the ``alignment``. Hidden ones take no part of the
/// length. The stack makes constraints for this in `updateConstraints()`; a stack that is given no
/// size is as large as its content.
///
/// ```swift
/// let (name, mail) = (Label(), Label())
/// name.text = "Ada"
/// mail.text = "ada@example.org"
/// let column = StackView(arrangedSubviews: [name, mail])
/// column.axis = .vertical
/// column.spacing = 8
/// print(column.systemLayoutSizeFitting(View.layoutFittingCompressedSize).height)  // 49.0
/// ```
open class StackView: View {
  var arranged: [ArrangedView] = []
  let arrangement = StackArrangement()
  private var storedSpacing: CGFloat = 0

  // MARK: Creating

  /// Creates a row without views.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a row of views.
  ///
  /// - Precondition: The views can become subviews; of a view that is named twice, the last place
  ///   counts.
  public convenience init(arrangedSubviews views: [View]) {
    self.init(frame: .zero)
    for view in views {
      addArrangedSubview(view)
    }
  }

  /// Creates a stack from an archive or an interface file, arranged views included.
  ///
  /// Cannot fail, as in UIKit, whose subclasses rely on it.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    decodeAccessibility(from: coder)
    decodeState(from: coder)
    LifecycleRecorder.note(.decoded, self)
    decodeArrangement(from: coder)
  }

  /// Writes the settings and which views are arranged into a keyed archive.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    encodeArrangement(into: coder)
  }

  // MARK: Arranged views

  /// The views that the stack arranges, in the order of their places.
  ///
  /// They are always subviews; the order of ``View/subviews`` may be another one.
  ///
  /// - Complexity: O(n).
  open var arrangedSubviews: [View] { arranged.map(\.view) }

  /// Adds a view at the end of the arranged ones, and to the subviews if it is not there yet.
  ///
  /// A view that is arranged already moves to the end. The view's
  /// ``View/translatesAutoresizingMaskIntoConstraints`` is turned off.
  ///
  /// - Precondition: `view` is not this view and not one of its ancestors.
  open func addArrangedSubview(_ view: View) {
    arrange(view, at: arranged.count)
  }

  /// Takes a view out of the arranged ones; it stays a subview and keeps its frame.
  ///
  /// Its custom spacing is forgotten. Nothing happens for a view that is not arranged.
  open func removeArrangedSubview(_ view: View) {
    stopArranging(view)
  }

  /// Adds a view at a place among the arranged ones, and to the subviews if it is not there yet.
  ///
  /// A view that is arranged already moves to that place, or to the end if it is beyond.
  ///
  /// - Precondition: `stackIndex` is not negative and at most the number of arranged views.
  open func insertArrangedSubview(_ view: View, at stackIndex: Int) {
    guard arranged.indices.contains(stackIndex) || stackIndex == arranged.count else {
      stopForIndex(stackIndex)
    }
    arrange(view, at: stackIndex)
  }

  // MARK: Settings

  /// Whether the views follow each other in a row, as at first, or in a column.
  open var axis: LayoutConstraint.Axis = .horizontal {
    didSet { if axis != oldValue { setNeedsArrangement() } }
  }

  /// How the views share the length of the stack; `fill` at first.
  open var distribution: Distribution = .fill {
    didSet { if distribution != oldValue { setNeedsArrangement() } }
  }

  /// How the views lie across the stack; `fill` at first.
  open var alignment: Alignment = .fill {
    didSet { if alignment != oldValue { setNeedsArrangement() } }
  }

  /// The distance in points between neighbours, 0 at first; they overlap where it is negative.
  ///
  /// It is the least distance where the distribution is by equal spacing or equal centering.
  ///
  /// - Precondition: The value is finite.
  open var spacing: CGFloat {
    get { storedSpacing }
    set {
      guard newValue != storedSpacing else { return }
      checkSpacing(newValue)
      storedSpacing = newValue
      setNeedsArrangement()
    }
  }

  /// Sets the distance in points that follows an arranged view, in place of ``spacing``.
  ///
  /// It is kept while the view is arranged, and means nothing after the last visible one. Nothing
  /// happens for a view that is not arranged. ``spacingUseDefault`` returns to the common distance.
  ///
  /// - Precondition: The value is finite.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: View) {
    checkSpacing(spacing)
    guard let index = arrangedIndex(of: arrangedSubview),
      spacing != arranged[index].customSpacing
    else { return }
    arranged[index].customSpacing = spacing
    setNeedsArrangement()
  }

  /// Returns the distance in points that has been set for an arranged view.
  ///
  /// ``spacingUseDefault`` where none has been set, and for a view that is not arranged.
  open func customSpacing(after arrangedSubview: View) -> CGFloat {
    arrangedIndex(of: arrangedSubview).map { arranged[$0].customSpacing } ?? Self.spacingUseDefault
  }

  /// Tells whether distances in a column are measured from baseline to baseline; false at first.
  ///
  /// From the last baseline of a view to the first of the next; a row takes no notice of it.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { setNeedsArrangement() } }
  }

  /// Tells whether the views lie inside the margins instead of the edges; false at first.
  ///
  /// Unlike those of other views, the margins of a stack are 0 until they are set.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet {
      if isLayoutMarginsRelativeArrangement != oldValue { setNeedsArrangement() }
    }
  }

  // MARK: Layout

  /// True: a stack arranges its views by constraints.
  open override class var requiresConstraintBasedLayout: Bool { true }

  /// Makes the constraints that arrange the views, if anything has changed.
  open override func updateConstraints() {
    updateArrangement()
    super.updateConstraints()
  }

  /// In a column the first visible arranged view; in a row the one with the tallest content.
  open override var forFirstBaselineLayout: View { baselineView(isFirst: true) }

  /// In a column the last visible arranged view; in a row the one with the tallest content.
  open override var forLastBaselineLayout: View { baselineView(isFirst: false) }

  // MARK: Hooks for this module

  override var initialMargins: EdgeInsets { Self.margins(in: environment) }

  override func environmentDidChange(from old: Environment, to new: Environment) {
    super.environmentDidChange(from: old, to: new)
    noteEnvironment(from: old, to: new)
  }

  override func takeSavedSubviews(from coder: NSCoder) {
    decodeArrangement(from: coder)
  }

  override func subview(_ subview: View, didChange change: SubviewChange) {
    super.subview(subview, didChange: change)
    noteChange(change, of: subview)
  }
}
