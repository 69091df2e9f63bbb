public import Foundation

extension ScrollView {
  /// When the safe area is added to the insets of the content.
  public enum ContentInsetAdjustmentBehavior: Int, Hashable, Codable, Sendable {
    /// Along the axes in which the content can be moved, and vertically always in a controller that a
    /// navigation or tab bar controller shows.
    ///
    /// That counts for the controller's root view and for the first of its subviews.
    case automatic = 0
    /// Along the axes in which the content can be moved.
    case scrollableAxes = 1
    /// Never.
    case never = 2
    /// On all sides.
    case always = 3
  }

  /// How quickly a movement slows down.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The share of the speed that is left after a millisecond.
    public let rawValue: CGFloat

    /// Creates a rate from the share of the speed that is left after a millisecond.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The ordinary rate.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A rate that comes to rest soon.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// How the keyboard goes away when the content is moved.
  public enum KeyboardDismissMode: Int, Hashable, Sendable {
    /// Not at all.
    case none = 0
    /// As soon as the content is moved.
    case onDrag = 1
    /// Together with the finger.
    case interactive = 2
  }

  /// The part of the safe area that is added to the insets (rule 6.2.2).
  var countedSafeArea: EdgeInsets {
    var area = safeAreaInsets
    switch contentInsetAdjustmentBehavior {
    case .always: break
    case .never: area = .zero
    case .automatic, .scrollableAxes:
      if contentSize.width <= bounds.width, !alwaysBounceHorizontal {
        area.left = 0
        area.right = 0
      }
      if contentSize.height <= bounds.height, !alwaysBounceVertical,
        contentInsetAdjustmentBehavior == .scrollableAxes || !isContentBetweenBars
      {
        area.top = 0
        area.bottom = 0
      }
    }
    return area
  }

  /// Whether a controller that a navigation or tab bar controller shows has the view as its content.
  private var isContentBetweenBars: Bool {
    var owner = controller
    if owner == nil, let superview = storedSuperview, superview.storedSubviews.first === self {
      owner = superview.controller
    }
    guard let owner else { return false }
    return owner.navigationController != nil || owner.tabBarController != nil
  }

  func offsetShowing(_ rect: CGRect) -> CGPoint {
    func moved(_ offset: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      if high - low > length || low < offset { return low }
      return high > offset + length ? high - length : offset
    }
    let content = CGRect(origin: .zero, size: contentSize)
    guard rect.isFinite, content.isFinite, bounds.isFinite else { return contentOffset }
    let visible = rect.intersection(content)
    guard !visible.isNull else { return contentOffset }
    if bounds.contains(visible) { return contentOffset }
    return CGPoint(
      x: moved(contentOffset.x, bounds.width, visible.minX, visible.maxX),
      y: moved(contentOffset.y, bounds.height, visible.minY, visible.maxY)
    )
  }

  // MARK: Constraints

  /// Takes the size that constraints give the content, along the axes where they do.
  func takeContentSizeFromConstraints() {
    guard let item = layoutItem, let engine = item.engine else { return }
    let solved = engine.contentSize(of: item)
    let scale = displayScale
    var size = contentSize
    if let width = solved.width { size.width = width.roundedToPixel(scale: scale) }
    if let height = solved.height { size.height = height.roundedToPixel(scale: scale) }
    if size != contentSize {
      contentSize = size
    }
  }

  // MARK: Archives

  /// What an archive keeps of the class itself.
  package struct Archived: ArchivedState {
    package static let key = "ViewKit.scrollView"

    package var contentSize = CGSize.zero
    package var contentInset = EdgeInsets.zero
    package var isScrollEnabled = true
    package var isPagingEnabled = false
    package var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic

    package init() {}
  }

  func encodeContent(into coder: NSCoder) {
    var archived = Archived()
    archived.contentSize = contentSize
    archived.contentInset = contentInset
    archived.isScrollEnabled = isScrollEnabled
    archived.isPagingEnabled = isPagingEnabled
    archived.contentInsetAdjustmentBehavior = contentInsetAdjustmentBehavior
    coder.encodeState(archived)
    // Insets move the content, which need not have stayed where they moved it.
    if contentInset != .zero {
      coder.encodeValue(contentOffset, forKey: ArchiveKey.contentOffset)
    }
  }

  func decodeContent(from coder: NSCoder) {
    guard let archived = coder.decodeState(Archived.self) else { return }
    contentSize = archived.contentSize
    contentInset = archived.contentInset
    isScrollEnabled = archived.isScrollEnabled
    isPagingEnabled = archived.isPagingEnabled
    contentInsetAdjustmentBehavior = archived.contentInsetAdjustmentBehavior
    let offset = coder.decodeValue(CGPoint.self, forKey: ArchiveKey.contentOffset)
    if let offset, offset.x.isFinite, offset.y.isFinite { contentOffset = offset }
  }
}
