import Foundation
import XCTest

@testable import ViewKit

final class MoreControlCodingTests: XCTestCase {
  private let image = Image(size: CGSize(width: 3, height: 4), name: "star")

  func testSwitchSurvivesAnArchive() throws {
    let view = Switch(frame: CGRect(x: 1, y: 2, width: 0, height: 0))
    view.isOn = true
    view.isEnabled = false
    view.onTintColor = .red
    view.thumbTintColor = .blue
    let read = try archivedCopy(of: view)
    XCTAssertTrue(read.isOn)
    XCTAssertFalse(read.isEnabled)
    XCTAssertEqual(read.onTintColor, .red)
    XCTAssertEqual(read.thumbTintColor, .blue)
    XCTAssertEqual(read.frame, view.frame)
  }

  func testSliderSurvivesAnArchive() throws {
    let slider = Slider()
    slider.minimumValue = -5
    slider.maximumValue = -1
    slider.value = -2
    slider.isContinuous = false
    slider.minimumValueImage = image
    slider.maximumValueImage = Image(size: .zero)
    slider.minimumTrackTintColor = .red
    slider.maximumTrackTintColor = .green
    slider.thumbTintColor = .blue
    let read = try archivedCopy(of: slider)
    XCTAssertEqual([read.minimumValue, read.maximumValue, read.value], [-5, -1, -2])
    XCTAssertFalse(read.isContinuous)
    XCTAssertEqual(read.minimumValueImage, image)
    XCTAssertEqual(read.maximumValueImage, Image(size: .zero))
    XCTAssertEqual(read.minimumTrackTintColor, .red)
    XCTAssertEqual(read.maximumTrackTintColor, .green)
    XCTAssertEqual(read.thumbTintColor, .blue)
  }

  func testProgressViewSurvivesAnArchive() throws {
    let view = ProgressView(progressViewStyle: .bar)
    view.progress = 0.25
    view.progressTintColor = .red
    view.trackTintColor = .blue
    let read = try archivedCopy(of: view)
    XCTAssertEqual(read.progressViewStyle, .bar)
    XCTAssertEqual(read.progress, 0.25)
    XCTAssertEqual(read.progressTintColor, .red)
    XCTAssertEqual(read.trackTintColor, .blue)
  }

  func testActivityIndicatorSurvivesAnArchive() throws {
    let view = ActivityIndicatorView(style: .large)
    view.color = .red
    view.startAnimating()
    let read = try archivedCopy(of: view)
    XCTAssertEqual(read.style, .large)
    XCTAssertEqual(read.color, .red)
    XCTAssertTrue(read.isAnimating)
    XCTAssertFalse(read.isHidden)
    view.stopAnimating()
    view.hidesWhenStopped = false
    XCTAssertFalse(try archivedCopy(of: view).isHidden)
    XCTAssertFalse(try archivedCopy(of: view).hidesWhenStopped)
    XCTAssertTrue(try archivedCopy(of: ActivityIndicatorView()).isHidden)
  }

  func testSegmentedControlSurvivesAnArchiveWithoutItsActions() throws {
    let control = SegmentedControl(items: ["A", image, Action(title: "C") { _ in }])
    control.setWidth(40, forSegmentAt: 1)
    control.setEnabled(false, forSegmentAt: 0)
    control.selectedSegmentIndex = 1
    control.isMomentary = true
    control.apportionsSegmentWidthsByContent = true
    control.selectedSegmentTintColor = .red
    let read = try archivedCopy(of: control)
    XCTAssertEqual(read.numberOfSegments, 3)
    XCTAssertEqual(read.titleForSegment(at: 0), "A")
    XCTAssertFalse(read.isEnabledForSegment(at: 0))
    XCTAssertEqual(read.imageForSegment(at: 1), image)
    XCTAssertEqual(read.widthForSegment(at: 1), 40)
    XCTAssertEqual(read.titleForSegment(at: 2), "C")
    XCTAssertNil(read.actionForSegment(at: 2))
    XCTAssertEqual(read.selectedSegmentIndex, 1)
    XCTAssertTrue(read.isMomentary)
    XCTAssertTrue(read.apportionsSegmentWidthsByContent)
    XCTAssertEqual(read.selectedSegmentTintColor, .red)
    XCTAssertEqual(read.intrinsicContentSize, control.intrinsicContentSize)
  }

  func testStepperSurvivesAnArchive() throws {
    let stepper = Stepper()
    stepper.maximumValue = 500
    stepper.minimumValue = 200
    stepper.stepValue = 50
    stepper.value = 300
    stepper.wraps = true
    stepper.autorepeat = false
    stepper.isContinuous = false
    let read = try archivedCopy(of: stepper)
    XCTAssertEqual([read.minimumValue, read.maximumValue], [200, 500])
    XCTAssertEqual([read.stepValue, read.value], [50, 300])
    XCTAssertTrue(read.wraps)
    XCTAssertFalse(read.autorepeat)
    XCTAssertFalse(read.isContinuous)
  }

  func testPageControlSurvivesAnArchive() throws {
    let control = PageControl()
    control.numberOfPages = 4
    control.currentPage = 2
    control.hidesForSinglePage = true
    control.pageIndicatorTintColor = .red
    control.currentPageIndicatorTintColor = .blue
    control.backgroundStyle = .minimal
    control.allowsContinuousInteraction = false
    control.preferredIndicatorImage = image
    control.setIndicatorImage(Image(size: .zero), forPage: 3)
    let read = try archivedCopy(of: control)
    XCTAssertEqual([read.numberOfPages, read.currentPage], [4, 2])
    XCTAssertTrue(read.hidesForSinglePage)
    XCTAssertEqual(read.pageIndicatorTintColor, .red)
    XCTAssertEqual(read.currentPageIndicatorTintColor, .blue)
    XCTAssertEqual(read.backgroundStyle, .minimal)
    XCTAssertFalse(read.allowsContinuousInteraction)
    XCTAssertEqual(read.preferredIndicatorImage, image)
    XCTAssertEqual(read.indicatorImage(forPage: 3), Image(size: .zero))
  }

  func testTextFieldSurvivesAnArchive() throws {
    let field = TextField()
    field.text = "Ada"
    field.placeholder = "Name"
    field.font = .boldSystemFont(ofSize: 20)
    field.textColor = .red
    field.textAlignment = .center
    field.adjustsFontForContentSizeCategory = true
    field.adjustsFontSizeToFitWidth = true
    field.minimumFontSize = 9
    field.clearsOnBeginEditing = true
    field.clearButtonMode = .whileEditing
    field.borderStyle = .roundedRect
    field.background = image
    field.leftView = View(frame: CGRect(x: 0, y: 0, width: 7, height: 8))
    field.leftViewMode = .always
    field.rightView = Label()
    setSettings(of: field)
    let read = try archivedCopy(of: field)
    XCTAssertEqual(read.text, "Ada")
    XCTAssertEqual(read.placeholder, "Name")
    XCTAssertEqual(read.font, .boldSystemFont(ofSize: 20))
    XCTAssertEqual(read.textColor, .red)
    XCTAssertEqual(read.textAlignment, .center)
    XCTAssertTrue(read.adjustsFontForContentSizeCategory)
    XCTAssertTrue(read.adjustsFontSizeToFitWidth)
    XCTAssertEqual(read.minimumFontSize, 9)
    XCTAssertTrue(read.clearsOnBeginEditing)
    XCTAssertEqual(read.clearButtonMode, .whileEditing)
    XCTAssertEqual(read.borderStyle, .roundedRect)
    XCTAssertEqual(read.background, image)
    XCTAssertEqual(read.subviews, [read.leftView])
    XCTAssertEqual(read.leftView?.frame.size, CGSize(width: 7, height: 8))
    XCTAssertTrue(read.rightView is Label)
    XCTAssertEqual(read.intrinsicContentSize, field.intrinsicContentSize)
    expectSettings(of: read)
  }

  func testTextViewSurvivesAnArchive() throws {
    let view = TextView()
    view.text = "Ada"
    view.font = .boldSystemFont(ofSize: 20)
    view.textColor = .red
    view.textAlignment = .right
    view.adjustsFontForContentSizeCategory = true
    view.isEditable = false
    view.isSelectable = false
    view.isScrollEnabled = false
    view.textContainerInset = .zero
    view.textContainer.lineFragmentPadding = 1
    view.textContainer.maximumNumberOfLines = 2
    view.textContainer.lineBreakMode = .byCharWrapping
    setSettings(of: view)
    let read = try archivedCopy(of: view)
    XCTAssertEqual(read.text, "Ada")
    XCTAssertEqual(read.font, .boldSystemFont(ofSize: 20))
    XCTAssertEqual(read.textColor, .red)
    XCTAssertEqual(read.textAlignment, .right)
    XCTAssertTrue(read.adjustsFontForContentSizeCategory)
    XCTAssertFalse(read.isEditable)
    XCTAssertFalse(read.isSelectable)
    XCTAssertFalse(read.isScrollEnabled)
    XCTAssertEqual(read.textContainerInset, .zero)
    XCTAssertEqual(read.textContainer.lineFragmentPadding, 1)
    XCTAssertEqual(read.textContainer.maximumNumberOfLines, 2)
    XCTAssertEqual(read.textContainer.lineBreakMode, .byCharWrapping)
    XCTAssertEqual(read.intrinsicContentSize, view.intrinsicContentSize)
    expectSettings(of: read)
  }

  private func setSettings(of field: any TextInputTraits) {
    field.autocapitalizationType = .words
    field.autocorrectionType = .no
    field.spellCheckingType = .yes
    field.keyboardType = .URL
    field.returnKeyType = .done
    field.enablesReturnKeyAutomatically = true
    field.isSecureTextEntry = true
    field.textContentType = .newPassword
  }

  private func expectSettings(of field: any TextInputTraits) {
    XCTAssertEqual(field.autocapitalizationType, .words)
    XCTAssertEqual(field.autocorrectionType, .no)
    XCTAssertEqual(field.spellCheckingType, .yes)
    XCTAssertEqual(field.keyboardType, .URL)
    XCTAssertEqual(field.returnKeyType, .done)
    XCTAssertTrue(field.enablesReturnKeyAutomatically)
    XCTAssertTrue(field.isSecureTextEntry)
    XCTAssertEqual(field.textContentType, .newPassword)
  }

  func testCoderWithoutKeysGivesDefaults() throws {
    XCTAssertEqual(try XCTUnwrap(Switch(coder: NSCoder())).frame.size.width, 51)
    XCTAssertEqual(try XCTUnwrap(Slider(coder: NSCoder())).maximumValue, 1)
    XCTAssertEqual(try XCTUnwrap(ProgressView(coder: NSCoder())).progress, 0)
    XCTAssertTrue(try XCTUnwrap(ActivityIndicatorView(coder: NSCoder())).isHidden)
    XCTAssertEqual(try XCTUnwrap(SegmentedControl(coder: NSCoder())).numberOfSegments, 0)
    XCTAssertEqual(try XCTUnwrap(Stepper(coder: NSCoder())).maximumValue, 100)
    XCTAssertEqual(try XCTUnwrap(PageControl(coder: NSCoder())).numberOfPages, 0)
    let field = try XCTUnwrap(TextField(coder: NSCoder()))
    XCTAssertEqual(field.text, "")
    field.encode(with: NSCoder())
    let view = try XCTUnwrap(TextView(coder: NSCoder()))
    XCTAssertTrue(view.isScrollEnabled)
    view.isScrollEnabled = false
    view.updateConstraintsIfNeeded()
    view.textContainer.lineFragmentPadding = 0
    XCTAssertTrue(view.needsUpdateConstraints())
  }
}
