public import Foundation

/// A row of segments of which one is chosen.
///
/// ```swift
/// let map = SegmentedControl(items: ["Map", "Satellite"])
/// map.selectedSegmentIndex = 1  // sends nothing
/// map.addAction(Action { _ in print(map.selectedSegmentIndex) }, for: .valueChanged)
/// map.sendActions(for: .valueChanged)  // prints 1
/// ```
///
/// Segments are counted from 0. An index beyond the ends stands for the nearest segment.
open class SegmentedControl: Control {
  /// The index that stands for no segment.
  public static let noSegment = -1

  var segments: [Segment] = []
  var storedSelection = SegmentedControl.noSegment
  var storedParts: [ControlPart] = []

  // MARK: Creating

  /// Creates a control without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control with segments, as large as it needs to be.
  ///
  /// - Parameter items: Titles (`String`), pictures (``Image``) and actions (``Action``); others are
  ///   passed over.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    segments = (items ?? []).compactMap(Segment.init(item:))
    sizeToFit()
  }

  /// Creates a control with a segment for each of some actions.
  public convenience init(frame: CGRect, actions: [Action]) {
    self.init(frame: frame)
    segments = actions.map(Segment.init(action:))
  }

  /// Creates a control from an archive or an interface file, without actions.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decodeSegments(from: coder)
  }

  /// Writes segments and selection into a keyed archive, besides what a control writes.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    encodeSegments(into: coder)
  }

  // MARK: Segments

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }

  /// Inserts a segment with a title at a place; the selected segment stays selected.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title), at: segment)
  }

  /// Inserts a segment with a picture at a place; the selected segment stays selected.
  open func insertSegment(with image: Image?, at segment: Int, animated: Bool) {
    insert(Segment(image: image), at: segment)
  }

  /// Inserts a segment with an action's title or picture at a place.
  ///
  /// A segment that has an action of the same identifier is removed first.
  open func insertSegment(action: Action, at segment: Int, animated: Bool) {
    let index = segmentIndex(identifiedBy: action.identifier)
    if index != NSNotFound { removeSegment(at: index, animated: animated) }
    insert(Segment(action: action), at: segment)
  }

  /// Removes a segment; where it was selected, none is.
  open func removeSegment(at segment: Int, animated: Bool) {
    remove(at: segment)
  }

  /// Removes all segments.
  open func removeAllSegments() {
    storedSelection = Self.noSegment
    changeSegments { $0 = [] }
  }

  /// Gives a segment a title in place of what it shows.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    changeSegment(at: segment) {
      $0.title = title
      $0.image = nil
    }
  }

  /// Returns the title of a segment, or nil.
  open func titleForSegment(at segment: Int) -> String? { self.segment(at: segment)?.title }

  /// Gives a segment a picture in place of what it shows.
  open func setImage(_ image: Image?, forSegmentAt segment: Int) {
    changeSegment(at: segment) {
      $0.image = image
      $0.title = nil
    }
  }

  /// Returns the picture of a segment, or nil.
  open func imageForSegment(at segment: Int) -> Image? { self.segment(at: segment)?.image }

  /// Gives a segment an action, and the action's title or picture.
  open func setAction(_ action: Action, forSegmentAt segment: Int) {
    changeSegment(at: segment) { $0.show(action) }
  }

  /// Returns the action of a segment, or nil.
  open func actionForSegment(at segment: Int) -> Action? { self.segment(at: segment)?.action }

  /// Returns the place of the segment with an action, or `NSNotFound`.
  open func segmentIndex(identifiedBy actionIdentifier: Action.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
  }

  /// Gives a segment a width in points; 0 for the width of its content.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    changeSegment(at: segment) { $0.width = max(width, 0) }
  }

  /// Returns the width in points that a segment was given, or 0.
  open func widthForSegment(at segment: Int) -> CGFloat { self.segment(at: segment)?.width ?? 0 }

  /// Tells whether a person can choose a segment; true at first.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    changeSegment(at: segment) { $0.isEnabled = enabled }
  }

  /// Returns whether a person can choose a segment; true for one that does not exist.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    self.segment(at: segment)?.isEnabled ?? true
  }

  // MARK: Selection

  /// The segment that is chosen, ``noSegment`` at first.
  ///
  /// Setting it sends no event. An index of no segment, beyond the ends too, chooses none.
  open var selectedSegmentIndex: Int {
    get { storedSelection }
    set { storedSelection = segments.indices.contains(newValue) ? newValue : Self.noSegment }
  }

  /// Tells whether a choice lasts only as long as its actions run; false at first.
  open var isMomentary = false

  /// The colour of the chosen segment, or nil for the system's.
  open var selectedSegmentTintColor: Color?

  // MARK: Size

  /// Tells whether each segment is as wide as its content, not all as wide as the widest.
  open var apportionsSegmentWidthsByContent = false {
    didSet { if apportionsSegmentWidthsByContent != oldValue { contentDidChange() } }
  }

  /// The size in points that shows all segments, without what constraints leave out.
  open override var intrinsicContentSize: CGSize { alignmentSize(ofFrameSize: naturalSize) }

  /// Returns the size that shows all segments, whatever size is given.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

  /// One point below, which constraints leave out.
  open override var alignmentRectInsets: EdgeInsets { environment.controlSizes.segmentInsets }

  // MARK: Hooks for this module

  override class var initialHuggingPriorities: AxisPriorities {
    AxisPriorities(horizontal: .defaultLow, vertical: .defaultHigh)
  }
  override var accessibilityContextKind: AccessibilityContext.Giver? { .segmentedControl }
  override var defaultAccessibilityElements: [Any]? { currentParts }

  override func environmentDidChange(from old: Environment, to new: Environment) {
    super.environmentDidChange(from: old, to: new)
    let (before, now) = (old.controlSizes, new.controlSizes)
    if !old.measuresText(as: new) || before.segmentHeight != now.segmentHeight {
      invalidateIntrinsicContentSize()
    }
  }
}
