import Foundation
import XCTest

@testable import ViewKit

final class StackViewDirectionTests: StackTestCase {
  private let rightToLeft = Environment(traits: TraitCollection(layoutDirection: .rightToLeft))

  /// A stack of a size at the left edge, in a tree of either direction.
  private func makeRow(_ views: [View], width: CGFloat, height: CGFloat = 20) {
    makeStack(views, width: width, height: height)
  }

  func testRowBeginsAtTheRight() {  // 6.1.38, 5.10.5
    root.environment = rightToLeft
    let views = boxes(30, 40)
    makeRow(views, width: 200)
    stack.distribution = .equalSpacing
    stack.spacing = 10
    assertColumns(views, [170...200, 0...40])
    stack.removeArrangedSubview(views[1])
    views[1].removeFromSuperview()
    stack.addArrangedSubview(views[1])
    assertColumns(views, [170...200, 0...40])
  }

  func testRowFollowsAChangeOfDirection() {  // 5.10.4, 6.1.38
    let views = boxes(30, 40)
    makeRow(views, width: 100)
    stack.spacing = 30
    assertColumns(views, [0...30, 60...100])
    root.environment = rightToLeft
    assertColumns(views, [70...100, 0...40])
    root.environment = Environment()
    assertColumns(views, [0...30, 60...100])
  }

  func testDirectionOfTheStackCountsAndNotThatOfItsViews() {  // 6.1.38, 5.10.1
    for distribution in [StackView.Distribution.fill, .equalSpacing, .equalCentering] {
      let views = boxes(30, 40, 50)
      makeRow(views, width: 140)
      stack.distribution = distribution
      stack.spacing = 10
      stack.semanticContentAttribute = .forceRightToLeft
      assertColumns(views, [110...140, 60...100, 0...50])
      views[1].isHidden = true
      stack.distribution = .equalSpacing
      assertColumns(views, [110...140, 105...105, 0...50])
      views[1].isHidden = false
      stack.distribution = distribution
      stack.semanticContentAttribute = .unspecified
      assertColumns(views, [0...30, 40...80, 90...140])
      views[2].semanticContentAttribute = .forceRightToLeft
      assertColumns(views, [0...30, 40...80, 90...140])
    }
  }

  func testPlaybackIsNotMirrored() {  // 5.10.2, 5.10.5
    root.environment = rightToLeft
    let views = boxes(30, 40)
    makeRow(views, width: 70)
    stack.semanticContentAttribute = .playback
    assertColumns(views, [0...30, 30...70])
  }

  func testColumnsMirrorLeadingAndTrailing() {  // 6.1.38
    let views = boxes(30, 40)
    makeStack(views, .vertical, width: 100)
    stack.alignment = .leading
    assertColumns(views, [0...30, 0...40])
    stack.semanticContentAttribute = .forceRightToLeft
    assertColumns(views, [70...100, 60...100])
    stack.alignment = .trailing
    assertColumns(views, [0...30, 0...40])
    stack.semanticContentAttribute = .unspecified
    root.environment = rightToLeft
    assertColumns(views, [0...30, 0...40])
    stack.alignment = .leading
    assertColumns(views, [70...100, 60...100])
  }

  func testDirectionalMarginsMirror() {  // 6.1.36, 6.1.38
    root.environment = rightToLeft
    let views = boxes(30, 40)
    makeRow(views, width: 100)
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins.leading = 30
    assertColumns(views, [40...70, 0...40])
  }
}
