import Foundation

/// What a stack has made to arrange its views by.
final class StackArrangement {
  /// The constraints have to be made to agree with the stack's views and settings.
  var isDue = true
  /// The active constraints in the order of the last plan.
  private var made: [(key: StackRule.Key, constraint: LayoutConstraint)] = []
  /// The guide across the stack that holds the views, for alignments other than `fill`.
  private var spanner: ArrangementGuide?
  /// How many guides the stack owns.
  private var guideCount = 0
  /// The views that rows have taken the first and the last baseline from.
  var baselineViews: [Bool: Set<ObjectIdentifier>] = [:]

  // MARK: Constraints

  /// Makes the active constraints those of a plan; what is in both stays.
  ///
  /// - Complexity: O(n) in the number of constraints.
  func apply(_ rules: [StackRule], in stack: StackView) {
    var next: [(key: StackRule.Key, constraint: LayoutConstraint)] = []
    next.reserveCapacity(rules.count)
    var added: [LayoutConstraint] = []
    let common = zip(made, rules).prefix { $0.key == $1.key }.count
    var others: [StackRule.Key: LayoutConstraint] = [:]
    for old in made[common...] {
      others[old.key] = old.constraint
    }
    for (index, rule) in rules.enumerated() {
      let known = index < common ? made[index].constraint : others.removeValue(forKey: rule.key)
      let constraint = known ?? rule.makeConstraint()
      constraint.constant = rule.constant
      constraint.priority = rule.priority
      if !constraint.isActive {
        added.append(constraint)
      }
      next.append((rule.key, constraint))
    }
    for old in made[common...] {
      others[old.key]?.isActive = false
    }
    made = next
    stack.addConstraints(added)
  }

  // MARK: Guides

  /// Begins a plan, which takes guides into use again.
  func releaseGuides(of stack: StackView) {
    guard guideCount > 0 else { return }
    for case let guide as ArrangementGuide in stack.layoutGuides {
      guide.isInUse = false
    }
  }

  /// The guide across the stack that holds the views.
  func useSpanner(of stack: StackView) -> LayoutItem {
    let guide = spanner ?? makeGuide(named: "UISV-spanner", in: stack)
    spanner = guide
    guide.isInUse = true
    return guide.layoutItem
  }

  /// The guide that stands for the gap after an arranged view.
  func useGap(after index: Int, of stack: StackView) -> LayoutItem {
    let guide = stack.arranged[index].gap ?? makeGuide(named: "UISV-gap", in: stack)
    stack.arranged[index].gap = guide
    guide.isInUse = true
    return guide.layoutItem
  }

  private func makeGuide(named name: String, in stack: StackView) -> ArrangementGuide {
    let guide = ArrangementGuide()
    guide.identifier = name
    stack.addLayoutGuide(guide)
    guideCount += 1
    return guide
  }

  /// Ends a plan: guides that it does not use leave the stack.
  func removeUnusedGuides(of stack: StackView) {
    guard guideCount > 0 else { return }
    if spanner?.isInUse == false {
      spanner = nil
    }
    for index in stack.arranged.indices where stack.arranged[index].gap?.isInUse == false {
      stack.arranged[index].gap = nil
    }
    guideCount -= stack.removeLayoutGuides { ($0 as? ArrangementGuide)?.isInUse == false }
  }
}

extension StackRule {
  fileprivate func makeConstraint() -> LayoutConstraint {
    let constraint = LayoutConstraint(
      LayoutTerm(item: key.first, attribute: key.firstAttribute),
      key.relation,
      key.second.map { LayoutTerm(item: $0, attribute: key.secondAttribute) },
      multiplier: key.multiplier,
      constant: constant
    )
    constraint.identifier = key.role.rawValue
    return constraint
  }
}
