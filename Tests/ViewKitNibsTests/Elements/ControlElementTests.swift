import Foundation
import Testing
import ViewKit
import ViewKitNibs

/// Controls, progress and date pickers, as their elements set them up.
@Suite struct ControlElementTests: ElementSuite {
  @Test func statesOfControlsAreThoseOfTheFile() throws {
    let name = "button"
    try expect(name, \Button.isEnabled, missing: true, [("enabled=\"NO\"", false)])
    try expect(name, \Button.isSelected, missing: false, [("selected=\"YES\"", true)])
    try expect(name, \Button.isHighlighted, missing: false, [("highlighted=\"YES\"", true)])
    try expect(
      name,
      \Button.contentHorizontalAlignment,
      missing: .center,
      [
        ("contentHorizontalAlignment=\"left\"", .left),
        ("contentHorizontalAlignment=\"fill\"", .fill),
      ]
    )
    try expect(
      name,
      \Button.contentVerticalAlignment,
      missing: .center,
      [("contentVerticalAlignment=\"top\"", .top), ("contentVerticalAlignment=\"fill\"", .fill)]
    )
  }

  @Test func buttonsAreSetUpByTheirElement() throws {
    let name = "button"
    try expect(
      name,
      \Button.buttonType,
      missing: .custom,
      [("buttonType=\"roundedRect\"", .system)]
    )
    try expect(
      name,
      \Button.contentEdgeInsets,
      missing: .zero,
      [
        (insets("contentEdgeInsets"), insets),
        (
          "<buttonConfiguration key=\"configuration\" title=\"A\"/>",
          EdgeInsets(top: 7, left: 12, bottom: 7, right: 12)
        ),
      ]
    )
    try expect(name, \Button.titleEdgeInsets, missing: .zero, [(insets("titleEdgeInsets"), insets)])
    try expect(name, \Button.imageEdgeInsets, missing: .zero, [(insets("imageEdgeInsets"), insets)])
    let button: Button = try make(
      name,
      "<state key=\"selected\" title=\"S\" image=\"pic\">\(color("titleColor"))</state>"
    )
    #expect(button.title(for: .selected) == "S")
    #expect(button.titleColor(for: .selected) == color)
    #expect(button.image(for: .selected)?.size == CGSize(width: 10, height: 20))
    #expect(button.title(for: .normal) == nil)
    let configured: Button = try make(
      name,
      """
      <buttonConfiguration key="configuration" style="plain" title="C" image="pic">\
      <fontDescription key="titleFontDescription" type="system" pointSize="23"/>\
      </buttonConfiguration>
      """
    )
    #expect(configured.buttonType == .system)
    #expect(configured.title(for: .normal) == "C")
    #expect(configured.image(for: .normal)?.size == CGSize(width: 10, height: 20))
    #expect(configured.titleLabel?.font == .systemFont(ofSize: 23))
    let large: Button = try make(name, "<buttonConfiguration key=\"configuration\" title=\"C\"/>")
    #expect(large.titleLabel?.font == .systemFont(ofSize: 17))
  }

  @Test func switchesAreSetUpByTheirElement() throws {
    let name = "switch"
    try expect(name, \Switch.isOn, missing: false, [("on=\"YES\"", true)])
    try expect(name, \Switch.onTintColor, missing: nil, [(color("onTintColor"), color)])
    try expect(name, \Switch.thumbTintColor, missing: nil, [(color("thumbTintColor"), color)])
  }

  @Test func slidersAreSetUpByTheirElement() throws {
    let name = "slider"
    try expect(
      name,
      \Slider.minimumValue,
      missing: 0,
      [("minValue=\"-3\" maxValue=\"5\"", -3), ("minimumValue=\"-4\"", -4)]
    )
    try expect(
      name,
      \Slider.maximumValue,
      missing: 1,
      [("maxValue=\"7\"", 7), ("maximumValue=\"8\"", 8)]
    )
    try expect(name, \Slider.value, missing: 0, [("value=\"0.5\"", 0.5)])
    try expect(name, \Slider.isContinuous, missing: true, [("continuous=\"NO\"", false)])
    let size = CGSize(width: 10, height: 20)
    try expect(
      name,
      \Slider.minimumValueImage?.size,
      missing: nil,
      [("minimumValueImage=\"pic\"", size)]
    )
    try expect(
      name,
      \Slider.maximumValueImage?.size,
      missing: nil,
      [("maximumValueImage=\"pic\"", size)]
    )
    for (key, property) in [
      ("minimumTrackTintColor", \Slider.minimumTrackTintColor),
      ("maximumTrackTintColor", \Slider.maximumTrackTintColor),
      ("thumbTintColor", \Slider.thumbTintColor),
    ] {
      try expect(name, property, missing: nil, [(color(key), color)])
    }
  }

  @Test func steppersAreSetUpByTheirElement() throws {
    let name = "stepper"
    try expect(name, \Stepper.minimumValue, missing: 0, [("minimumValue=\"-3\"", -3)])
    try expect(name, \Stepper.maximumValue, missing: 100, [("maximumValue=\"7\"", 7)])
    try expect(name, \Stepper.stepValue, missing: 1, [("stepValue=\"5\"", 5)])
    try expect(name, \Stepper.value, missing: 0, [("value=\"5\"", 5)])
    try expect(name, \Stepper.wraps, missing: false, [("wraps=\"YES\"", true)])
    try expect(name, \Stepper.autorepeat, missing: true, [("autorepeat=\"NO\"", false)])
    try expect(name, \Stepper.isContinuous, missing: true, [("continuous=\"NO\"", false)])
  }

  @Test func segmentedControlsAreSetUpByTheirElement() throws {
    let name = "segmentedControl"
    try expect(name, \SegmentedControl.isMomentary, missing: false, [("momentary=\"YES\"", true)])
    try expect(
      name,
      \SegmentedControl.apportionsSegmentWidthsByContent,
      missing: false,
      [("apportionsSegmentWidthsByContent=\"YES\"", true)]
    )
    try expect(
      name,
      \SegmentedControl.selectedSegmentTintColor,
      missing: nil,
      [(color("selectedSegmentTintColor"), color)]
    )
    let control: SegmentedControl = try make(
      name,
      "<segments><segment title=\"A\" width=\"-4\"/><segment image=\"pic\"/></segments>"
    )
    #expect(control.widthForSegment(at: 0) == 0)
    #expect(control.isEnabledForSegment(at: 0))
    #expect(control.imageForSegment(at: 1)?.size == CGSize(width: 10, height: 20))
    #expect(control.selectedSegmentIndex == SegmentedControl.noSegment)
  }

  @Test func pageControlsAreSetUpByTheirElement() throws {
    let name = "pageControl"
    try expect(
      name,
      \PageControl.numberOfPages,
      missing: 0,
      [
        ("numberOfPages=\"5\"", 5), ("numberOfPages=\"-5\"", 0),
        ("numberOfPages=\"20000\"", 10_000),
      ]
    )
    try expect(
      name,
      \PageControl.currentPage,
      missing: 0,
      [("numberOfPages=\"5\" currentPage=\"2\"", 2), ("numberOfPages=\"5\" currentPage=\"-2\"", 0)]
    )
    try expect(
      name,
      \PageControl.pageIndicatorTintColor,
      missing: nil,
      [(color("pageIndicatorTintColor"), color)]
    )
    try expect(
      name,
      \PageControl.currentPageIndicatorTintColor,
      missing: nil,
      [(color("currentPageIndicatorTintColor"), color)]
    )
  }

  @Test func progressIsSetUpByItsElement() throws {
    let name = "progressView"
    try expect(
      name,
      \ProgressView.progress,
      missing: 0,
      [("progress=\"0.25\"", 0.25), ("progress=\"-1\"", 0), ("progress=\"2\"", 1)]
    )
    try expect(
      name,
      \ProgressView.progressViewStyle,
      missing: .default,
      [("progressViewStyle=\"bar\"", .bar)]
    )
    try expect(
      name,
      \ProgressView.progressTintColor,
      missing: nil,
      [(color("progressTintColor"), color)]
    )
    try expect(name, \ProgressView.trackTintColor, missing: nil, [(color("trackTintColor"), color)])
    let indicator = "activityIndicatorView"
    try expect(
      indicator,
      \ActivityIndicatorView.style,
      missing: .medium,
      [("style=\"large\"", .large), ("style=\"gray\"", .gray)]
    )
    try expect(
      indicator,
      \ActivityIndicatorView.hidesWhenStopped,
      missing: false,
      [("hidesWhenStopped=\"YES\"", true)]
    )
    try expect(
      indicator,
      \ActivityIndicatorView.isAnimating,
      missing: false,
      [("animating=\"YES\"", true)]
    )
    let coloured: ActivityIndicatorView = try make(indicator, color("color"))
    #expect(coloured.color == color)
  }

  @Test func datePickersAreSetUpByTheirElement() throws {
    let name = "datePicker"
    try expect(
      name,
      \DatePicker.datePickerMode,
      missing: .dateAndTime,
      [
        ("datePickerMode=\"time\"", .time), ("datePickerMode=\"date\"", .date),
        ("datePickerMode=\"countDownTimer\"", .countDownTimer),
      ]
    )
    try expect(
      name,
      \DatePicker.minuteInterval,
      missing: 1,
      [
        ("minuteInterval=\"5\"", 5), ("minuteInterval=\"0\"", 1), ("minuteInterval=\"45\"", 30),
      ]
    )
    func date(_ key: String, _ seconds: String) -> String {
      "<date key=\"\(key)\" timeIntervalSinceReferenceDate=\"\(seconds)\"/>"
    }
    let day = Date(timeIntervalSinceReferenceDate: 86_400)
    let picked: DatePicker = try make(name, date("date", "86400"))
    #expect(picked.date == day)
    try expect(
      name,
      \DatePicker.minimumDate,
      missing: nil,
      [(date("minimumDate", "86400"), day), (date("minimumDate", "1e13"), nil)]
    )
    try expect(name, \DatePicker.maximumDate, missing: nil, [(date("maximumDate", "86400"), day)])
  }
}
