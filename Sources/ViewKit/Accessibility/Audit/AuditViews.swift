import Foundation

/// A visible view, with the properties that its ancestors determine.
struct AuditView {
  let view: View
  /// The index among all visible views.
  let index: Int
  /// The index of the superview; nil for the root of the audit.
  let parent: Int?
  /// The number among the siblings of the same class; nil if it is the only one.
  let ordinal: Int?
  /// The frame in the coordinates of the window; zero if it is not finite.
  let frame: CGRect
  /// The area to which the ancestors clip the view.
  let clip: CGRect
  /// The area to which the view and its ancestors clip its subviews.
  let innerClip: CGRect
  /// The product of the opacities from the root of the audit down to the view.
  let opacity: CGFloat
  /// The index of the nearest ancestor that is an element.
  let element: Int?
  /// The index of the nearest ancestor with an explicit list of elements.
  let lister: Int?
  /// Whether an attribute or a modal sibling deliberately hides the view from assistive technology.
  let isSilenced: Bool
  /// Whether the view is inside a scroll view.
  let isScrolled: Bool
  /// Whether the view is a disabled control or is inside one.
  let isDisabled: Bool
  /// Whether neither the view nor an ancestor is transformed.
  let isPlain: Bool
  /// The index of the nearest bar or modal view around it, which is meant to cover content.
  let layer: Int?

  /// The view's own opacity; the root of the audit counts as visible.
  var ownOpacity: CGFloat { parent == nil && view.alpha == 0 ? 1 : view.alpha }

  /// The part of the frame that is not clipped by ancestors.
  var visibleFrame: CGRect { frame.intersection(clip) }
}

/// Collects the visible views of a tree.
struct AuditViews {
  private(set) var views: [AuditView] = []
  private(set) var index: [ObjectIdentifier: Int] = [:]

  private static let plane = CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)

  private struct Step {
    let view: View
    let parent: Int?
    let ordinal: Int?
    let isSilenced: Bool
  }

  /// Collects a view, which counts as visible, and its visible descendants.
  mutating func collect(_ root: View) {
    var pending = [Step(view: root, parent: nil, ordinal: nil, isSilenced: false)]
    while let step = pending.popLast() {
      let known = add(step)
      pending.append(contentsOf: steps(below: known).reversed())
    }
  }

  private mutating func add(_ step: Step) -> AuditView {
    let view = step.view
    let above = step.parent.map { views[$0] }
    let isPlain = (above?.isPlain ?? view.isPlainInTree) && view.transform == .identity
    let frame = view.frame(below: isPlain ? above : nil).orZero
    let clip = above?.innerClip ?? Self.plane
    let isElement = above.map { $0.view.isAccessibilityElement } ?? false
    let lists = above.map { $0.view.hasOwnAccessibilityElements } ?? false
    let known = AuditView(
      view: view,
      index: views.count,
      parent: step.parent,
      ordinal: step.ordinal,
      frame: frame,
      clip: clip,
      innerClip: view.clipsToBounds ? clip.intersection(frame) : clip,
      opacity: above.map { $0.opacity * view.alpha } ?? (view.alpha == 0 ? 1 : view.alpha),
      element: isElement ? step.parent : above?.element,
      lister: lists ? step.parent : above?.lister,
      isSilenced: step.isSilenced || view.accessibilityElementsHidden,
      isScrolled: above.map { $0.isScrolled || $0.view is ScrollView } ?? false,
      isDisabled: (above?.isDisabled ?? false) || view.isDisabledControl,
      isPlain: isPlain,
      layer: view.coversOnPurpose ? views.count : above?.layer
    )
    index[ObjectIdentifier(view)] = views.count
    views.append(known)
    return known
  }

  private func steps(below known: AuditView) -> [Step] {
    let shown = known.view.subviews.filter { !$0.isHidden && $0.alpha > 0 }
    let modal = known.view.modalSubview
    let types = shown.map(\.typeName)
    var counts: [String: Int] = [:]
    for type in types {
      counts[type, default: 0] += 1
    }
    var numbers: [String: Int] = [:]
    return zip(shown, types).map { view, type in
      let number = numbers[type, default: 0]
      numbers[type] = number + 1
      return Step(
        view: view,
        parent: known.index,
        ordinal: counts[type] == 1 ? nil : number,
        isSilenced: known.isSilenced || (modal != nil && modal !== view)
      )
    }
  }
}

extension View {
  /// Returns the frame in the coordinates of the window, derived from the superview's if possible.
  fileprivate func frame(below above: AuditView?) -> CGRect {
    guard let above else { return convert(bounds, to: nil) }
    let origin = CGPoint(
      x: above.frame.minX - above.view.bounds.minX + frame.minX,
      y: above.frame.minY - above.view.bounds.minY + frame.minY
    )
    return CGRect(origin: origin, size: bounds.size)
  }

  /// Whether neither the view nor an ancestor is transformed.
  fileprivate var isPlainInTree: Bool {
    sequence(first: self, next: \.superview).allSatisfy { $0.transform == .identity }
  }

  fileprivate var isDisabledControl: Bool {
    (self as? Control)?.isEnabled == false
      || (isAccessibilityElement && accessibilityTraits.contains(.notEnabled))
  }

  fileprivate var coversOnPurpose: Bool {
    accessibilityViewIsModal || self is NavigationBar || self is Toolbar || self is TabBar
  }
}
