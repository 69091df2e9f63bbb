import Foundation

extension View {
  /// What the view takes from its surroundings: traits and text metrics.
  ///
  /// Setting it holds for the view and all below; usually it is set on a root or a window.
  public var environment: Environment {
    get { surroundings?.environment ?? .default }
    set {
      replaceEnvironment(with: newValue)
    }
  }

  func setEnvironment(_ environment: Environment) {
    ensureExtras().environment = environment
    surroundingsDidChange()
  }

  /// Light or dark appearance for the view and all below, or unspecified to inherit it.
  public var overrideUserInterfaceStyle: UserInterfaceStyle {
    get { extras?.userInterfaceStyle ?? .unspecified }
    set {
      guard newValue != overrideUserInterfaceStyle else { return }
      ensureExtras().userInterfaceStyle = newValue
      surroundingsDidChange()
    }
  }

  /// The traits that a controller lays over those of the view's surroundings.
  var traitOverrides: TraitCollection {
    get { extras?.traitOverrides ?? TraitCollection() }
    set {
      guard newValue != traitOverrides else { return }
      ensureExtras().traitOverrides = newValue
      surroundingsDidChange()
    }
  }

  /// Takes over what a new superview hands down, or the defaults when there is none.
  func adoptSurroundings(of superview: View?) -> [SurroundingsChange] {
    // Most views come into a tree without settings of their own, and one that hands nothing down.
    if extras == nil, storedWindow == nil, superview?.surroundings === surroundings,
      !flags.contains(.preservesSuperviewMargins)
    {
      return []
    }
    let changes = refreshSurroundings(inherited: superview?.surroundings)
    refreshSafeArea()
    if flags.contains(.preservesSuperviewMargins) {
      reportMarginsIfChanged()
    }
    return changes
  }

  /// Tells views and controllers of changed traits and tints, parents first.
  static func report(_ changes: [SurroundingsChange]) {
    for change in changes {
      if let previous = change.previousTraits {
        change.view.rootOwner?.traitCollectionDidChange(previous)
        change.view.traitCollectionDidChange(previous)
      }
      if change.view.flags.contains(.keepsMinimumMargins) {
        change.view.reportMarginsIfChanged()
      }
      if change.tintChanged {
        change.view.tintColorDidChange()
      }
    }
  }

  /// Resolves the view's surroundings anew, after one of its own settings has changed.
  func surroundingsDidChange() {
    View.report(refreshSurroundings(inherited: storedSuperview?.surroundings))
  }

  /// Hands surroundings down the tree as far as they change anything.
  private func refreshSurroundings(inherited: Surroundings?) -> [SurroundingsChange] {
    var changes: [SurroundingsChange] = []
    var pending = [(view: self, inherited: inherited)]
    while let (view, inherited) = pending.popLast() {
      let old = view.surroundings
      let new = view.resolve(inherited)
      guard new !== old else { continue }
      view.surroundings = new
      let change = SurroundingsChange(view: view, old: old ?? .default, new: new ?? .default)
      if change.isWorthTelling {
        changes.append(change)
      }
      if change.directionChanged {
        view.directionDidChange()
      }
      if change.scaleChanged {
        view.engine?.setNeedsRebuild()
      }
      view.environmentDidChange(
        from: (old ?? .default).environment,
        to: (new ?? .default).environment
      )
      if change.previousTraits != nil {
        view.markNeedsLayout()
      }
      pending.append(contentsOf: view.storedSubviews.reversed().map { ($0, new) })
    }
    return changes
  }

  private func resolve(_ inherited: Surroundings?) -> Surroundings? {
    guard let extras else { return inherited }
    var overrides = extras.traitOverrides
    if extras.userInterfaceStyle != .unspecified {
      overrides.userInterfaceStyle = extras.userInterfaceStyle
    }
    if extras.environment == nil, extras.tintColor == nil, overrides == TraitCollection() {
      return inherited
    }
    let base = inherited ?? .default
    var environment = extras.environment ?? base.environment
    environment.traits = overrides.filled(from: environment.traits)
    return Surroundings(environment: environment, tintColor: extras.tintColor ?? base.tintColor)
  }

  // MARK: Direction

  /// The direction in which the view's content runs.
  ///
  /// Decided by ``semanticContentAttribute`` where that names one, else by the traits.
  public var effectiveUserInterfaceLayoutDirection: UserInterfaceLayoutDirection {
    isRightToLeft ? .rightToLeft : .leftToRight
  }

  /// Returns the direction of content with an attribute in a tree that runs from left to right.
  public class func userInterfaceLayoutDirection(
    for attribute: SemanticContentAttribute
  ) -> UserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(for: attribute, relativeTo: .leftToRight)
  }

  /// Returns the direction of content with an attribute in a tree of a given direction.
  public class func userInterfaceLayoutDirection(
    for attribute: SemanticContentAttribute,
    relativeTo direction: UserInterfaceLayoutDirection
  ) -> UserInterfaceLayoutDirection {
    switch attribute {
    case .unspecified: direction
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  var isRightToLeft: Bool {
    let isTreeRightToLeft = surroundings?.isRightToLeft ?? false
    guard let attribute = extras?.semanticContentAttribute else { return isTreeRightToLeft }
    return Self.userInterfaceLayoutDirection(
      for: attribute,
      relativeTo: isTreeRightToLeft ? .rightToLeft : .leftToRight
    ) == .rightToLeft
  }

  func setSemanticContentAttribute(_ attribute: SemanticContentAttribute) {
    guard attribute != semanticContentAttribute else { return }
    ensureExtras().semanticContentAttribute = attribute
    directionDidChange()
  }

  private func directionDidChange() {
    engineNotesDirection()
    markNeedsLayout()
    reportMarginsIfChanged()
  }

  // MARK: Diagnostics

  /// Is told of what goes wrong in the view's tree; set it on the root or the window.
  ///
  /// Where no view from here to the root has one, a line is printed on standard error.
  public var diagnosticObserver: ((Diagnostic) -> Void)? {
    get { extras?.diagnosticObserver }
    set { ensureExtras().diagnosticObserver = newValue }
  }

  /// Hands a diagnostic to the nearest observer from the view upwards.
  func report(_ diagnostic: Diagnostic) {
    var current: View? = self
    while let view = current {
      if let observer = view.extras?.diagnosticObserver {
        observer(diagnostic)
        return
      }
      current = view.storedSuperview
    }
    diagnostic.print()
  }

  // MARK: Tint

  var inheritedTintColor: Color { (surroundings ?? .default).tintColor }

  func setTintColor(_ color: Color?) {
    guard color != extras?.tintColor else { return }
    ensureExtras().tintColor = color
    surroundingsDidChange()
  }
}
