public import Foundation
public import ViewKit

/// An interface file as Interface Builder's canvas shows it: loaded and laid out.
///
/// Every view that stands by itself keeps its stored size and is laid out alone, with the safe area,
/// the margins and the traits that the canvas gives it; what holds at design time only counts.
///
/// ```swift
/// let canvas = NibCanvas(try NibDocument(contentsOf: url))
/// canvas.layOut()
/// print(canvas.alignmentRect(ofObject: "ttl-00-001") ?? .null)
/// ```
public final class NibCanvas {
  /// The sizes that texts, images and controls have.
  public enum ContentSizes: String, Sendable, CaseIterable {
    /// Those that ViewKit works out.
    case own
    /// Those that the file stores, so that a layout does not depend on text metrics.
    case stored
  }

  /// The file in the form that the canvas shows, with the variations that hold applied.
  public let document: NibDocument

  /// The views that stand by themselves, in the file's order.
  public let roots: [NibCanvasRoot]

  /// What the file wants and can't have, in the order in which it was found.
  public private(set) var diagnostics: [NibDiagnostic] = []

  /// The sizes that texts, images and controls have.
  ///
  /// Setting it takes effect with the next ``layOut()``.
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
  ///   - document: The file; variations are applied for the device.
  ///   - screen: What the file is laid out for; without one what it was drawn for.
  ///   - classes: The classes that the file's names stand for.
  ///   - safeAreaInsets: The safe areas of views that stand by themselves, by their identifiers. A
  ///     view that is not named has the one that ``NibCanvasRules`` give.
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

  /// Returns the view of an object; nil where none was made.
  public func view(ofObject id: String) -> View? { instantiation.view(withID: id) }

  /// Returns the rectangle of a view that constraints speak of, in its superview's coordinates.
  ///
  /// Nil where the file has no such view, or none that takes part in the layout.
  public func alignmentRect(ofObject id: String) -> CGRect? {
    guard let view = view(ofObject: id), view.superview != nil else { return nil }
    return view.alignmentRect(forFrame: view.frame)
  }

  /// Returns the safe area of a view that stands by itself; zero for other objects.
  public func safeAreaInsets(ofObject id: String) -> EdgeInsets { safeAreaInsets[id] ?? .zero }

  // MARK: Layout

  /// Gives all views the frames that their constraints ask for.
  public func layOut() {
    for window in windows {
      window.layoutIfNeeded()
    }
  }

  /// Gives a root a window of its own, which has the safe area and the traits of the canvas.
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

  /// Gives views that have a size of their own one that depends on the stored size.
  private func setContentSizes(_ size: (CGSize) -> CGSize) {
    for case (let object, let view as View) in instantiation.instances {
      view.canvasContentSize = NibContentSizeRule.storedSize(
        of: object.element,
        alignmentInsets: view.alignmentRectInsets
      ).map(size)
    }
  }

  /// Makes the stored sizes of texts and controls others, to find out what depends on them.
  func changeContentSizes() {
    setContentSizes { size in
      CGSize(
        width: size.width < 0 ? size.width : size.width * 1.15 + 5,
        height: size.height < 0 ? size.height : size.height + 3
      )
    }
  }

  // MARK: For comparisons

  /// How many views were made.
  var viewCount: Int { instantiation.instances.count { $0.instance is View } }

  /// The element of the view that a view lies in; empty for a view that lies in none of the file.
  func parentElement(ofObject id: String) -> String {
    guard let superview = view(ofObject: id)?.superview else { return "" }
    return elementNames[ObjectIdentifier(superview)] ?? ""
  }

  /// The views that constraints do not place completely.
  func openViews() -> Set<ObjectIdentifier> {
    Set(ambiguities.filter { $0.guide == nil }.map { ObjectIdentifier($0.view) })
  }
}
