import Foundation
import XCTest

@testable import ViewKit

/// Code of subclasses that changes the tree, or frees it, while the engine hands frames on.
final class HostileFrameTests: LayoutTestCase {
  /// A view that runs code where layout may ask or tell it something.
  private final class Acting: View {
    var onSafeArea: ((Acting) -> Void)?
    var onBounds: ((Acting) -> Void)?
    var onCenter: ((Acting) -> Void)?
    var onContent: ((Acting) -> Void)?
    var onAlignment: ((Acting) -> Void)?
    var inLayout: ((Acting) -> Void)?
    var safeArea: EdgeInsets?

    override var safeAreaInsets: EdgeInsets {
      onSafeArea?(self)
      return safeArea ?? super.safeAreaInsets
    }

    override var bounds: CGRect { didSet { onBounds?(self) } }

    override var center: CGPoint { didSet { onCenter?(self) } }

    override var alignmentRectInsets: EdgeInsets {
      onAlignment?(self)
      return .zero
    }

    override var intrinsicContentSize: CGSize {
      onContent?(self)
      return CGSize(width: 30, height: 20)
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      inLayout?(self)
    }
  }

  /// The places where the view runs code while its tree is laid out.
  private let places: [(String, ReferenceWritableKeyPath<Acting, ((Acting) -> Void)?>)] = [
    ("safe area", \.onSafeArea), ("bounds", \.onBounds), ("centre", \.onCenter),
    ("content", \.onContent), ("alignment", \.onAlignment), ("layout", \.inLayout),
  ]

  /// A view between others of several classes, with subviews of its own.
  private func makeActing() -> Acting {
    makeRoot(300, 100)
    fix(addView(), 1, 1, 10, 10)
    let acting = add(Acting())
    acting.backgroundColor = .red
    place(acting, x: 20, y: 0)
    constrain(acting, .right, to: root, .right, at: 700)
    pin(addView(to: acting), to: acting, inset: 5)
    pin(add(Label(), to: acting), to: acting, inset: 7)
    pin(addView(), to: root, inset: 5)
    return acting
  }

  /// Runs code once at each of the places, while a tree is laid out anew and after a resize.
  private func atEachPlace(_ action: @escaping (Acting) -> Void) {
    for (name, hook) in places {
      for isLaidOut in [false, true] {
        let acting = makeActing()
        if isLaidOut {
          layOut()
          root.frame.size = CGSize(width: 200, height: 90)
          acting.invalidateIntrinsicContentSize()
        }
        acting[keyPath: hook] = { view in
          view[keyPath: hook] = nil
          action(view)
        }
        layOut()
        acting[keyPath: hook] = nil
        acting.layoutIfNeeded()
        layOut()
        let other = addView()
        fix(other, 7, 8, 9, 10)
        layOut()
        XCTAssertEqual(other.frame, CGRect(x: 7, y: 8, width: 9, height: 10), name)
      }
    }
  }

  func testViewLeavesTheTree() {
    atEachPlace { $0.removeFromSuperview() }
  }

  func testSubviewsAreFreed() {
    atEachPlace { view in
      for subview in view.subviews { subview.removeFromSuperview() }
    }
  }

  func testSiblingsAreFreed() {
    atEachPlace { view in
      for sibling in view.superview?.subviews ?? [] where sibling !== view {
        sibling.removeFromSuperview()
      }
    }
  }

  func testTreeMovesIntoAnotherAndBack() {
    atEachPlace { [unowned self] view in
      let other = View(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      let neighbour = add(View(), to: other)
      pin(neighbour, to: other, inset: 3)
      other.layoutIfNeeded()
      other.addSubview(root)
      other.layoutIfNeeded()
      root.removeFromSuperview()
    }
  }

  func testTreeMovesIntoAnother() {
    var outer: [View] = []
    atEachPlace { [unowned self] _ in
      let other = View(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      outer.append(other)
      pin(add(View(), to: other), to: other, inset: 3)
      other.addSubview(root)
    }
  }

  func testLayoutWithinLayout() {
    atEachPlace { [unowned self] view in
      view.layoutIfNeeded()
      root.layoutIfNeeded()
      _ = view.systemLayoutSizeFitting(.zero)
    }
  }

  func testConflictsWithinLayout() {
    atEachPlace { [unowned self] view in
      constrain(view, .width, plus: 11)
      constrain(view, .width, plus: 12)
      constrain(view, .height, to: root, .height, times: 2)
      root.layoutIfNeeded()
    }
  }

  /// The view alone is held, and its layout does not begin at the root.
  func testRootIsFreed() {
    for (name, hook) in places {
      for isLaidOut in [false, true] {
        let acting = makeActing()
        let inner = add(Acting(), to: acting)
        place(inner, x: 0, y: 0)
        if isLaidOut {
          layOut()
          acting.constraints.first?.constant += 1
          inner.invalidateIntrinsicContentSize()
        }
        weak let freed = root
        for view in [acting, inner] {
          view[keyPath: hook] = { [unowned self] view in
            view[keyPath: hook] = nil
            root = View()
          }
        }
        acting.layoutIfNeeded()
        acting[keyPath: hook] = nil
        inner[keyPath: hook] = nil
        root = View()
        XCTAssertNil(freed, name)
        acting.setNeedsLayout()
        acting.layoutIfNeeded()
        XCTAssertNil(acting.superview, name)
      }
    }
  }

  func testRootIsFreedByItsConflictObserver() {
    makeRoot(300, 100)
    let view = addView()
    fix(view, 0, 0, 10, 10)
    layOut()
    constrain(view, .width, plus: 20)
    constrain(view, .height, plus: 20)
    weak let freed = root
    var reports = 0
    root.layoutConflictObserver = { [unowned self] _ in
      reports += 1
      root = View()
    }
    view.setNeedsLayout()
    view.layoutIfNeeded()
    XCTAssertEqual(reports, 2)
    XCTAssertNil(freed)
  }

  func testOverriddenSafeAreaReachesPlainSubviews() {
    let window = Window(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let outer = Acting(frame: window.bounds)
    outer.backgroundColor = .red
    outer.safeArea = EdgeInsets(top: 30, left: 0, bottom: 0, right: 0)
    window.addSubview(outer)
    let view = addView(to: outer)
    for attribute in [LayoutConstraint.Attribute.left, .right] {
      constrain(view, attribute, to: outer, attribute)
    }
    constrain(view, .height, plus: 50)
    let top = constrain(view, .top, to: outer, .top, plus: 10)
    window.layoutIfNeeded()
    XCTAssertEqual(view.safeAreaInsets.top, 20)
    top.constant = 25
    window.layoutIfNeeded()
    XCTAssertEqual(view.safeAreaInsets.top, 5)
  }
}
