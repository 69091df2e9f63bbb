import Foundation

/// A shown view, with what follows from the views above it.
struct AuditView {
  let view: View
  /// Its place among all shown views.
  let index: Int
  /// The place of the view above it, nil for the root of the audit.
  let parent: Int?
  /// The number among its siblings of the same class; nil for the only one.
  let ordinal: Int?
  /// The frame in the window's coordinates; zero for one that is not finite.
  let frame: CGRect
  /// The part of the plane that views above it let through.
  let clip: CGRect
  /// The part of the plane that what is below it can be seen in.
  let innerClip: CGRect
  /// The product of the opacities from the root of the audit down to the view.
  let opacity: CGFloat
  /// The place of the nearest element above it.
  let element: Int?
  /// The place of the nearest view above it with a list of elements of its own.
  let lister: Int?
  /// Assistive technology is kept away on purpose, by an attribute or by a modal sibling.
  let isSilenced: Bool
  /// It lies in a scroll view.
  let isScrolled: Bool
  /// It is a control, or lies in one, that does not answer.
  let isDisabled: Bool
  /// Neither it nor a view above it is turned or scaled.
  let isPlain: Bool
  /// The nearest bar or modal view around it, which is meant to cover what is behind.
  let layer: Int?

  /// The view's own opacity; the root of the audit counts as shown.
  var ownOpacity: CGFloat { parent == nil && view.alpha == 0 ? 1 : view.alpha }

  /// The part of the frame that views above it let through.
  var visibleFrame: CGRect { frame.intersection(clip) }
}

/// Walks the views that are shown.
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

  /// Collects a view, which counts as shown, and all shown views below it.
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
  /// The frame in the window's coordinates, found from that of the superview where that is easy.
  fileprivate func frame(below above: AuditView?) -> CGRect {
    guard let above else { return convert(bounds, to: nil) }
    let origin = CGPoint(
      x: above.frame.minX - above.view.bounds.minX + frame.minX,
      y: above.frame.minY - above.view.bounds.minY + frame.minY
    )
    return CGRect(origin: origin, size: bounds.size)
  }

  /// Tells whether no view above is turned or scaled.
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
