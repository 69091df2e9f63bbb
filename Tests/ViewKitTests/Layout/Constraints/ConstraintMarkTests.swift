import Foundation
import ViewKit
import XCTest

final class ConstraintMarkTests: XCTestCase {
  private let root = CountingView()
  private let middle = CountingView()
  private let leaf = CountingView()

  override func setUp() {
    root.addSubview(middle)
    middle.addSubview(leaf)
    root.layoutIfNeeded()
  }

  private func layouts(after change: () -> Void) -> [Int] {
    let before = [root, middle, leaf].map(\.layouts)
    change()
    root.layoutIfNeeded()
    return zip([root, middle, leaf], before).map { $0.layouts - $1 }
  }

  func testChangesOfAConstraintMakeLayoutDueWhereTheyMove() {  // 4.2.6, LP-07
    leaf.translatesAutoresizingMaskIntoConstraints = false
    let constraint = leaf.leftAnchor.constraint(equalTo: middle.leftAnchor, constant: 10)
    constraint.isActive = true
    root.layoutIfNeeded()
    XCTAssertEqual(layouts { constraint.constant = 60 }, [0, 1, 0])
    XCTAssertEqual(layouts { constraint.constant = 60 }, [0, 0, 0])
    XCTAssertEqual(layouts { constraint.priority = .defaultLow }, [0, 0, 0])
    XCTAssertEqual(layouts { constraint.isActive = false }, [0, 0, 0])
    XCTAssertEqual(layouts { constraint.constant = 5 }, [0, 0, 0])
    XCTAssertEqual(layouts { constraint.priority = .defaultHigh }, [0, 0, 0])
    XCTAssertEqual(layouts { constraint.isActive = true }, [0, 1, 0])
    XCTAssertEqual(leaf.frame.minX, 5)
  }

  func testChangedSizeConcernsTheViewAndItsSuperview() {  // 4.2.1, 4.2.6
    middle.translatesAutoresizingMaskIntoConstraints = false
    let constraint = middle.widthAnchor.constraint(equalToConstant: 10)
    constraint.isActive = true
    root.layoutIfNeeded()
    XCTAssertEqual(layouts { constraint.constant = 20 }, [1, 1, 0])
    let same = middle.widthAnchor.constraint(equalToConstant: 20)
    XCTAssertEqual(layouts { same.isActive = true }, [0, 0, 0])
  }

  func testGuideConcernsItsOwner() {  // 4.2.6
    let guide = LayoutGuide()
    middle.addLayoutGuide(guide)
    let constraint = guide.topAnchor.constraint(equalTo: middle.topAnchor)
    constraint.isActive = true
    root.layoutIfNeeded()
    XCTAssertEqual(layouts { constraint.constant = 7 }, [0, 1, 0])
    XCTAssertEqual(guide.layoutFrame.minY, 7)
  }

  func testFramesStayUntilLayout() {  // 4.2.6
    leaf.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    leaf.leftAnchor.constraint(equalTo: middle.leftAnchor, constant: 10).isActive = true
    XCTAssertEqual(leaf.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  func testConstraintsDoNotAskForAnUpdate() {  // 4.3.3
    leaf.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    root.layoutIfNeeded()
    let updates = [root, middle, leaf].map(\.constraintUpdates)
    XCTAssertEqual(updates, [1, 1, 1])
    let constraint = leaf.topAnchor.constraint(equalTo: middle.topAnchor)
    constraint.isActive = true
    constraint.constant = 4
    constraint.isActive = false
    XCTAssertFalse(leaf.needsUpdateConstraints())
    XCTAssertFalse(middle.needsUpdateConstraints())
    root.layoutIfNeeded()
    XCTAssertEqual([root, middle, leaf].map(\.constraintUpdates), updates)
  }

  func testFirstConstraintEngagesTheTree() {  // 4.3.1, 4.3.4
    XCTAssertEqual([root, middle, leaf].map(\.constraintUpdates), [0, 0, 0])
    leaf.widthAnchor.constraint(equalToConstant: 1).isActive = true
    root.layoutIfNeeded()
    XCTAssertEqual([root, middle, leaf].map(\.constraintUpdates), [1, 1, 1])
  }

  func testGuideEngagesTheTreeOfItsNextOwner() {  // 4.3.4
    let (guide, other) = (LayoutGuide(), View())
    other.addLayoutGuide(guide)
    guide.widthAnchor.constraint(equalToConstant: 1).isActive = true
    leaf.addLayoutGuide(guide)
    root.layoutIfNeeded()
    XCTAssertEqual([root, middle, leaf].map(\.constraintUpdates), [0, 0, 0])
    guide.widthAnchor.constraint(equalToConstant: 1).isActive = true
    root.layoutIfNeeded()
    XCTAssertEqual([root, middle, leaf].map(\.constraintUpdates), [1, 1, 1])
  }

  func testOnlyFlaggedViewsAreAsked() {  // LP-04
    leaf.widthAnchor.constraint(equalToConstant: 1).isActive = true
    root.layoutIfNeeded()
    middle.setNeedsUpdateConstraints()
    root.layoutIfNeeded()
    XCTAssertEqual([root, middle, leaf].map(\.constraintUpdates), [1, 2, 1])
    XCTAssertFalse(middle.needsUpdateConstraints())
    XCTAssertTrue(View().needsUpdateConstraints())
  }

  func testUpdateMayRunManyTimes() {  // LP-01
    final class Updating: View {
      let child = View()
      let isGuarded: Bool
      var updates = 0

      init(isGuarded: Bool) {
        self.isGuarded = isGuarded
        super.init(frame: .zero)
        addSubview(child)
      }

      required init?(coder: NSCoder) { nil }

      override func updateConstraints() {
        updates += 1
        if !isGuarded || updates == 1 {
          LayoutConstraint.activate([
            child.topAnchor.constraint(equalTo: topAnchor),
            child.leftAnchor.constraint(equalTo: leftAnchor),
            child.widthAnchor.constraint(equalTo: widthAnchor),
            child.heightAnchor.constraint(equalTo: heightAnchor),
          ])
        }
        super.updateConstraints()
      }
    }
    for isGuarded in [true, false] {
      let view = Updating(isGuarded: isGuarded)
      for _ in 0..<3 {
        view.setNeedsUpdateConstraints()
        view.layoutIfNeeded()
      }
      XCTAssertEqual(view.updates, 3)
      XCTAssertEqual(view.constraints.count, isGuarded ? 4 : 12)
    }
  }

  func testMasksRestForConstrainedViewsOnly() {  // 4.5.1
    let view = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = View(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    child.autoresizingMask = .flexibleWidth
    child.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(child)
    view.frame.size.width = 110
    XCTAssertEqual(child.frame.width, 60)
    let constraint = child.heightAnchor.constraint(equalToConstant: 5)
    constraint.isActive = true
    view.frame.size.width = 120
    XCTAssertEqual(child.frame.width, 60)
    constraint.isActive = false
    view.frame.size.width = 130
    XCTAssertEqual(child.frame.width, 70)
  }
}
