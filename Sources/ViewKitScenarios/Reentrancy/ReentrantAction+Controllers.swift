import Foundation
import ViewKit

extension ReentrantRun {
  func actOnControllers(_ action: ReentrantAction) {
    switch action {
    case .push: push()
    case .pop:
      if random.oneIn(3) {
        navigation.popToRootViewController(animated: random.oneIn(2))
      } else {
        navigation.popViewController(animated: random.oneIn(2))
      }
    case .select: tabs.selectedIndex = random.below(3)
    case .present: present()
    case .dismiss: random.pick(controllers)?.dismiss(animated: random.oneIn(2))
    case .addChild: addChild()
    case .removeChild: removeChild()
    case .moveRootView: moveRootView()
    case .replaceRoot: replaceRoot()
    case .toggleWindow: windows[1].isHidden.toggle()
    case .flush: random.pick(windows)?.flush()
    default: break
    }
  }

  /// A view controller that has no parent, isn't about to get one, and isn't shown.
  private var free: ReentrantController? {
    random.pick(
      controllers.filter { controller in
        controller.parent == nil && controller.presentingViewController == nil
          && !(controller.isViewLoaded && controller.view.superview != nil)
          && !windows.contains { $0.rootViewController === controller }
          && !(navigation.viewControllers + (tabs.viewControllers ?? [])).contains(controller)
      }
    )
  }

  private func push() {
    guard let controller = free, !navigation.isInside(controller) else { return }
    navigation.pushViewController(controller, animated: random.oneIn(2))
  }

  private func present() {
    guard let presenter = random.pick(controllers), let presented = free, presented !== presenter,
      !presenter.isInside(presented), presenter.isViewLoaded, presenter.view.window != nil
    else { return }
    presented.modalPresentationStyle = random.oneIn(2) ? .fullScreen : .overFullScreen
    presenter.present(presented, animated: random.oneIn(2))
  }

  private func addChild() {
    guard let parent = random.pick(controllers), let child = free, parent !== child,
      !parent.isInside(child)
    else { return }
    parent.addChild(child)
    let (view, place) = (child.view, parent.view)
    // Loading the views may have changed everything.
    guard let view, let place, child.parent === parent, view.superview == nil,
      !place.isDescendant(of: view)
    else { return }
    place.addSubview(view)
    child.didMove(toParent: parent)
  }

  private func removeChild() {
    let children = controllers.filter { $0.parent is ReentrantController }
    guard let child = random.pick(children) else { return }
    child.willMove(toParent: nil)
    child.viewIfLoaded?.removeFromSuperview()
    child.removeFromParent()
  }

  /// Moves the view of a view controller without a parent into a window, or removes it.
  private func moveRootView() {
    guard let controller = free, let window = random.pick(windows) else { return }
    if random.oneIn(2), !controller.view.isDescendant(of: canvas),
      !window.isDescendant(of: controller.view)
    {
      window.addSubview(controller.view)
    } else {
      controller.viewIfLoaded?.removeFromSuperview()
    }
  }

  private func replaceRoot() {
    if random.oneIn(3) {
      windows[1].rootViewController = nil
    } else if let controller = free {
      windows[1].rootViewController = controller
    }
  }
}

extension ViewController {
  /// Whether the view controller is another one or its descendant, as a child or presented.
  fileprivate func isInside(_ other: ViewController) -> Bool {
    var current: ViewController? = self
    while let controller = current {
      if controller === other { return true }
      current = controller.parent ?? controller.presentingViewController
    }
    return false
  }
}
