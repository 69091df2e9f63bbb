import Foundation

extension ViewController {
  /// The frame of a root view that nothing else gives one: a phone's screen in portrait.
  static var defaultViewFrame: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }

  /// The class, as messages name it.
  var printName: String { String(describing: type(of: self)) }

  // MARK: Loading

  /// Returns the root view, and loads it when there is none.
  func loadedView() -> View? {
    guard loadViewAlone() else { return storedView }
    LifecycleRecorder.note(.viewDidLoad, self)
    viewDidLoad()
    didLoadView()
    return storedView
  }

  /// Makes the root view without telling; false when it is there already.
  func loadViewAlone() -> Bool {
    guard storedView == nil else { return false }
    if isLoadingView { stop(.recursiveLoading(self)) }
    isLoadingView = true
    LifecycleRecorder.note(.loadView, self)
    loadView()
    isLoadingView = false
    if storedView == nil { stop(.noViewLoaded(self)) }
    return true
  }

  /// Makes the view that a source has, or a plain one where neither a source nor a name was given.
  func loadDefaultView() {
    if loadViewFromSource() { return }
    if let nibName { stop(.interfaceFile(nibName, self)) }
    installPlainView()
  }

  package func installPlainView() {
    let plain = View(frame: Self.defaultViewFrame)
    plain.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = plain
  }

  // MARK: The tie between view and controller

  /// Tells whether setting the root view to a view would be no programmer error.
  package func canTakeView(_ view: View) -> Bool {
    guard view !== storedView else { return true }
    guard view.controller == nil, !(view is Window) else { return false }
    guard let superview = storedView?.storedSuperview else { return true }
    return view !== superview && !superview.isDescendant(of: view)
  }

  /// Makes a view the root view, in the place of the one before; nil lets go of it.
  func replaceView(with view: View?) {
    let old = storedView
    guard view !== old else { return }
    if let view, let owner = view.controller { stop(.ownedView(view, of: owner, taker: self)) }
    guard let view else {
      old?.removeFromSuperview()
      abandonView()
      return
    }
    if let superview = old?.storedSuperview {
      superview.checkCanAdd(view)
    }
    abandonView()
    storedView = view
    view.becomeRoot(of: self)
    if let old, let superview = old.storedSuperview {
      view.frame = old.frame
      superview.insertSubview(view, belowSubview: old)
      old.removeFromSuperview()
    }
  }

  /// Unties the root view, which may live on.
  func abandonView() {
    let isLastHolder = isKnownUniquelyReferenced(&storedView)
    storedView?.ceaseToBeRoot(isDying: isLastHolder)
    storedView = nil
  }

  /// Hands a diagnostic to the nearest observer above the root view, or to an ancestor's.
  package func report(_ diagnostic: Diagnostic) {
    var controller: ViewController? = self
    while let current = controller {
      if let view = current.storedView {
        view.report(diagnostic)
        return
      }
      controller = current.storedParent
    }
    diagnostic.print()
  }
}

extension View {
  /// Ties the view to a controller, whose margins, insets and traits then hold for it.
  fileprivate func becomeRoot(of controller: ViewController) {
    rememberMargins()
    let extras = ensureExtras()
    extras.rootOwner = controller
    flags.insert([.isControllerRoot, .keepsMinimumMargins])
    if let overrides = controller.storedTraitOverrides {
      traitOverrides = overrides
    }
    refreshSafeArea()
    reportMarginsIfChanged()
  }

  fileprivate func ceaseToBeRoot(isDying: Bool) {
    rememberMargins()
    extras?.rootOwner = nil
    flags.remove([.isControllerRoot, .keepsMinimumMargins])
    guard !isDying else { return }
    traitOverrides = TraitCollection()
    refreshSafeArea()
    reportMarginsIfChanged()
  }
}
