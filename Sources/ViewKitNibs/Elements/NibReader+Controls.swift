import Foundation
import ViewKit

extension NibReader {
  func control() -> Control.Archived {
    var state = Control.Archived()
    if flag("enabled") == false { state.state.insert(.disabled) }
    if flag("selected") == true { state.state.insert(.selected) }
    if flag("highlighted") == true { state.state.insert(.highlighted) }
    state.contentHorizontalAlignment =
      choice("contentHorizontalAlignment", NibWords.horizontalAlignments) ?? .center
    state.contentVerticalAlignment =
      choice("contentVerticalAlignment", NibWords.verticalAlignments) ?? .center
    return state
  }

  // MARK: Buttons

  func button() -> Button.Archived {
    var state = Button.Archived()
    state.type = element["buttonType"] == nil ? .custom : .system
    for child in element.children where child.name == "state" {
      guard let key = child.key, let name = Self.states[key] else { continue }
      let reader = NibReader(child, resources)
      state.titles[exactly: name] = reader.text("title") ?? reader.text("attributedTitle")
      state.titleColors[exactly: name] = reader.color("titleColor")
      state.images[exactly: name] = reader.image()
    }
    state.contentEdgeInsets = insets("contentEdgeInsets") ?? .zero
    state.titleEdgeInsets = insets("titleEdgeInsets") ?? .zero
    state.imageEdgeInsets = insets("imageEdgeInsets") ?? .zero
    state.titleFont = font
    if let configuration = element.child(forKey: "configuration", named: "buttonConfiguration") {
      configure(&state, by: NibReader(configuration, resources))
    }
    return state
  }

  /// Applies the title, image and insets of a button configuration, which newer files have.
  private func configure(_ state: inout Button.Archived, by configuration: NibReader) {
    state.type = .system
    let title = configuration.text("title") ?? configuration.text("attributedTitle")
    state.titles[exactly: .normal] = title
    state.images[exactly: .normal] = configuration.image()
    state.contentEdgeInsets = EdgeInsets(top: 7, left: 12, bottom: 7, right: 12)
    if let font = configuration.element.child(forKey: "titleFontDescription") {
      state.titleFont = Self.font(font)
    } else if element.child(forKey: "fontDescription") == nil {
      state.titleFont = .systemFont(ofSize: 17)  // Buttons of the older kind have 15.
    }
  }

  private static let states: [String: Control.State] = [
    "normal": .normal, "highlighted": .highlighted, "disabled": .disabled,
    "selected": .selected, "focused": .focused,
  ]

  // MARK: Other controls

  func toggle() -> Switch.Archived {
    var state = Switch.Archived()
    state.isOn = flag("on") ?? false
    state.onTintColor = color("onTintColor")
    state.thumbTintColor = color("thumbTintColor")
    return state
  }

  func slider() -> Slider.Archived {
    var state = Slider.Archived()
    state.minimumValue = float("minValue") ?? float("minimumValue") ?? 0
    state.maximumValue = float("maxValue") ?? float("maximumValue") ?? 1
    state.value = float("value") ?? 0
    state.isContinuous = flag("continuous") ?? true
    state.minimumValueImage = image("minimumValueImage")
    state.maximumValueImage = image("maximumValueImage")
    state.minimumTrackTintColor = color("minimumTrackTintColor")
    state.maximumTrackTintColor = color("maximumTrackTintColor")
    state.thumbTintColor = color("thumbTintColor")
    return state
  }

  func stepper() -> Stepper.Archived {
    var state = Stepper.Archived()
    state.minimumValue = number("minimumValue").map(Double.init) ?? 0
    state.maximumValue = number("maximumValue").map(Double.init) ?? 100
    state.stepValue = number("stepValue").map(Double.init) ?? 1
    state.value = number("value").map(Double.init) ?? 0
    state.wraps = flag("wraps") ?? false
    state.autorepeat = flag("autorepeat") ?? true
    state.isContinuous = flag("continuous") ?? true
    return state
  }

  func segmentedControl() -> SegmentedControl.Archived {
    var state = SegmentedControl.Archived()
    state.segments = element.children(of: "segments").map { segment in
      let reader = NibReader(segment, resources)
      var result = SegmentedControl.Segment(title: segment["title"], image: reader.image())
      result.width = max(reader.number("width") ?? 0, 0)
      result.isEnabled = reader.flag("enabled") ?? true
      return result
    }
    state.selectedSegmentIndex =
      integer("selectedSegmentIndex").flatMap { state.segments.indices.contains($0) ? $0 : nil }
      ?? SegmentedControl.noSegment
    state.isMomentary = flag("momentary") ?? false
    state.apportionsSegmentWidthsByContent = flag("apportionsSegmentWidthsByContent") ?? false
    state.selectedSegmentTintColor = color("selectedSegmentTintColor")
    return state
  }

  func pageControl() -> PageControl.Archived {
    var state = PageControl.Archived()
    state.numberOfPages = min(max(integer("numberOfPages") ?? 0, 0), 10_000)
    state.currentPage = max(integer("currentPage") ?? 0, 0)
    state.hidesForSinglePage = flag("hidesForSinglePage") ?? false
    state.pageIndicatorTintColor = color("pageIndicatorTintColor")
    state.currentPageIndicatorTintColor = color("currentPageIndicatorTintColor")
    return state
  }

  func progressView() -> ProgressView.Archived {
    var state = ProgressView.Archived()
    state.progressViewStyle = element["progressViewStyle"] == "bar" ? .bar : .default
    state.progress = min(max(float("progress") ?? 0, 0), 1)
    state.progressTintColor = color("progressTintColor")
    state.trackTintColor = color("trackTintColor")
    return state
  }

  func activityIndicatorView() -> ActivityIndicatorView.Archived {
    var state = ActivityIndicatorView.Archived()
    let styles: [String: ActivityIndicatorView.Style] = [
      "whiteLarge": .whiteLarge, "white": .white, "gray": .gray, "medium": .medium,
      "large": .large,
    ]
    state.style = choice("style", styles) ?? .medium
    state.color = color("color")
    state.hidesWhenStopped = flag("hidesWhenStopped") ?? false
    state.isAnimating = flag("animating") ?? false
    return state
  }
}
