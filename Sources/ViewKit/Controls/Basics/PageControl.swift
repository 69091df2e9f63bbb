public import Foundation

/// A row of dots that shows which of several pages is shown.
///
/// ```swift
/// let pages = PageControl()
/// pages.numberOfPages = 3
/// pages.currentPage = 1
/// print(pages.accessibilityValue ?? "")  // page 2 of 3
/// ```
open class PageControl: Control {
  /// How much of a background the dots have.
  public enum BackgroundStyle: Int, Hashable, Codable, Sendable {
    /// One that appears while a person uses the control.
    case automatic = 0
    /// Always one.
    case prominent = 1
    /// Never one.
    case minimal = 2
  }

  private var storedPageCount = 0
  private var storedPage = 0
  private var indicatorImages: [Int: Image] = [:]

  // MARK: Creating

  /// Creates a page control without pages.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a page control from an archive or an interface file, without actions.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard let archived = coder.decodeState(Archived.self) else { return }
    numberOfPages = archived.numberOfPages
    currentPage = archived.currentPage
    hidesForSinglePage = archived.hidesForSinglePage
    pageIndicatorTintColor = archived.pageIndicatorTintColor
    currentPageIndicatorTintColor = archived.currentPageIndicatorTintColor
    backgroundStyle = archived.backgroundStyle
    allowsContinuousInteraction = archived.allowsContinuousInteraction
    preferredIndicatorImage = archived.preferredIndicatorImage
    indicatorImages = archived.indicatorImages
  }

  /// Writes pages and looks into a keyed archive, besides what a control writes.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    var archived = Archived()
    archived.numberOfPages = numberOfPages
    archived.currentPage = currentPage
    archived.hidesForSinglePage = hidesForSinglePage
    archived.pageIndicatorTintColor = pageIndicatorTintColor
    archived.currentPageIndicatorTintColor = currentPageIndicatorTintColor
    archived.backgroundStyle = backgroundStyle
    archived.allowsContinuousInteraction = allowsContinuousInteraction
    archived.preferredIndicatorImage = preferredIndicatorImage
    archived.indicatorImages = indicatorImages
    coder.encodeState(archived)
  }

  /// What an archive keeps of the class itself.
  package struct Archived: ArchivedState {
    package static let key = "ViewKit.pageControl"

    package var numberOfPages = 0
    package var currentPage = 0
    package var hidesForSinglePage = false
    package var pageIndicatorTintColor: Color?
    package var currentPageIndicatorTintColor: Color?
    package var backgroundStyle = BackgroundStyle.automatic
    package var allowsContinuousInteraction = true
    package var preferredIndicatorImage: Image?
    package var indicatorImages: [Int: Image] = [:]

    package init() {}
  }

  // MARK: Pages

  /// The number of pages; 0 at first, and where less is set.
  open var numberOfPages: Int {
    get { storedPageCount }
    set {
      let count = max(newValue, 0)
      guard count != storedPageCount else { return }
      storedPageCount = count
      currentPage = storedPage
      setNeedsLayout()
      invalidateIntrinsicContentSize()
    }
  }

  /// The page that is shown, counted from 0.
  ///
  /// Setting it sends no event. Values outside are moved to the nearest page.
  open var currentPage: Int {
    get { storedPage }
    set { storedPage = min(max(newValue, 0), max(storedPageCount - 1, 0)) }
  }

  /// Tells whether the dot of a single page is left out; false at first.
  ///
  /// The size stays.
  open var hidesForSinglePage = false

  // MARK: Looks

  /// The colour of the dots, or nil for the system's.
  open var pageIndicatorTintColor: Color?

  /// The colour of the dot of the current page, or nil for the system's.
  open var currentPageIndicatorTintColor: Color?

  /// How much of a background the dots have; automatic at first.
  open var backgroundStyle: BackgroundStyle = .automatic

  /// Tells whether a person may run through the pages in one movement; true at first.
  open var allowsContinuousInteraction = true

  /// The picture in place of the dots, or nil for those.
  open var preferredIndicatorImage: Image?

  /// Returns the picture that was set for a page, or nil.
  open func indicatorImage(forPage page: Int) -> Image? { indicatorImages[page] }

  /// Sets the picture in place of the dot of a page; nil returns to the preferred one.
  open func setIndicatorImage(_ image: Image?, forPage page: Int) {
    indicatorImages[page] = image
  }

  // MARK: Size

  /// Returns the size in points that shows a number of dots.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let sizes = environment.controlSizes
    let width = sizes.pagePadding + sizes.pagePitch * CGFloat(pageCount)
    return CGSize(width: pageCount > 0 ? width : 0, height: sizes.pageHeight)
  }

  /// The size in points that shows all dots.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  /// Returns the size that shows all dots, whatever size is given.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  // MARK: Accessibility

  /// Goes to the next page as a person does: actions of `valueChanged` run where there is one.
  open override func accessibilityIncrement() {
    turnByPerson(1)
  }

  /// Goes to the page before as a person does: actions of `valueChanged` run where there is one.
  open override func accessibilityDecrement() {
    turnByPerson(-1)
  }

  private func turnByPerson(_ pages: Int) {
    let old = currentPage
    guard isEnabled else { return }
    currentPage += pages
    if currentPage != old { sendValueChanged() }
  }

  // MARK: Hooks for this module

  override class var initialHuggingPriorities: AxisPriorities { AxisPriorities(.defaultHigh) }
  override var defaultIsAccessibilityElement: Bool { true }
  override var defaultAccessibilityValue: String? {
    numberOfPages > 0 ? "page \(currentPage + 1) of \(numberOfPages)" : nil
  }
  override var defaultAccessibilityTraits: AccessibilityTraits {
    super.defaultAccessibilityTraits.union(.adjustable)
  }

  override func environmentDidChange(from old: Environment, to new: Environment) {
    super.environmentDidChange(from: old, to: new)
    if old.controlSizes.pageHeight != new.controlSizes.pageHeight {
      invalidateIntrinsicContentSize()
    }
  }
}
