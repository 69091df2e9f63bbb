import Foundation

extension Slider {
  private static let trackHeight: CGFloat = 4
  private static let trackMargin: CGFloat = 2
  private static let thumbDiameter: CGFloat = 31

  /// The place of a value in the range from 0 to 1; 0 where the range has no length.
  func share(of value: Float) -> CGFloat {
    let (low, high) = (Double(minimumValue), Double(maximumValue))
    guard low < high, low.isFinite, high.isFinite else { return 0 }
    return CGFloat(min(max((Double(value) - low) / (high - low), 0), 1))
  }

  func moveByPerson(tenths: Float) {
    guard isEnabled else { return }
    value += (maximumValue - minimumValue) / 10 * tenths
    sendValueChanged()
  }

  // MARK: Places

  func imageRect(_ image: Image?, atLeft: Bool, in bounds: CGRect) -> CGRect {
    let size = image?.size ?? .zero
    return CGRect(
      origin: CGPoint(
        x: atLeft ? bounds.minX : bounds.maxX - size.width,
        y: bounds.midY - size.height / 2
      ),
      size: size
    )
  }

  func placedTrackRect(in bounds: CGRect) -> CGRect {
    let ends = [
      minimumValueImageRect(forBounds: bounds), maximumValueImageRect(forBounds: bounds),
    ]
    let (left, right) = isRightToLeft ? (ends[1], ends[0]) : (ends[0], ends[1])
    return CGRect(
      x: bounds.minX + left.width + Self.trackMargin,
      y: bounds.midY - Self.trackHeight / 2,
      width: max(0, bounds.width - left.width - right.width - 2 * Self.trackMargin),
      height: Self.trackHeight
    )
  }

  /// The thumb's edges keep to those of the track.
  func placedThumbRect(in bounds: CGRect, track: CGRect, share: CGFloat) -> CGRect {
    let way = max(0, track.width - Self.thumbDiameter)
    return CGRect(
      x: track.minX + way * (isRightToLeft ? 1 - share : share),
      y: bounds.midY - Self.thumbDiameter / 2,
      width: Self.thumbDiameter,
      height: Self.thumbDiameter
    )
  }

  // MARK: Archives

  /// What an archive keeps of the class itself.
  package struct Archived: ArchivedState {
    package static let key = "ViewKit.slider"

    package var minimumValue: Float = 0
    package var maximumValue: Float = 1
    package var value: Float = 0
    package var isContinuous = true
    package var minimumValueImage: Image?
    package var maximumValueImage: Image?
    package var minimumTrackTintColor: Color?
    package var maximumTrackTintColor: Color?
    package var thumbTintColor: Color?

    package init() {}
  }

  func encodeSlider(into coder: NSCoder) {
    var archived = Archived()
    archived.minimumValue = minimumValue
    archived.maximumValue = maximumValue
    archived.value = value
    archived.isContinuous = isContinuous
    archived.minimumValueImage = minimumValueImage
    archived.maximumValueImage = maximumValueImage
    archived.minimumTrackTintColor = minimumTrackTintColor
    archived.maximumTrackTintColor = maximumTrackTintColor
    archived.thumbTintColor = thumbTintColor
    coder.encodeState(archived)
  }

  func decodeSlider(from coder: NSCoder) {
    guard let archived = coder.decodeState(Archived.self) else { return }
    minimumValue = archived.minimumValue
    maximumValue = archived.maximumValue
    value = archived.value
    isContinuous = archived.isContinuous
    minimumValueImage = archived.minimumValueImage
    maximumValueImage = archived.maximumValueImage
    minimumTrackTintColor = archived.minimumTrackTintColor
    maximumTrackTintColor = archived.maximumTrackTintColor
    thumbTintColor = archived.thumbTintColor
  }
}
