public import Foundation

extension ScrollView {
  /// When the safe area is added to the insets of the content.
  public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable {
    /// Along the axes in which the content can be moved.
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
      if contentSize.height <= bounds.height, !alwaysBounceVertical {
        area.top = 0
        area.bottom = 0
      }
    }
    return area
  }

  func offsetShowing(_ rect: CGRect) -> CGPoint {
    func moved(_ offset: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      if high - low > length || low < offset { return low }
      return high > offset + length ? high - length : offset
    }
    let visible = rect.intersection(CGRect(origin: .zero, size: contentSize))
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
    guard let item = layoutItem, let engine = item.link.engine else { return }
    let solved = engine.contentSize(of: item)
    let scale = displayScale
    var size = contentSize
    if let width = solved.width { size.width = width.roundedToPixel(scale: scale) }
    if let height = solved.height { size.height = height.roundedToPixel(scale: scale) }
    if size != contentSize {
      contentSize = size
    }
  }

  // MARK: Archive

  func encodeContent(into coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    coder.encodeValue(contentSize, forKey: "ViewKit.contentSize")
    coder.encodeValue(contentInset, forKey: "ViewKit.contentInset")
    coder.encode(isScrollEnabled, forKey: "ViewKit.isScrollEnabled")
    coder.encode(isPagingEnabled, forKey: "ViewKit.isPagingEnabled")
    coder.encode(
      contentInsetAdjustmentBehavior.rawValue,
      forKey: "ViewKit.contentInsetAdjustmentBehavior"
    )
  }

  func decodeContent(from coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    contentSize = coder.decodeValue(CGSize.self, forKey: "ViewKit.contentSize") ?? .zero
    contentInset = coder.decodeValue(EdgeInsets.self, forKey: "ViewKit.contentInset") ?? .zero
    if coder.containsValue(forKey: "ViewKit.isScrollEnabled") {
      isScrollEnabled = coder.decodeBool(forKey: "ViewKit.isScrollEnabled")
    }
    isPagingEnabled = coder.decodeBool(forKey: "ViewKit.isPagingEnabled")
    contentInsetAdjustmentBehavior =
      ContentInsetAdjustmentBehavior(
        rawValue: coder.decodeInteger(forKey: "ViewKit.contentInsetAdjustmentBehavior")
      ) ?? .automatic
  }
}
