import Foundation
import ViewKit

extension SVGPicture {
  mutating func draw(_ control: Switch) {
    let bounds = control.bounds
    let height = min(bounds.height, 31)
    let size = CGSize(width: min(bounds.width, 51), height: height)
    let track = CGRect(
      origin: CGPoint(x: bounds.minX, y: bounds.midY - height / 2),
      size: size
    )
    let on = control.onTintColor ?? .systemGreen
    fill(track, radius: height / 2, control.isOn ? on : .systemGray5, in: control)
    let isAtRight = control.isOn != isMirrored(control)
    circle(
      CGPoint(x: isAtRight ? track.maxX - height / 2 : track.minX + height / 2, y: track.midY),
      radius: height / 2 - 2,
      control.thumbTintColor ?? .white,
      in: control,
      outline: .systemGray3
    )
  }

  mutating func draw(_ slider: Slider) {
    let track = slider.trackRect(forBounds: slider.bounds)
    let thumb = slider.thumbRect(
      forBounds: slider.bounds,
      trackRect: track,
      value: slider.value
    )
    fill(track, radius: 2, slider.maximumTrackTintColor ?? .systemGray5, in: slider)
    var done = track
    if isMirrored(slider) {
      done.origin.x = thumb.midX
      done.size.width = max(0, track.maxX - thumb.midX)
    } else {
      done.size.width = max(0, thumb.midX - track.minX)
    }
    fill(done, radius: 2, slider.minimumTrackTintColor ?? slider.tintColor, in: slider)
    circle(
      CGPoint(x: thumb.midX, y: thumb.midY),
      radius: min(thumb.width, thumb.height) / 2 - 1.5,
      slider.thumbTintColor ?? .white,
      in: slider,
      outline: .systemGray3
    )
  }

  mutating func draw(_ stepper: Stepper) {
    let bounds = stepper.bounds
    fill(bounds, radius: 8, .tertiarySystemFill, in: stepper)
    let arm = min(7, bounds.height / 4)
    let middle = bounds.midY
    let centers = [bounds.minX + bounds.width / 4, bounds.minX + bounds.width * 3 / 4]
    for (index, x) in (isMirrored(stepper) ? centers.reversed() : centers).enumerated() {
      let end = index == 0 ? stepper.minimumValue : stepper.maximumValue
      let isUsable = stepper.isEnabled && (stepper.wraps || stepper.value != end)
      let color = isUsable ? Color.label : .tertiaryLabel
      line(
        CGPoint(x: x - arm, y: middle),
        CGPoint(x: x + arm, y: middle),
        width: 2,
        color,
        in: stepper
      )
      guard index == 1 else { continue }
      line(
        CGPoint(x: x, y: middle - arm),
        CGPoint(x: x, y: middle + arm),
        width: 2,
        color,
        in: stepper
      )
    }
    line(
      CGPoint(x: bounds.midX, y: middle - arm),
      CGPoint(x: bounds.midX, y: middle + arm),
      width: 1,
      .systemGray3,
      in: stepper
    )
  }

  mutating func draw(_ view: ProgressView) {
    var bar = view.bounds
    fill(bar, radius: bar.height / 2, view.trackTintColor ?? .systemGray5, in: view)
    bar.size.width *= CGFloat(view.progress)
    if isMirrored(view) { bar.origin.x = view.bounds.maxX - bar.width }
    fill(bar, radius: bar.height / 2, view.progressTintColor ?? view.tintColor, in: view)
  }

  mutating func draw(_ pages: PageControl) {
    guard pages.numberOfPages > 1 || !pages.hidesForSinglePage else { return }
    let count = min(pages.numberOfPages, 200)
    let distance: CGFloat = 16
    var x = pages.bounds.midX - CGFloat(count - 1) * distance / 2
    for page in 0..<count {
      let isCurrent = page == pages.currentPage
      let plain = pages.pageIndicatorTintColor ?? .systemGray4
      let current = pages.currentPageIndicatorTintColor ?? .systemGray
      circle(
        CGPoint(x: x, y: pages.bounds.midY),
        radius: 3.5,
        isCurrent ? current : plain,
        in: pages
      )
      x += distance
    }
  }

  mutating func draw(_ wheel: ActivityIndicatorView) {
    let bounds = wheel.bounds
    let radius = min(bounds.width, bounds.height) / 2
    for spoke in 0..<8 {
      let angle = CGFloat(spoke) * .pi / 4
      let way = CGPoint(x: CGFloat(sin(Double(angle))), y: -CGFloat(cos(Double(angle))))
      line(
        CGPoint(x: bounds.midX + way.x * radius * 0.5, y: bounds.midY + way.y * radius * 0.5),
        CGPoint(x: bounds.midX + way.x * radius * 0.9, y: bounds.midY + way.y * radius * 0.9),
        width: max(1, radius / 5),
        wheel.color.withAlphaComponent(1 - CGFloat(spoke) * 0.1),
        in: wheel
      )
    }
  }

  mutating func draw(_ view: VisualEffectView) {
    guard view.effect is BlurEffect else { return }
    fill(
      view.bounds,
      radius: view.layer.cornerRadius,
      Color.systemGray6.withAlphaComponent(0.85),
      in: view
    )
  }

  /// Draws the selected row, and the neighboring rows as lines.
  mutating func drawWheels(in view: View) {
    let bounds = view.bounds
    let row = CGRect(
      x: bounds.minX + 8,
      y: bounds.midY - 16,
      width: max(0, bounds.width - 16),
      height: min(32, bounds.height)
    )
    fill(row, radius: 8, .tertiarySystemFill, in: view)
    for step in 1...3 {
      let width = row.width * (0.5 - CGFloat(step) * 0.08)
      for y in [bounds.midY - CGFloat(step) * 30, bounds.midY + CGFloat(step) * 30]
      where y > bounds.minY + 4 && y < bounds.maxY - 4 {
        let line = CGRect(x: bounds.midX - width / 2, y: y - 3, width: width, height: 6)
        fill(
          line,
          radius: 3,
          Color.systemGray4.withAlphaComponent(1 - CGFloat(step) * 0.25),
          in: view
        )
      }
    }
  }

  func isMirrored(_ view: View) -> Bool {
    view.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }
}

// MARK: - Segments

extension SVGPicture {
  mutating func draw(_ control: SegmentedControl) {
    fill(control.bounds, radius: 8, .tertiarySystemFill, in: control)
    for (index, frame) in Self.segmentFrames(of: control).enumerated()
    where index == control.selectedSegmentIndex {
      let color = control.selectedSegmentTintColor ?? .systemBackground
      fill(frame.insetEvenly(by: 2), radius: 6, color, in: control)
    }
  }

  mutating func drawTitles(of control: SegmentedControl) {
    for (index, frame) in Self.segmentFrames(of: control).enumerated() {
      let image = control.imageForSegment(at: index)
      guard let text = control.titleForSegment(at: index) ?? image?.name else { continue }
      let isSelected = index == control.selectedSegmentIndex
      let isUsable = control.isEnabled && control.isEnabledForSegment(at: index)
      draw(
        TextBlock(
          text: text,
          font: .systemFont(ofSize: 13, weight: isSelected ? .semibold : .medium),
          color: isUsable ? .label : .tertiaryLabel,
          rect: frame,
          alignment: .center,
          isCentered: true
        ),
        in: control
      )
    }
  }

  /// The frames of the segments in the control's coordinates, taken from their accessibility
  /// elements.
  private static func segmentFrames(of control: SegmentedControl) -> [CGRect] {
    (0..<control.numberOfSegments).map { index in
      let element = control.accessibilityElement(at: index) as? AccessibilityElement
      return element.map { control.convert($0.accessibilityFrame, from: nil) } ?? .zero
    }
  }
}
