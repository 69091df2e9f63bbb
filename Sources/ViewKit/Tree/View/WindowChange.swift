/// The passage of a subtree from one window to another, or out of or into one.
///
/// Every view of the subtree is told, parents first. Callbacks may change the tree: what they add
/// takes part in the steps that are still to come, and what they remove is passed over.
struct WindowChange {
  private let root: View
  private let old: Window?
  private let new: Window?

  /// The views that have come into the new window.
  private var views: [View] = []

  /// Describes the change, or returns nil when the window stays the same.
  @inline(__always)
  init?(of view: View, to window: Window?) {
    guard view.storedWindow !== window else { return nil }
    self.root = view
    self.old = view.storedWindow
    self.new = window
  }

  /// Tells the views and their controllers what is going to happen.
  func announce() {
    var pending = [(view: root, superview: root.storedSuperview)]
    while let (view, superview) = pending.popLast() {
      guard view.storedSuperview === superview, view.storedWindow === old else { continue }
      view.rootOwner?.rootViewWillMove(to: new, within: root)
      LifecycleRecorder.note(.willMoveToWindow(isNil: new == nil), view)
      view.willMove(toWindow: new)
      pending.append(contentsOf: view.storedSubviews.reversed().map { ($0, view) })
    }
  }

  /// Changes the window of every view.
  mutating func apply() {
    var views: [View] = []
    root.forEachInSubtree { view in
      view.storedWindow = new
      views.append(view)
      return true
    }
    self.views = views
  }

  /// Tells the views what has happened.
  func report() {
    for view in views where view.storedWindow === new {
      LifecycleRecorder.note(.didMoveToWindow, view)
      view.didMoveToWindow()
    }
  }

  /// Tells the controllers of the views, once the tree is whole.
  func finish() {
    for view in views where view.storedWindow === new {
      view.rootOwner?.rootViewDidMove(to: new)
    }
  }
}

extension View {
  /// Has the controllers below agree with the window that their views are in, after another one was
  /// announced.
  func settleAppearances() {
    var owners: [any RootViewOwner] = []
    forEachInSubtree { view in
      if let owner = view.rootOwner { owners.append(owner) }
      return true
    }
    for owner in owners {
      owner.rootViewDidStay(within: self)
    }
  }
}
