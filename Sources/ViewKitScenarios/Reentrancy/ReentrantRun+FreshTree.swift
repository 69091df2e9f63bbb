import Foundation
import ViewKit

extension ReentrantRun {
  /// Compares the canvas with a new one in the same state, after layout of both.
  ///
  /// - Returns: The difference, or nil if frames and ambiguities are equal.
  func differenceFromFreshTree() -> String? {
    refreshViews()
    let conflicts = canvas.layoutConflicts
    let broken = Set(conflicts.map { ObjectIdentifier($0.broken) })
    let own = Set(constraints.map { ObjectIdentifier($0) })
    // If an equation of a mask or a stack is broken, the state can't be reproduced in a new tree.
    guard broken.isSubset(of: own) else { return nil }
    let fresh = Self.makeCanvas()
    var copies: [ObjectIdentifier: View] = [ObjectIdentifier(canvas): fresh]
    take(from: canvas, to: fresh)
    copySubviews(of: canvas, to: fresh, &copies)
    for constraint in constraints.shuffled(using: &random)
    where constraint.isActive && !broken.contains(ObjectIdentifier(constraint)) {
      copy(constraint, copies)
    }
    fresh.layoutIfNeeded()
    if let conflict = fresh.layoutConflicts.first { return "conflict: \(conflict)" }
    return difference(copies, topmost(canvas).layoutAmbiguities, fresh.layoutAmbiguities)
  }

  private func difference(
    _ copies: [ObjectIdentifier: View],
    _ ambiguities: [LayoutAmbiguity],
    _ freshAmbiguities: [LayoutAmbiguity]
  ) -> String? {
    for view in views {
      guard let copy = copies[ObjectIdentifier(view)] else { return "\(view) has no copy" }
      let open = ambiguities.first { $0.view === view }?.attributes ?? []
      let freshOpen = freshAmbiguities.first { $0.view === copy }?.attributes ?? []
      guard open == freshOpen else {
        return "\(view.tag) is ambiguous in \(open), anew in \(freshOpen)"
      }
      let parts: [(LayoutConstraint.Attribute, KeyPath<CGRect, CGFloat>)] = [
        (.left, \.origin.x), (.top, \.origin.y), (.width, \.size.width), (.height, \.size.height),
      ]
      for (attribute, path) in parts where !open.contains(attribute) && view !== canvas {
        guard abs(view.frame[keyPath: path] - copy.frame[keyPath: path]) < 1e-3 else {
          return "\(view.tag) has \(attribute) of \(view.frame), anew of \(copy.frame)"
        }
      }
    }
    return nil
  }

  private func copySubviews(
    of view: View,
    to copy: View,
    _ copies: inout [ObjectIdentifier: View]
  ) {
    for subview in view.subviews where copies[ObjectIdentifier(subview)] == nil {
      let made: View
      if let stack = subview as? ReentrantStack {
        let new = ReentrantStack(frame: .zero)
        (new.axis, new.distribution, new.alignment, new.spacing) =
          (stack.axis, stack.distribution, stack.alignment, stack.spacing)
        made = new
      } else if let box = subview as? ReentrantView {
        made = ReentrantView(box.content, SilentListener())
      } else {
        continue
      }
      copies[ObjectIdentifier(subview)] = made
      take(from: subview, to: made)
      copySubviews(of: subview, to: made, &copies)
      copy.addSubview(made)
    }
    guard let stack = view as? StackView, let copy = copy as? StackView else { return }
    for case let arranged? in stack.arrangedSubviews.map({ copies[ObjectIdentifier($0)] }) {
      copy.addArrangedSubview(arranged)
    }
  }

  private func take(from view: View, to copy: View) {
    copy.tag = view.tag
    copy.insetsLayoutMarginsFromSafeArea = false
    copy.frame = view.frame
    copy.isHidden = view.isHidden
    copy.layoutMargins = view.layoutMargins
    copy.autoresizingMask = view.autoresizingMask
    copy.translatesAutoresizingMaskIntoConstraints = view.translatesAutoresizingMaskIntoConstraints
    for axis in [LayoutConstraint.Axis.horizontal, .vertical] {
      copy.setContentHuggingPriority(view.contentHuggingPriority(for: axis), for: axis)
      copy.setContentCompressionResistancePriority(
        view.contentCompressionResistancePriority(for: axis),
        for: axis
      )
    }
  }

  private func copy(_ constraint: LayoutConstraint, _ copies: [ObjectIdentifier: View]) {
    guard let first = constraint.firstItem.flatMap({ copies[ObjectIdentifier($0)] }) else { return }
    let second = constraint.secondItem.flatMap { copies[ObjectIdentifier($0)] }
    if constraint.secondItem != nil, second == nil { return }
    let copy = LayoutConstraint(
      item: first,
      attribute: constraint.firstAttribute,
      relatedBy: constraint.relation,
      toItem: second,
      attribute: constraint.secondAttribute,
      multiplier: constraint.multiplier,
      constant: constraint.constant
    )
    copy.priority = constraint.priority
    copy.isActive = true
  }
}

/// A listener that does nothing.
final class SilentListener: ReentrantListener {
  func called(_ hook: ReentrantHook, of view: View?) {}
}
