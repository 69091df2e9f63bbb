public import Foundation

/// A view that shows a part of a larger content.
///
/// Subviews lie in the coordinates of the content; ``contentOffset`` is the origin of the bounds.
/// Constraints from a subview to the scroll view's edges, centre and margins speak of the content,
/// those to its width and height, and all from outside, of its frame. A chain of constraints from
/// edge to edge gives the content its size at the next layout.
///
/// ```swift
/// let scroll = ScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// scroll.addSubview(page)
/// page.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor).isActive = true
/// page.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor).isActive = true
/// ```
open class ScrollView: View {
  private var knownAdjustedInset = EdgeInsets.zero
  private var isRefreshingInset = false

  /// Is told of what happens in the scroll view; not kept alive by it.
  open weak var delegate: (any ScrollViewDelegate)?

  // MARK: Creating

  /// Creates a scroll view without content.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    flags.insert(.clipsToBounds)
  }

  /// Creates a scroll view from an archive, content included.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decodeContent(from: coder)
  }

  /// Writes the scroll view and where it stands into a keyed archive.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    encodeContent(into: coder)
  }

  // MARK: Content

  /// Where the visible part begins, in points in the content: the origin of the bounds.
  ///
  /// It is not kept inside the content: only touches are.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// The size of the content in points; constraints replace it at the next layout.
  open var contentSize = CGSize.zero {
    didSet { if contentSize != oldValue { refreshAdjustedInset() } }
  }

  /// The distances in points by which the content can be pulled beyond its edges.
  open var contentInset = EdgeInsets.zero {
    didSet { if contentInset != oldValue { refreshAdjustedInset() } }
  }

  /// How the safe area is added to ``contentInset``.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { refreshAdjustedInset() }
  }

  /// The insets in force: ``contentInset`` and the part of the safe area that counts.
  open var adjustedContentInset: EdgeInsets { contentInset + countedSafeArea }

  /// Tells that the insets in force have changed; the base implementation does nothing.
  open func adjustedContentInsetDidChange() {}

  /// Moves the content; with animation it is there at once, and the end is told afterwards.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
    if animated {
      delegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }

  /// Moves the content as little as makes a rectangle of it visible; not at all when it is.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let offset = offsetShowing(rect)
    guard offset != contentOffset else { return }
    setContentOffset(offset, animated: animated)
  }

  /// The content as a guide, in its own coordinates.
  public final var contentLayoutGuide: LayoutGuide { systemGuide(.scrollContent) }

  /// The visible part as a guide, which stays where it is when the content moves.
  public final var frameLayoutGuide: LayoutGuide { systemGuide(.scrollFrame) }

  // MARK: Settings that touches would follow

  /// Tells whether touches can move the content; true at first.
  open var isScrollEnabled = true
  /// Tells whether the content can be pulled beyond its edges.
  open var bounces = true
  /// Tells whether content that fits can be pulled vertically all the same.
  open var alwaysBounceVertical = false {
    didSet { refreshAdjustedInset() }
  }
  /// Tells whether content that fits can be pulled horizontally all the same.
  open var alwaysBounceHorizontal = false {
    didSet { refreshAdjustedInset() }
  }
  /// Tells whether the content comes to rest at multiples of the visible size.
  open var isPagingEnabled = false
  /// Tells whether a movement keeps to the axis in which it began.
  open var isDirectionalLockEnabled = false
  /// Tells whether the vertical position is shown while the content moves.
  open var showsVerticalScrollIndicator = true
  /// Tells whether the horizontal position is shown while the content moves.
  open var showsHorizontalScrollIndicator = true
  /// Tells whether a touch waits to see if it becomes a movement.
  open var delaysContentTouches = true
  /// Tells whether a touch in the content can still become a movement.
  open var canCancelContentTouches = true
  /// Tells whether a tap on the status bar goes to the top.
  open var scrollsToTop = true
  /// How quickly a movement slows down.
  open var decelerationRate = DecelerationRate.normal
  /// How the keyboard goes away when the content is moved.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// The factor by which the content is shown larger; 1 at first, and only kept.
  ///
  /// Values outside ``minimumZoomScale`` and ``maximumZoomScale`` are moved to the nearest; a
  /// value that is not a number is ignored.
  open var zoomScale: CGFloat {
    get { storedZoomScale }
    set {
      guard !newValue.isNaN else { return }
      storedZoomScale = min(max(newValue, minimumZoomScale), maximumZoomScale)
    }
  }
  /// The smallest factor to which ``zoomScale`` can be set; 1 at first.
  ///
  /// A value that is not a number is ignored.
  open var minimumZoomScale: CGFloat {
    get { storedMinimumZoomScale }
    set { if !newValue.isNaN { storedMinimumZoomScale = newValue } }
  }
  /// The largest factor to which ``zoomScale`` can be set; 1 at first.
  ///
  /// A value that is not a number is ignored.
  open var maximumZoomScale: CGFloat {
    get { storedMaximumZoomScale }
    set { if !newValue.isNaN { storedMaximumZoomScale = newValue } }
  }
  private var storedZoomScale: CGFloat = 1
  private var storedMinimumZoomScale: CGFloat = 1
  private var storedMaximumZoomScale: CGFloat = 1

  // MARK: Geometry and layout

  /// Position and size in points in the superview's coordinates.
  open override var frame: CGRect {
    get { super.frame }
    set {
      super.frame = newValue
      refreshAdjustedInset()
    }
  }

  /// Position and size in the content; moving the origin is scrolling.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds
      super.bounds = newValue
      if old.origin != newValue.origin {
        setNeedsLayout()
        delegate?.scrollViewDidScroll(self)
      }
      if old.size != newValue.size {
        refreshAdjustedInset()
      }
    }
  }

  /// Gives the subviews their frames and the content the size that constraints give it.
  open override func layoutSubviews() {
    super.layoutSubviews()
    takeContentSizeFromConstraints()
  }

  /// Works out the insets in force again.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    refreshAdjustedInset()
  }

  override var isScrollContainer: Bool { true }
  override var scrolledContentSize: CGSize { contentSize }

  /// Tells of the insets in force until they stay, as those who are told may change them again.
  func refreshAdjustedInset() {
    guard !isRefreshingInset else { return }
    isRefreshingInset = true
    defer { isRefreshingInset = false }
    for _ in 0..<LayoutPass.maximumRounds {
      let (old, inset) = (knownAdjustedInset, adjustedContentInset)
      guard inset != old else { return }
      knownAdjustedInset = inset
      keepAtEdges(from: old, to: inset)
      adjustedContentInsetDidChange()
      delegate?.scrollViewDidChangeAdjustedContentInset(self)
    }
  }

  /// Keeps content that stands at its top or left edge there, so that it begins below a bar.
  ///
  /// Content that has been scrolled stays where it is (rule 6.2.11).
  private func keepAtEdges(from old: EdgeInsets, to new: EdgeInsets) {
    var offset = contentOffset
    if offset.x == -old.left, new.left.isFinite { offset.x = -new.left }
    if offset.y == -old.top, new.top.isFinite { offset.y = -new.top }
    if offset != contentOffset { contentOffset = offset }
  }
}
