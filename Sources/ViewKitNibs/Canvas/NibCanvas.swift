public import Foundation
public import ViewKit

/// An interface file loaded and laid out as on Interface Builder's canvas.
///
/// Each root view keeps its stored size and is laid out separately, with the safe area, the margins
/// and the traits of the canvas; items that exist only at design time are included.
///
/// ```swift
/// let canvas = NibCanvas(try NibDocument(contentsOf: url))
/// canvas.layOut()
/// print(canvas.alignmentRect(ofObject: "ttl-00-001") ?? .null)
/// ```
public final class NibCanvas {
  /// The source of the content sizes of texts, images and controls.
  public enum ContentSizes: String, Sendable, CaseIterable {
    /// The sizes that ViewKit computes.
    case own
    /// The sizes stored in the file, which make the layout independent of text metrics.
    case stored
  }

  /// The file as the canvas shows it, with the variations for the device applied.
  public let document: NibDocument

  /// The root views, in the order of the file.
  public let roots: [NibCanvasRoot]

  /// The problems found so far, in the order in which they were found.
  public private(set) var diagnostics: [NibDiagnostic] = []

  /// The source of the content sizes of texts, images and controls.
  ///
  /// A change takes effect with the next ``layOut()``.
  public var contentSizes: ContentSizes = .own {
    didSet { if contentSizes != oldValue { applyContentSizes() } }
  }

  let instantiation: NibInstantiation
  private lazy var elementNames = Dictionary(
    instantiation.instances.map { (ObjectIdentifier($0.instance), $0.object.elementName) }
  ) { $1 }
  private(set) lazy var objectsByInstance = Dictionary(
    instantiation.instances.map { (ObjectIdentifier($0.instance), $0.object) }
  ) { first, _ in first }
  private(set) lazy var recordsByInstance = Dictionary(
    instantiation.constraints.map { (ObjectIdentifier($0.constraint), $0.record) }
  ) { first, _ in first }
  private(set) var windows: [Window] = []
  let screen: NibScreen
  private var safeAreaInsets: [String: EdgeInsets] = [:]

  // MARK: Creating

  /// Loads a document for the canvas.
  ///
  /// - Parameters:
  ///   - document: The file; its variations are applied for the device.
  ///   - screen: The screen to lay the file out for; the default is the one it was designed for.
  ///   - classes: The classes to create for the class names in the file.
  ///   - safeAreaInsets: The safe areas of root views, keyed by identifier. A view without an entry
  ///     gets the safe area from ``NibCanvasRules``.
  public init(
    _ document: NibDocument,
    on screen: NibScreen = NibScreen(),
    classes: ClassRegistry = ClassRegistry(),
    safeAreaInsets: [String: EdgeInsets] = [:]
  ) {
    let adapted = screen.adapted(document)
    self.screen = screen
    self.document = adapted.resolved(for: adapted.canvasTraits)
    roots = self.document.canvasRoots.map { screen.adapted($0, from: document, to: adapted) }
    instantiation = NibInstantiation(self.document, classes: classes, purpose: .canvas)
    let rules = NibCanvasRules(self.document)
    for root in roots {
      self.safeAreaInsets[root.id] = safeAreaInsets[root.id] ?? rules.safeAreaInsets(of: root)
    }
    makeViews(rules)
  }

  private func makeViews(_ rules: NibCanvasRules) {
    let views = roots.map { instantiation.make($0.object) as? View }
    for (root, view) in zip(roots, views) {
      guard let view else { continue }
      windows.append(place(view, root))
      setMargins(of: view, root, rules)
      adoptScreenGuides(of: view, root)
    }
    for (_, instance) in instantiation.instances {
      (instance as? Switch)?.takesAnySize = true
      (instance as? TableViewCell)?.keepsPlacesOfParts = true
    }
    applyContentSizes()
    instantiation.connect()
    instantiation.activateConstraints()
    diagnostics = document.diagnostics + instantiation.diagnostics
  }

  // MARK: Reading

  /// Returns the view of an object, or `nil` if none was created.
  public func view(ofObject id: String) -> View? { instantiation.view(withID: id) }

  /// Returns the alignment rectangle of a view in its superview's coordinates.
  ///
  /// The result is `nil` if the file has no such view, or if the view doesn't take part in layout.
  public func alignmentRect(ofObject id: String) -> CGRect? {
    guard let view = view(ofObject: id), view.superview != nil else { return nil }
    return view.alignmentRect(forFrame: view.frame)
  }

  /// Returns the safe area insets of a root view; zero for other objects.
  public func safeAreaInsets(ofObject id: String) -> EdgeInsets { safeAreaInsets[id] ?? .zero }

  // MARK: Layout

  /// Lays out all views.
  public func layOut() {
    for window in windows {
      window.layoutIfNeeded()
    }
  }

  /// Puts a root view into a window of its own, with the safe area and the traits of the canvas.
  private func place(_ view: View, _ root: NibCanvasRoot) -> Window {
    view.removeFromSuperview()
    let window = view as? Window ?? Window(frame: CGRect(origin: .zero, size: root.frame.size))
    window.environment = screen.adapted(document.canvasEnvironment)
    window.safeAreaInsets = safeAreaInsets(ofObject: root.id)
    window.layoutConflictObserver = { _ in }
    window.diagnosticObserver = { _ in }
    window.breaksInnerConstraintsFirst = true
    guard view !== window else { return window }
    view.translatesAutoresizingMaskIntoConstraints = true
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.frame = window.bounds
    window.addSubview(view)
    return window
  }

  private func applyContentSizes() {
    switch contentSizes {
    case .stored: setContentSizes { $0 }
    case .own:
      let hasHomeIndicator = NibCanvasRules(document).hasHomeIndicator
      for case (let object, let view as View) in instantiation.instances {
        view.canvasContentSize = nil
        view.canvasContentSize = NibContentSizeRule.sizeOnCanvas(
          of: object.element,
          own: view.intrinsicContentSize,
          hasHomeIndicator: hasHomeIndicator
        )
      }
    }
  }

  /// Replaces the content size of each view that has one with a size derived from the stored one.
  private func setContentSizes(_ size: (CGSize) -> CGSize) {
    for case (let object, let view as View) in instantiation.instances {
      view.canvasContentSize = NibContentSizeRule.storedSize(
        of: object.element,
        alignmentInsets: view.alignmentRectInsets
      ).map(size)
    }
  }

  /// Changes the stored sizes of texts and controls, to find out which frames depend on them.
  func changeContentSizes() {
    setContentSizes { size in
      CGSize(
        width: size.width < 0 ? size.width : size.width * 1.15 + 5,
        height: size.height < 0 ? size.height : size.height + 3
      )
    }
  }

  // MARK: Comparisons

  /// The number of views that were created.
  var viewCount: Int { instantiation.instances.count { $0.instance is View } }

  /// Returns the element of a view's superview; empty if the superview isn't in the file.
  func parentElement(ofObject id: String) -> String {
    guard let superview = view(ofObject: id)?.superview else { return "" }
    return elementNames[ObjectIdentifier(superview)] ?? ""
  }

  /// Returns the views whose layout is ambiguous.
  func openViews() -> Set<ObjectIdentifier> {
    Set(ambiguities.filter { $0.guide == nil }.map { ObjectIdentifier($0.view) })
  }
}
