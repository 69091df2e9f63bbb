import Foundation
import Testing
import XCTest

@testable import ViewKit

final class SliderTests: XCTestCase {
  func testDefaults() {  // 7.15
    let slider = Slider()
    XCTAssertEqual(slider.value, 0)
    XCTAssertEqual(slider.minimumValue, 0)
    XCTAssertEqual(slider.maximumValue, 1)
    XCTAssertTrue(slider.isContinuous)
    XCTAssertNil(slider.minimumValueImage)
    XCTAssertNil(slider.maximumValueImage)
    XCTAssertNil(slider.thumbTintColor)
  }

  func testValueKeepsToTheRange() {  // 7.15
    let slider = Slider()
    slider.value = 2
    XCTAssertEqual(slider.value, 1)
    slider.setValue(-1, animated: true)
    XCTAssertEqual(slider.value, 0)
    slider.value = 0.25
    slider.value = .nan
    XCTAssertEqual(slider.value, 0.25)
    slider.maximumValue = 0.2
    XCTAssertEqual(slider.value, 0.2)
    slider.minimumValue = 0.21
    XCTAssertEqual(slider.value, 0.21)
  }

  func testOneEndOfTheRangePushesTheOther() {  // 7.15
    let slider = Slider()
    slider.minimumValue = 3
    XCTAssertEqual([slider.minimumValue, slider.maximumValue, slider.value], [3, 3, 3])
    slider.maximumValue = 2
    XCTAssertEqual([slider.minimumValue, slider.maximumValue, slider.value], [2, 2, 2])
    slider.minimumValue = .nan
    slider.maximumValue = .nan
    XCTAssertEqual([slider.minimumValue, slider.maximumValue], [2, 2])
    XCTAssertEqual(slider.accessibilityValue, "0%")
  }

  func testProgramSendsNothingAndAPersonSends() {  // 7.22
    let slider = Slider()
    var log: [Float] = []
    slider.addAction(Action { _ in log.append(slider.value) }, for: .valueChanged)
    slider.maximumValue = 10
    slider.value = 9.5
    slider.setValue(9.5, animated: false)
    XCTAssertEqual(log, [])
    slider.accessibilityIncrement()
    slider.accessibilityDecrement()
    slider.sendActions(for: .valueChanged)
    XCTAssertEqual(log, [10, 9, 9])
    slider.isEnabled = false
    slider.accessibilityDecrement()
    XCTAssertEqual(slider.value, 9)
    XCTAssertEqual(log.count, 3)
  }

  func testValueIsAPercentageOfTheRange() {  // 8.1.5
    let slider = Slider()
    slider.minimumValue = -1
    XCTAssertEqual(slider.accessibilityValue, "50%")
    slider.value = 0.338
    XCTAssertEqual(slider.accessibilityValue, "67%")
    slider.maximumValue = .infinity
    XCTAssertEqual(slider.accessibilityValue, "0%")
  }

  func testTapGoesToTheMiddleOfTheThumb() {  // 8.1.10
    let root = View(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let slider = Slider(frame: CGRect(x: 20, y: 10, width: 135, height: 31))
    root.addSubview(slider)
    XCTAssertEqual(slider.accessibilityActivationPoint, CGPoint(x: 37.5, y: 25.5))
    slider.value = 1
    XCTAssertEqual(slider.accessibilityActivationPoint, CGPoint(x: 137.5, y: 25.5))
    slider.semanticContentAttribute = .forceRightToLeft  // 5.10.5
    XCTAssertEqual(slider.accessibilityActivationPoint, CGPoint(x: 37.5, y: 25.5))
    slider.accessibilityActivationPoint = CGPoint(x: 1, y: 2)
    XCTAssertEqual(slider.accessibilityActivationPoint, CGPoint(x: 1, y: 2))
  }

  func testTrackLiesBetweenThePictures() {
    let slider = Slider()
    let bounds = CGRect(x: 0, y: 0, width: 200, height: 31)
    XCTAssertEqual(
      slider.trackRect(forBounds: bounds),
      CGRect(x: 2, y: 13.5, width: 196, height: 4)
    )
    slider.minimumValueImage = Image(size: CGSize(width: 10, height: 11))
    slider.maximumValueImage = Image(size: CGSize(width: 20, height: 21))
    XCTAssertEqual(
      slider.minimumValueImageRect(forBounds: bounds),
      CGRect(x: 0, y: 10, width: 10, height: 11)
    )
    XCTAssertEqual(
      slider.maximumValueImageRect(forBounds: bounds),
      CGRect(x: 180, y: 5, width: 20, height: 21)
    )
    XCTAssertEqual(slider.trackRect(forBounds: bounds).minX, 12)
    XCTAssertEqual(slider.trackRect(forBounds: bounds).maxX, 178)
    slider.semanticContentAttribute = .forceRightToLeft  // 5.10.5
    XCTAssertEqual(slider.minimumValueImageRect(forBounds: bounds).minX, 190)
    XCTAssertEqual(slider.trackRect(forBounds: bounds).minX, 22)
    XCTAssertEqual(slider.trackRect(forBounds: .zero).width, 0)
  }

  func testThumbKeepsToTheTrack() {
    let slider = Slider()
    let bounds = CGRect(x: 0, y: 0, width: 200, height: 31)
    let track = slider.trackRect(forBounds: bounds)
    let thumbs = [0, 0.5, 1].map {
      slider.thumbRect(forBounds: bounds, trackRect: track, value: $0)
    }
    XCTAssertEqual(thumbs.map(\.minX), [2, 84.5, 167])
    XCTAssertEqual(thumbs.map(\.maxX), [33, 115.5, 198])
  }

  func testPictureOfAnotherSizeMovesTheTrack() {
    let slider = Slider()
    slider.layoutIfNeeded()
    slider.minimumValueImage = Image(size: .zero)
    XCTAssertTrue(slider.flags.contains(.needsLayout))
    slider.layoutIfNeeded()
    slider.minimumValueImage = Image(size: .zero, name: "other")
    XCTAssertFalse(slider.flags.contains(.needsLayout))
  }
}
