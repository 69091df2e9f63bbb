import Foundation

extension ViewController {
  /// The default frame of a root view: a phone's screen in portrait.
  static var defaultViewFrame: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }

  /// The class name, as used in messages.
  var printName: String { String(describing: type(of: self)) }

  // MARK: Loading

  /// Returns the root view, loading it if needed.
  func loadedView() -> View? {
    guard loadViewAlone() else { return storedView }
    LifecycleRecorder.note(.viewDidLoad, self)
    viewDidLoad()
    didLoadView()
    return storedView
  }

  /// Loads the root view without calling `viewDidLoad()`; returns false if it is already loaded.
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

  /// Loads the view from its source, or creates a plain view if there is neither a source nor a
  /// name.
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

  // MARK: Linking view and controller

  /// Returns a Boolean value that indicates whether setting a view as the root view is valid.
  package func canTakeView(_ view: View) -> Bool {
    guard view !== storedView else { return true }
    guard view.controller == nil, !(view is Window) else { return false }
    guard let superview = storedView?.storedSuperview else { return true }
    return view !== superview && !superview.isDescendant(of: view)
  }

  /// Makes a view the root view in place of the current one; nil removes and releases the current
  /// one.
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

  /// Detaches the root view, which may outlive the controller.
  func abandonView() {
    let isLastHolder = isKnownUniquelyReferenced(&storedView)
    storedView?.ceaseToBeRoot(isDying: isLastHolder)
    storedView = nil
  }

  /// Reports a diagnostic through the root view, or through that of the nearest ancestor that has
  /// one.
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
  /// Makes the view a controller's root view, with the controller's margins, insets and traits.
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
