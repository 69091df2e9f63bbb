package import Foundation

extension SegmentedControl {
  /// What a segment shows and does.
  package struct Segment: Codable {
    package var title: String?
    package var image: Image?
    package var width: CGFloat = 0
    package var isEnabled = true
    /// Not archived.
    var action: Action?

    private enum CodingKeys: String, CodingKey {
      case title
      case image
      case width
      case isEnabled
    }

    package init(title: String? = nil, image: Image? = nil) {
      self.title = title
      self.image = image
    }

    init(action: Action) {
      show(action)
    }

    init?(item: Any) {
      switch item {
      case let title as String: self.init(title: title)
      case let image as Image: self.init(image: image)
      case let action as Action: self.init(action: action)
      default: return nil
      }
    }

    mutating func show(_ action: Action) {
      self.action = action
      image = action.image
      title = action.image == nil ? action.title : nil
    }
  }

  // MARK: Changing

  func insert(_ segment: Segment, at index: Int) {
    let place = min(max(index, 0), segments.count)
    if storedSelection >= place { storedSelection += 1 }
    changeSegments { $0.insert(segment, at: place) }
  }

  func remove(at index: Int) {
    guard let place = place(of: index) else { return }
    if storedSelection == place {
      storedSelection = Self.noSegment
    } else if storedSelection > place {
      storedSelection -= 1
    }
    changeSegments { $0.remove(at: place) }
  }

  func segment(at index: Int) -> Segment? { place(of: index).map { segments[$0] } }

  func changeSegment(at index: Int, _ change: (inout Segment) -> Void) {
    guard let place = place(of: index) else { return }
    changeSegments { change(&$0[place]) }
  }

  func changeSegments<Result>(_ change: (inout [Segment]) -> Result) {
    let old = naturalSize
    _ = change(&segments)
    setNeedsLayout()
    if naturalSize != old { invalidateIntrinsicContentSize() }
  }

  func contentDidChange() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  /// The nearest segment to an index; nil where there are no segments.
  private func place(of index: Int) -> Int? {
    segments.isEmpty ? nil : min(max(index, 0), segments.count - 1)
  }

  // MARK: Sizes

  private static let fontSize: CGFloat = 13

  var naturalSize: CGSize {
    CGSize(
      width: naturalWidths.reduce(dividerWidth, +),
      height: environment.controlSizes.segmentHeight
    )
  }

  /// The width of all lines between segments.
  private var dividerWidth: CGFloat {
    CGFloat(max(segments.count - 1, 0)) * environment.controlSizes.segmentDivider
  }

  private var naturalWidths: [CGFloat] {
    let own = segments.map(contentWidth)
    let widest = zip(segments, own).filter { $0.0.width == 0 }.map(\.1).max() ?? 0
    return zip(segments, own).map { segment, width in
      if segment.width > 0 { return segment.width }
      return apportionsSegmentWidthsByContent ? width : widest
    }
  }

  private func contentWidth(of segment: Segment) -> CGFloat {
    let sizes = environment.controlSizes
    var width = segment.image?.size.width ?? 0
    if segment.image == nil, let title = segment.title {
      let font = Font.systemFont(ofSize: Self.fontSize, weight: sizes.segmentWeight)
      width = environment.textMeasurer.width(of: title, font: font)
    }
    return (width + sizes.segmentPadding).roundedUpToPixel(scale: 1)
  }

  /// The frames of the segments; those without a width of their own share what room is left.
  private var segmentFrames: [CGRect] {
    var widths = naturalWidths
    let flexible = segments.indices.filter { segments[$0].width == 0 }
    let room = bounds.width - widths.reduce(dividerWidth, +)
    for index in flexible {
      widths[index] = max(0, widths[index] + room / CGFloat(flexible.count))
    }
    var x = bounds.minX
    return widths.map { width in
      let left = isRightToLeft ? bounds.minX + bounds.maxX - x - width : x
      x += width + environment.controlSizes.segmentDivider
      return CGRect(x: left, y: bounds.minY, width: width, height: bounds.height)
    }
  }

  // MARK: Archives

  /// What an archive keeps of the class itself.
  package struct Archived: ArchivedState {
    package static let key = "ViewKit.segmentedControl"

    package var segments: [Segment] = []
    package var selectedSegmentIndex = SegmentedControl.noSegment
    package var isMomentary = false
    package var apportionsSegmentWidthsByContent = false
    package var selectedSegmentTintColor: Color?

    package init() {}
  }

  func encodeSegments(into coder: NSCoder) {
    var archived = Archived()
    archived.segments = segments
    archived.selectedSegmentIndex = selectedSegmentIndex
    archived.isMomentary = isMomentary
    archived.apportionsSegmentWidthsByContent = apportionsSegmentWidthsByContent
    archived.selectedSegmentTintColor = selectedSegmentTintColor
    coder.encodeState(archived)
  }

  func decodeSegments(from coder: NSCoder) {
    guard let archived = coder.decodeState(Archived.self) else { return }
    segments = archived.segments
    selectedSegmentIndex = archived.selectedSegmentIndex
    isMomentary = archived.isMomentary
    apportionsSegmentWidthsByContent = archived.apportionsSegmentWidthsByContent
    selectedSegmentTintColor = archived.selectedSegmentTintColor
  }
}

extension SegmentedControl.Segment: Equatable {
  /// Tells whether two segments are the same in an archive, where they have no actions.
  package static func == (first: Self, second: Self) -> Bool {
    first.title == second.title && first.image == second.image && first.width == second.width
      && first.isEnabled == second.isEnabled
  }
}

/// The segments as buttons.
extension SegmentedControl: PartedControl {
  var partCount: Int { segments.count }
  func label(ofPart index: Int) -> String? { segments[index].title ?? segments[index].image?.name }
  func frame(ofPart index: Int) -> CGRect { segmentFrames[index] }
  func isPartSelected(_ index: Int) -> Bool { !isMomentary && index == selectedSegmentIndex }
  func isPartEnabled(_ index: Int) -> Bool { segments[index].isEnabled }

  /// Chooses a segment; one that is chosen already sends nothing, unless choices are momentary.
  func usePart(_ index: Int) {
    guard isMomentary || index != selectedSegmentIndex else { return }
    let action = segments[index].action
    selectedSegmentIndex = index
    if let action { sendAction(action) }
    sendValueChanged()
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }
}
