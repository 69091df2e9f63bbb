import Foundation
import Testing
import ViewKit

@Suite struct ControllerStopTests {
  private final class Plain: View {}

  @Test func readingTheViewBeforeAssigningItStops() async {  // 3.1.4, VC-01
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      final class Recursive: ViewController {
        override func loadView() { view.tag = 1 }
      }
      Recursive().loadViewIfNeeded()
    }
    expectStop(result, says: "-[Recursive loadView] reads the view before it has assigned one")
  }

  @Test func loadViewThatLeavesNoViewStops() async {  // 3.1.7
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      final class Empty: ViewController {
        override func loadView() {}
      }
      Empty().loadViewIfNeeded()
    }
    expectStop(
      result,
      says: "NSInternalInconsistencyException: -[Empty loadView] has returned without a view"
    )
  }

  @Test func interfaceFileThatIsNotReadStops() async {  // 3.1.7
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      ViewController(nibName: "Card", bundle: nil).loadViewIfNeeded()
    }
    expectStop(result, says: "Could not load NIB in bundle: 'main' with name 'Card'")
  }

  @Test func oneViewInTwoControllersStops() async {  // 3.1.8
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let (first, second) = (ViewController(), ViewController())
      second.view = first.view
    }
    expectStop(
      result,
      says: "UIViewControllerHierarchyInconsistency: A view can only be associated with at most "
        + "one view controller at a time! View <View; frame = (0 0; 390 844); autoresize = W+H; "
        + "layer = <CALayer>> is associated with <ViewController>. Clear this association before "
        + "associating this view with <ViewController>."
    )
  }

  @Test func pushingTwiceStops() async {  // 3.4.6
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let controller = ViewController()
      NavigationController(rootViewController: controller)
        .pushViewController(controller, animated: true)
    }
    expectStop(
      result,
      says: "NSInvalidArgumentException: Pushing the same view controller instance more than once "
        + "is not supported (<ViewController>)"
    )
  }

  @Test func pushingANavigationControllerStops() async {  // 3.4.6
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      NavigationController().pushViewController(NavigationController(), animated: true)
    }
    expectStop(result, says: "Pushing a navigation controller is not supported")
  }

  @Test func poppingToWhatIsNotThereStops() async {  // 3.4.5
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      NavigationController(rootViewController: ViewController())
        .popToViewController(ViewController(), animated: true)
    }
    expectStop(result, says: "Tried to pop to a view controller that doesn't exist")
  }

  @Test func selectingWhatIsNoTabStops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      TabBarController().selectedViewController = ViewController()
    }
    expectStop(result, says: "only a view controller in the tab bar controller's list")
  }

  @Test func childUnderTheViewOfAnotherControllerStops() async {  // 3.5.6, 1.2.12
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      final class Owner: ViewController {}
      final class Parent: ViewController {}
      final class Child: ViewController {}
      let (owner, parent, child) = (Owner(), Parent(), Child())
      parent.addChild(child)
      let wrapper = View()
      owner.view.addSubview(wrapper)
      wrapper.addSubview(child.view)
    }
    expectStop(
      result,
      says: "UIViewControllerHierarchyInconsistency: child view controller:<Child> should have "
        + "parent view controller:<Owner> but actual parent is:<Parent>"
    )
  }

  @Test func childWhoseViewLiesElsewhereStops() async {  // 3.5.6
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      final class Owner: ViewController {}
      final class Parent: ViewController {}
      final class Child: ViewController {}
      let (owner, parent, child) = (Owner(), Parent(), Child())
      owner.view.addSubview(child.view)
      parent.addChild(child)
    }
    expectStop(
      result,
      says: "child view controller:<Child> should have parent view controller:<Owner> but "
        + "requested parent is:<Parent>"
    )
  }

  @Test func childOfItselfStops() async {  // 3.5.1
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let (parent, child) = (ViewController(), ViewController())
      parent.addChild(child)
      child.addChild(parent)
    }
    expectStop(result, says: "Can't add <ViewController> as a child of itself")
  }

  @Test func transitionBetweenStrangersStops() async {  // 3.5.11
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let parent = ViewController()
      parent.transition(
        from: ViewController(),
        to: ViewController(),
        duration: 0,
        animations: nil
      )
    }
    expectStop(
      result,
      says: "Children view controllers <ViewController> and <ViewController> must have a common "
        + "parent view controller when calling -[UIViewController "
        + "transitionFromViewController:toViewController:duration:options:animations:completion:]"
    )
  }

  @Test func overridingTraitsOfAStrangerStops() async {  // 3.5.12
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      ViewController().setOverrideTraitCollection(nil, forChild: ViewController())
    }
    expectStop(result, says: "is not a child view controller of <ViewController>")
  }

  @Test func presentingItselfStops() async {  // 3.3.11
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let controller = ViewController()
      controller.present(controller, animated: false)
    }
    expectStop(
      result,
      says: "NSInvalidArgumentException: Application tried to present modally a view controller on "
        + "itself. Presenting controller is <ViewController>."
    )
  }

  @Test func presentingAChildStops() async {  // 3.3.11
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let (parent, child) = (ViewController(), ViewController())
      parent.addChild(child)
      ViewController().present(child, animated: false)
    }
    expectStop(result, says: "that has a parent view controller <ViewController>.")
  }

  @Test func presentingWithoutStyleStops() async {  // 3.3.11
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let controller = ViewController()
      controller.modalPresentationStyle = .none
      ViewController().present(controller, animated: false)
    }
    expectStop(result, says: "doesn't have a corresponding presentation controller.")
  }

  @Test func presentingWhatAnotherPresentsStops() async {  // 3.3.11
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let (first, second, presented) = (ViewController(), ViewController(), ViewController())
      let windows = (Window.showing(first), Window.showing(second))
      first.present(presented, animated: false)
      second.present(presented, animated: false)
      _ = windows
    }
    expectStop(result, says: "that is already being presented by <ViewController>.")
  }

  @Test func presentingWhatIsShownStops() async {  // 3.3.11
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let (first, second) = (ViewController(), ViewController())
      let windows = (Window.showing(first), Window.showing(second))
      first.present(second, animated: false)
      _ = windows
    }
    expectStop(
      result,
      says: "Application tried to present modally an active controller <ViewController>."
    )
  }

  @Test func viewThatCannotBeMadeStops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      BaseViewController<Plain>().loadViewIfNeeded()
    }
    expectStop(
      result,
      says: "BaseViewController<Plain> can't make a Plain, which may have an initialiser of its "
        + "own. Make Plain conform to FrameInitializable, or override makeUnderlyingView()."
    )
  }

  @Test func windowSizeThatIsNoNumberStopsBeforeAnythingIsTold() async {  // 1.6.6
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      final class Loud: ViewController {
        override func viewWillTransition(
          to size: CGSize,
          with coordinator: any ViewControllerTransitionCoordinator
        ) { preconditionFailure("told of a size that is no number") }
      }
      Window.showing(Loud()).frame.size.width = .nan
    }
    expectStop(result, says: "CALayerInvalidGeometry: CALayer bounds contains NaN")
  }

  @Test func windowAsASubviewStops() async {  // 1.1.4
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      View().addSubview(Window())
    }
    expectStop(result, says: "as a subview: a window is the root of its tree")
  }
}
