public import Foundation

/// A rectangle in a tree of views, with the life cycle and the layout of UIKit's view.
///
/// Views live without a screen: they are created, put in a tree, laid out and described anywhere
/// Swift runs. Lengths are points; x grows to the right and y downwards.
///
/// ```swift
/// let card = View(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
/// let badge = View(frame: CGRect(x: 12, y: 12, width: 40, height: 40))
/// badge.autoresizingMask = .flexibleLeftMargin
/// card.addSubview(badge)
/// card.frame.size.width = 400
/// print(badge.frame.minX)  // 92.0
/// ```
///
/// A tree belongs to whoever holds it: use it from one task at a time.
open class View: Responder {
  // MARK: State

  // Read and written for every view of every pass: never overridden, and not checked at run time for
  // overlapping access, which a tree that belongs to one task cannot have. What a pass reads of each
  // view stands first, so that it takes few cache lines.
  @exclusivity(unchecked) final var flags = ViewFlags.fresh
  @exclusivity(unchecked) final var superviewReference: Unmanaged<View>?
  @exclusivity(unchecked) final var layoutItem: LayoutItem?
  @exclusivity(unchecked) final var extras: ViewExtras?
  @exclusivity(unchecked) final var surroundings: Surroundings?
  @exclusivity(unchecked) final var storedOrigin = CGPoint.zero
  @exclusivity(unchecked) final var storedBounds = CGRect.zero
  @exclusivity(unchecked) final var storedSubviews: [View] = []
  @exclusivity(unchecked) unowned(unsafe) final var storedWindow: Window?
  @exclusivity(unchecked) final var storedAlpha: CGFloat = 1
  @exclusivity(unchecked) final var storedMask: AutoresizingMask = []

  /// A number that an app gives to find the view again; 0 at first.
  open var tag = 0

  // MARK: Creating

  /// Creates a view of size zero, through ``init(frame:)``.
  ///
  /// An initialiser of a subclass calls ``init(frame:)``, as in UIKit. Swift 6.3 lets it call this
  /// one, and then fails to link with an undefined reference to it.
  public convenience override init() {
    self.init(frame: .zero)
  }

  /// Creates a view.
  ///
  /// - Parameter frame: Position and size in points in the coordinates of the superview to come.
  public init(frame: CGRect) {
    super.init()
    prepare(frame: frame, event: .initialized)
  }

  /// Creates a view from an archive or an interface file, subviews included.
  ///
  /// Outlets are not connected yet; they are when ``Responder/awakeFromNib()`` is sent.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare(frame: .zero, event: .decoded)
    decodeState(from: coder)
  }

  deinit {
    dismantle()
  }

  /// Writes frame, attributes and subviews into a keyed archive.
  ///
  /// Of the constraints that the view holds, those marked to be archived are written.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    encodeState(into: coder)
  }

  // MARK: Geometry

  /// Position and size in points in the superview's coordinates.
  ///
  /// Setting it changes the size of ``bounds`` and ``center`` and keeps the bounds' origin. Under a
  /// ``transform`` it reads the smallest rectangle around the transformed bounds.
  open var frame: CGRect {
    get { currentFrame }
    set { setFrame(newValue) }
  }

  /// Position and size in points in the view's own coordinates.
  ///
  /// Changing the size keeps ``center``; changing the origin moves what the view shows.
  open var bounds: CGRect {
    get { storedBounds }
    set { setBounds(newValue) }
  }

  /// The middle of the frame in points in the superview's coordinates.
  open var center: CGPoint {
    get { currentCenter }
    set { setCenter(newValue) }
  }

  /// How the view is turned or scaled about its centre, not at all at first.
  ///
  /// Layout ignores it.
  open var transform: CGAffineTransform {
    get { extras?.transform ?? .identity }
    set { setTransform(newValue) }
  }

  /// Returns the size in points that fits the view's content best; here the current size.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    storedBounds.size
  }

  /// Gives the view the size that fits its content best and keeps the frame's origin.
  open func sizeToFit() {
    resizeToFit()
  }

  // MARK: Tree

  /// Adds a view on top of the existing subviews.
  ///
  /// A view that already has another superview is removed from it first, without further
  /// callbacks; a view that is here already moves to the front.
  ///
  /// - Precondition: `view` is not this view and not one of its ancestors.
  open func addSubview(_ view: View) {
    insert(view, at: nil)
  }

  /// Adds a view at a place among the subviews, counted after a possible move.
  ///
  /// An index beyond the end adds at the end.
  ///
  /// - Precondition: `index` is not negative, and `view` is neither this view nor an ancestor.
  open func insertSubview(_ view: View, at index: Int) {
    guard index >= 0 else {
      stop(.invalidArgument, "Can't insert a subview at index \(index) of \(printName)")
    }
    insert(view, at: index)
  }

  /// Adds a view directly in front of another subview; on top when that one is not a subview.
  open func insertSubview(_ view: View, aboveSubview siblingSubview: View) {
    insert(view, nextTo: siblingSubview, inFront: true)
  }

  /// Adds a view directly behind another subview; on top when that one is not a subview.
  open func insertSubview(_ view: View, belowSubview siblingSubview: View) {
    insert(view, nextTo: siblingSubview, inFront: false)
  }

  /// Takes the view out of its superview; nothing happens when it has none.
  ///
  /// Constraints that ancestors hold on the view or on what is below it are dropped; those held
  /// inside stay.
  open func removeFromSuperview() {
    leaveSuperview()
  }

  /// Tells that a view has been added; the base implementation does nothing.
  open func didAddSubview(_ subview: View) {}

  /// Tells that a subview is about to be removed; the base implementation does nothing.
  open func willRemoveSubview(_ subview: View) {}

  /// Tells that the superview is about to change; ``superview`` still is the old one.
  open func willMove(toSuperview newSuperview: View?) {}

  /// Tells that the superview has changed.
  open func didMoveToSuperview() {}

  /// Tells that the window is about to change; ``window`` still is the old one.
  open func willMove(toWindow newWindow: Window?) {}

  /// Tells that the window has changed.
  open func didMoveToWindow() {}

  /// The controller when this is its root view, else the superview.
  open override var next: Responder? { controller ?? storedSuperview }

  // MARK: Attributes

  /// Tells whether the view is hidden; subviews keep their own values.
  open var isHidden: Bool {
    get { flags.contains(.isHidden) }
    set { setHidden(newValue) }
  }

  /// The opacity from 0 to 1.
  ///
  /// Values outside are moved to the nearest; a value that is not a number is ignored.
  open var alpha: CGFloat {
    get { storedAlpha }
    set { if !newValue.isNaN { storedAlpha = min(max(newValue, 0), 1) } }
  }

  /// Tells whether the view promises to cover what is behind it; true at first.
  open var isOpaque: Bool {
    get { flags.contains(.isOpaque) }
    set { setFlag(.isOpaque, newValue) }
  }

  /// The colour behind the content, or nil for none.
  open var backgroundColor: Color? {
    get { extras?.backgroundColor }
    set { if newValue != extras?.backgroundColor { ensureExtras().backgroundColor = newValue } }
  }

  /// The accent colour; after nil is set, the superview's.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  // As in UIKit: nil can be set, and is never read.
  open var tintColor: Color! {
    get { inheritedTintColor }
    set { setTintColor(newValue) }
  }

  /// The class of the view's ``layer``: `Layer` or a subclass of it.
  open class var layerClass: AnyClass { Layer.self }

  /// Tells that the accent colour in force has changed; the base implementation does nothing.
  open func tintColorDidChange() {}

  /// Tells whether what lies outside the bounds is cut off.
  open var clipsToBounds: Bool {
    get { flags.contains(.clipsToBounds) }
    set { setFlag(.clipsToBounds, newValue) }
  }

  /// How content is placed when its size differs from the view's.
  open var contentMode: ContentMode {
    get { extras?.contentMode ?? .scaleToFill }
    set { if newValue != contentMode { ensureExtras().contentMode = newValue } }
  }

  /// Tells whether the view takes part in hit testing; true at first.
  open var isUserInteractionEnabled: Bool {
    get { flags.contains(.isUserInteractionEnabled) }
    set { setFlag(.isUserInteractionEnabled, newValue) }
  }

  /// Tells whether the view takes several touches at once.
  open var isMultipleTouchEnabled: Bool {
    get { flags.contains(.isMultipleTouchEnabled) }
    set { setFlag(.isMultipleTouchEnabled, newValue) }
  }

  /// Tells whether a change of size moves and resizes the subviews by their masks.
  open var autoresizesSubviews: Bool {
    get { flags.contains(.autoresizesSubviews) }
    set { setFlag(.autoresizesSubviews, newValue) }
  }

  /// Which distances and sizes follow the superview's size; empty at first.
  open var autoresizingMask: AutoresizingMask {
    get { storedMask }
    set { setAutoresizingMask(newValue) }
  }

  /// Tells whether the mask stands for constraints in a tree that takes part in Auto Layout.
  ///
  /// True at first, as in UIKit: turn it off for every view that gets constraints of its own.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { flags.contains(.translatesMask) }
    set { setTranslatesMask(newValue) }
  }

  // MARK: Direction, traits, margins

  /// What the view shows, as far as it decides whether it is mirrored; not inherited.
  open var semanticContentAttribute: SemanticContentAttribute {
    get { extras?.semanticContentAttribute ?? .unspecified }
    set { setSemanticContentAttribute(newValue) }
  }

  /// The device and settings that hold for the view.
  open var traitCollection: TraitCollection { environment.traits }

  /// Tells that traits of the view have changed; the base implementation does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}

  /// The view's margins in points, those that the safe area and ancestors add included.
  ///
  /// Setting them replaces the view's own part, 8 on each side at first.
  open var layoutMargins: EdgeInsets {
    get { record?.margins ?? effectiveMargins }
    set { setMargins(.absolute(newValue)) }
  }

  /// The same margins in reading order; whichever of the two was set last holds.
  open var directionalLayoutMargins: DirectionalEdgeInsets {
    get { DirectionalEdgeInsets(record?.margins ?? effectiveMargins, isRightToLeft: isRightToLeft) }
    set { setMargins(.directional(newValue)) }
  }

  /// Tells whether margins are at least what the superview's margins leave of this view.
  open var preservesSuperviewLayoutMargins: Bool {
    get { flags.contains(.preservesSuperviewMargins) }
    set { setMarginFlag(.preservesSuperviewMargins, newValue) }
  }

  /// Tells whether the safe area is added to the margins; true at first.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { flags.contains(.insetsMarginsFromSafeArea) }
    set { setMarginFlag(.insetsMarginsFromSafeArea, newValue) }
  }

  /// Tells that the margins in force have changed; the base implementation does nothing.
  open func layoutMarginsDidChange() {}

  /// The parts of the view in points that bars cover; zero outside a window.
  open var safeAreaInsets: EdgeInsets { extras?.safeAreaInsets ?? .zero }

  /// Tells that the safe area has changed; the base implementation does nothing.
  open func safeAreaInsetsDidChange() {}

  // MARK: Layout

  /// Asks for `layoutSubviews()` at the next layout; many requests make one call.
  open func setNeedsLayout() {
    markNeedsLayout()
  }

  /// Updates constraints and lays out now, if anything is due.
  ///
  /// Where ancestors are due as well, layout begins at the topmost of them. A tree need not be in
  /// a window.
  open func layoutIfNeeded() {
    LayoutPass.run(from: self)
  }

  /// Gives the subviews their frames.
  ///
  /// Overrides call `super` and then change what they like. Changing a subview's size from here
  /// does not make this view due again; `setNeedsLayout()` and adding subviews do.
  open func layoutSubviews() {
    applySolvedFrames()
  }

  /// Asks for `updateConstraints()` at the next layout.
  open func setNeedsUpdateConstraints() {
    markNeedsUpdateConstraints()
  }

  /// Tells whether `updateConstraints()` is due; true for a new view.
  open func needsUpdateConstraints() -> Bool {
    flags.contains(.needsUpdateConstraints)
  }

  /// Updates the constraints of the view and of what is below it now, if that is due.
  open func updateConstraintsIfNeeded() {
    LayoutPass.updateConstraints(from: self)
  }

  /// Brings the view's constraints up to date; overrides call `super` last.
  ///
  /// Called before layout, for a view that is new to a tree that takes part in Auto Layout, and
  /// after ``setNeedsUpdateConstraints()``.
  open func updateConstraints() {}

  /// Tells whether the class depends on constraints that it makes in ``updateConstraints()``.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// The size of the content in points, ``noIntrinsicMetric`` along an axis where it has none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// Tells that ``intrinsicContentSize`` has changed.
  open func invalidateIntrinsicContentSize() {
    markNeedsUpdateConstraints()
    engineNotesSettings()
    if layoutItem?.link.engine == nil {
      storedSuperview?.markNeedsLayout()
    }
    storedSuperview?.subview(self, didChange: .contentSize)
  }

  /// The distances from the frame to the rectangle that constraints speak of; zero.
  open var alignmentRectInsets: EdgeInsets { .zero }

  /// Returns the rectangle that constraints speak of for a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect {
    frame.inset(by: record?.alignmentInsets ?? alignmentRectInsets)
  }

  /// Returns the frame for a rectangle that constraints speak of.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    alignmentRect.outset(by: alignmentRectInsets)
  }

  /// Returns the view whose last line of text gives this view's baseline: an earlier spelling.
  open func forBaselineLayout() -> View { forLastBaselineLayout }

  /// The view whose first line of text gives this view's first baseline.
  open var forFirstBaselineLayout: View { forLastBaselineLayout }

  /// The view whose last line of text gives this view's last baseline.
  open var forLastBaselineLayout: View { self }

  // MARK: Hit testing

  /// Tells whether a point in the view's coordinates lies in its bounds.
  open func point(inside point: CGPoint, with event: Event?) -> Bool {
    recordedTouch(at: point) ?? boundsContain(point)
  }

  /// Returns the front-most view that takes a touch at a point in the view's coordinates.
  ///
  /// Views that are hidden, take no interaction or have an opacity below 0.01 are passed over with
  /// all that is below them, as are parts that lie outside their superview's bounds.
  open func hitTest(_ point: CGPoint, with event: Event?) -> View? {
    frontmostHit(point, with: event)
  }

  // MARK: Printing

  /// The class, the frame and what differs from the defaults, in one line and without addresses.
  open override var description: String { record?.description ?? lineDescription }

  /// The same as ``description``.
  open override var debugDescription: String { description }

  // MARK: Hooks for this module's own classes

  /// How much a new view of the class resists being larger than its content.
  class var initialHuggingPriorities: AxisPriorities { AxisPriorities(.defaultLow) }

  /// The nearest class of this module that overrides nothing that is told of a new frame: no setter
  /// of frame, bounds or centre, and no `layoutSubviews()`.
  ///
  /// For views of just this class, and not of subclasses, layout stores frames without a call.
  class var classOfSilentFrames: View.Type { View.self }

  /// Takes an environment for the view and all below.
  func replaceEnvironment(with environment: Environment) {
    setEnvironment(environment)
  }

  /// The subviews that an archive keeps: all but those that the class makes anew.
  var archivedSubviews: [View] { storedSubviews }

  /// Takes those of the subviews that the class knows as its own, when a saved tree is read.
  func takeSavedSubviews(from coder: NSCoder) {}

  /// The text that the view shows, for printing.
  var descriptionText: String? { nil }

  /// Tells whether new views of the class take part in hit testing.
  class var isInteractiveAtFirst: Bool { true }

  /// Tells that the view has come into another environment; traits may be the same ones.
  func environmentDidChange(from old: Environment, to new: Environment) {}

  /// The distance in points from the top edge to the first line's baseline; 0 without text.
  var firstBaselineOffsetFromTop: CGFloat { 0 }

  /// The distance in points from the bottom edge up to the last line's baseline; 0 without text.
  var lastBaselineOffsetFromBottom: CGFloat { 0 }

  override var defaultAccessibilityFrame: CGRect { convert(storedBounds, to: nil) }

  /// Tells whether constraints between the view and what is below it speak of scrolled content.
  var isScrollContainer: Bool { false }

  /// The size in points of the content that the view scrolls; zero for views that don't scroll.
  var scrolledContentSize: CGSize { .zero }

  /// A Boolean value that indicates whether the view computes the size of its scrolled content
  /// itself, as tables, collections and text views do.
  var sizesScrolledContent: Bool { false }

  /// Where the view's text lies, or nil for a view without text.
  var textBaselines: TextBaselines? { nil }

  /// Tells whether the height of the content depends on the width that the view gets.
  var wrapsContentByWidth: Bool { false }

  /// Returns the height in points of the content in a view of a given width.
  func contentHeight(forWidth width: CGFloat) -> CGFloat { intrinsicContentSize.height }

  /// The margins of a view that has not been given any, and that is no controller's root.
  var initialMargins: EdgeInsets { EdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }

  /// Tells that something has changed about a subview by which a view may arrange it.
  func subview(_ subview: View, didChange change: SubviewChange) {}

  /// Precedes `updateConstraints()` in a pass, whether an override of it calls `super` or not.
  func prepareForConstraintUpdate() {}
}
