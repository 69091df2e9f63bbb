/// An object that makes the root view of a controller, such as an interface file that has been
/// read.
package protocol ViewSource: AnyObject {
  /// Creates the view and assigns it to the controller.
  ///
  /// The default ``ViewController/loadView()`` calls this method each time the view is loaded. If
  /// no view is assigned, this is reported, and the controller gets a plain view.
  func loadView(for controller: ViewController)
}

extension ViewController {
  /// The names of the interface files that are tried, in order, for the controller's view.
  ///
  /// If there is a ``nibName``, it is the only one. A plain or a generic controller without one has
  /// none.
  package var nibNameCandidates: [String] {
    if nibName == nil, type(of: self) == ViewController.self { return [] }
    return Self.nibNameCandidates(nibName: nibName, className: printName)
  }

  /// Returns the names to try for an explicit name or, without one, for a class.
  ///
  /// For a class `MyViewController` these are `MyView` and `MyViewController`; for a class whose
  /// name does not end in "Controller", only the class name.
  package static func nibNameCandidates(nibName: String?, className: String) -> [String] {
    if let nibName { return [nibName] }
    let ending = "Controller"
    // The generic arguments of a class are not part of a file's name.
    guard !className.contains("<") else { return [] }
    guard className.hasSuffix(ending), className != ending else { return [className] }
    return [String(className.dropLast(ending.count)), className]
  }

  /// Whether an interface file was named or found.
  var comesFromFile: Bool { nibName != nil || foundSource != nil }

  private var foundSource: (any ViewSource)? { viewSource ?? ViewSourceSearch.current?(self) }

  /// Loads the view from the source; returns false if there is no source.
  func loadViewFromSource() -> Bool {
    guard let viewSource = foundSource else { return false }
    viewSource.loadView(for: self)
    guard storedView == nil else { return true }
    reportMissingRootView()
    installPlainView()
    return true
  }

  private func reportMissingRootView() {
    let name = nibName ?? printName
    report(
      Diagnostic(
        .missingRootView,
        "-[\(printName) _loadViewFromNibNamed:bundle:] loaded the \"\(name)\" nib but the view outlet "
          + "was not set."
      )
    )
  }
}
