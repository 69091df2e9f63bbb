/// What makes the root view of a controller, such as an interface file that has been read.
package protocol ViewSource: AnyObject {
  /// Makes the view and assigns it to the controller.
  ///
  /// Called by the default ``ViewController/loadView()``, each time the view is loaded. Where no view
  /// is assigned, that is reported, and the controller gets a plain one.
  func loadView(for controller: ViewController)
}

extension ViewController {
  /// The names of the interface files that are looked for, in order, for the controller's view.
  ///
  /// Only its ``nibName`` where it has one; none for a plain or a generic controller.
  package var nibNameCandidates: [String] {
    if nibName == nil, type(of: self) == ViewController.self { return [] }
    return Self.nibNameCandidates(nibName: nibName, className: printName)
  }

  /// Returns the names that are looked for when a name was given, or else for a class.
  ///
  /// `MyView` and then `MyViewController` for a class of the latter name; only its own name for a
  /// class whose name does not end in "Controller".
  package static func nibNameCandidates(nibName: String?, className: String) -> [String] {
    if let nibName { return [nibName] }
    let ending = "Controller"
    // The arguments of a generic class are no part of a file's name.
    guard !className.contains("<") else { return [] }
    guard className.hasSuffix(ending), className != ending else { return [className] }
    return [String(className.dropLast(ending.count)), className]
  }

  /// Tells whether an interface file was named, or has been found.
  var comesFromFile: Bool { nibName != nil || foundSource != nil }

  private var foundSource: (any ViewSource)? { viewSource ?? ViewSourceSearch.current?(self) }

  /// Has the source make the view; false where there is no source.
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
