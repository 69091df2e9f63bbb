import Foundation
import ViewKit
import XCTest

final class ViewDefaultsTests: XCTestCase {
  func testNewViewHasUIKitsDefaults() {  // 1.1.1
    let view = View()
    XCTAssertEqual(view.frame, .zero)
    XCTAssertEqual(view.bounds, .zero)
    XCTAssertEqual(view.center, .zero)
    XCTAssertEqual(view.transform, .identity)
    XCTAssertEqual(view.alpha, 1)
    XCTAssertFalse(view.isHidden)
    XCTAssertTrue(view.isOpaque)
    XCTAssertNil(view.backgroundColor)
    XCTAssertFalse(view.clipsToBounds)
    XCTAssertTrue(view.isUserInteractionEnabled)
    XCTAssertFalse(view.isMultipleTouchEnabled)
    XCTAssertTrue(view.autoresizesSubviews)
    XCTAssertEqual(view.autoresizingMask, [])
    XCTAssertTrue(view.translatesAutoresizingMaskIntoConstraints)
    XCTAssertEqual(view.contentMode, .scaleToFill)
    XCTAssertEqual(view.tag, 0)
    XCTAssertEqual(view.semanticContentAttribute, .unspecified)
    XCTAssertNil(view.superview)
    XCTAssertNil(view.window)
    XCTAssertTrue(view.subviews.isEmpty)
  }

  func testMarginsAreEightOnEverySide() {  // 1.1.3
    let view = View()
    XCTAssertEqual(view.layoutMargins, EdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    XCTAssertFalse(view.preservesSuperviewLayoutMargins)
    XCTAssertTrue(view.insetsLayoutMarginsFromSafeArea)
  }

  func testNewViewIsDueForOneLayoutWithoutSizeOrSuperview() {  // 1.1.5
    let view = CountingView()
    XCTAssertEqual(view.layouts, 0)
    view.layoutIfNeeded()
    XCTAssertEqual(view.layouts, 1)
    view.layoutIfNeeded()
    XCTAssertEqual(view.layouts, 1)
  }

  func testInitWithoutFrameGoesThroughInitWithFrame() {  // 2.1
    final class Sub: View {
      var frames: [CGRect] = []

      override init(frame: CGRect) {
        super.init(frame: frame)
        frames.append(frame)
      }

      required init?(coder: NSCoder) {
        super.init(coder: coder)
      }
    }
    XCTAssertEqual(Sub().frames, [.zero])
  }

  func testStoredAttributesReadBack() {
    let view = View()
    view.isHidden = true
    view.isOpaque = false
    view.clipsToBounds = true
    view.isUserInteractionEnabled = false
    view.isMultipleTouchEnabled = true
    view.autoresizesSubviews = false
    view.translatesAutoresizingMaskIntoConstraints = false
    view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    view.contentMode = .topRight
    view.backgroundColor = .systemBlue
    XCTAssertTrue(view.isHidden)
    XCTAssertFalse(view.isOpaque)
    XCTAssertTrue(view.clipsToBounds)
    XCTAssertFalse(view.isUserInteractionEnabled)
    XCTAssertTrue(view.isMultipleTouchEnabled)
    XCTAssertFalse(view.autoresizesSubviews)
    XCTAssertFalse(view.translatesAutoresizingMaskIntoConstraints)
    XCTAssertEqual(view.autoresizingMask, [.flexibleWidth, .flexibleTopMargin])
    XCTAssertEqual(view.contentMode, .topRight)
    XCTAssertEqual(view.backgroundColor, .systemBlue)
    view.backgroundColor = nil
    XCTAssertNil(view.backgroundColor)
  }

  func testAlphaAndHiddenStayOwnValues() {  // 1.9.1, 1.9.4
    let (parent, child) = (View(), View())
    parent.addSubview(child)
    parent.alpha = 0.3
    parent.isHidden = true
    XCTAssertEqual(parent.alpha, 0.3)
    XCTAssertEqual(child.alpha, 1)
    XCTAssertFalse(child.isHidden)
    child.alpha = 1.5
    XCTAssertEqual(child.alpha, 1)
    child.alpha = -1
    XCTAssertEqual(child.alpha, 0)
  }

  func testValuesThatAreNoNumbersChangeNothing() {  // F2-15
    let view = View()
    view.alpha = 0.5
    view.alpha = .nan
    view.layer.opacity = .nan
    XCTAssertEqual(view.alpha, 0.5)
    let picker = DatePicker()
    picker.countDownDuration = 60
    picker.countDownDuration = .nan
    XCTAssertEqual(picker.countDownDuration, 60)
    let (slider, stepper, progress) = (Slider(), Stepper(), ProgressView())
    slider.value = 0.5
    slider.value = .nan
    slider.minimumValue = .nan
    slider.maximumValue = .nan
    XCTAssertEqual([slider.minimumValue, slider.value, slider.maximumValue], [0, 0.5, 1])
    stepper.value = 5
    stepper.value = .nan
    XCTAssertEqual(stepper.value, 5)
    progress.progress = 0.5
    progress.progress = .nan
    XCTAssertEqual(progress.progress, 0.5)
  }

  func testBaselinesAreThoseOfTheViewThatAClassNames() {
    final class Card: View {
      let first = Label()
      let last = Label()

      override var forFirstBaselineLayout: View { first }
      override var forLastBaselineLayout: View { last }
    }
    let (card, plain) = (Card(), View())
    XCTAssertTrue(card.forBaselineLayout() === card.last)
    XCTAssertTrue(plain.forBaselineLayout() === plain)
    XCTAssertTrue(plain.forFirstBaselineLayout === plain)
  }

  func testAnimationIsItsEndAndThenCompletes() {
    let view = View()
    var finished: [Bool] = []
    View.animate(
      withDuration: 1,
      animations: { view.alpha = 0.5 },
      completion: { finished.append($0 && view.alpha == 0.5) }
    )
    XCTAssertEqual(finished, [true])
    View.performWithoutAnimation { view.alpha = 0.25 }
    XCTAssertEqual(view.alpha, 0.25)
  }
}
