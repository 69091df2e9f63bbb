import Foundation
import ViewKit
import ViewKitScenarios

/// Views that require more space than their container has, so that constraints are in conflict.
///
/// Each view stays inside the container and after the previous one, and is at least ten points
/// wide: eight of them fit, and the spacing before the ninth, and before every eighth one after
/// that, is broken.
enum CrowdedBenchmark {
  static let name = "crowded"

  static func run(_ sizes: [Int]) {
    var table = GrowthTable(level: name, scenario: "row")
    for n in sizes {
      guard isRight(n) else {
        print("# \(name) row \(n): wrong answer, not timed")
        continue
      }
      let (standing, without) = resizeTimes(n)
      table.add(n, [("build", buildTime(n)), ("resize", standing), ("resize-without", without)])
      print("# \(name) row \(n): \(format(standing / without)) of a resize without conflicts")
    }
    table.printGrowth()
    var contradictions = GrowthTable(level: name, scenario: "contradictions")
    for n in sizes {
      contradictions.add(n, [("one-a-layout", contradictionTime(n))])
    }
    contradictions.printGrowth()
  }

  // MARK: A row of views

  private struct Row {
    let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var constraints: [LayoutConstraint] = []

    init(_ n: Int) {
      root.layoutConflictObserver = { _ in }
      var previous: View?
      for _ in 0..<n {
        let view = View()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        constraints.append(view.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor))
        constraints.append(view.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor))
        if let previous {
          constraints.append(
            view.leadingAnchor.constraint(
              greaterThanOrEqualTo: previous.trailingAnchor,
              constant: 2
            )
          )
        }
        constraints.append(view.widthAnchor.constraint(greaterThanOrEqualToConstant: 10))
        previous = view
      }
      LayoutConstraint.activate(constraints)
    }

    /// Makes the container too narrow by a different amount that breaks no further constraint.
    func resize(_ round: Int) {
      root.frame.size.width = round % 2 == 0 ? 100.5 : 100
      root.layoutIfNeeded()
    }
  }

  /// Whether every constraint that isn't broken is satisfied.
  private static func isRight(_ n: Int) -> Bool {
    let row = Row(n)
    row.root.layoutIfNeeded()
    let broken = Set(row.root.layoutConflicts.map { ObjectIdentifier($0.broken) })
    let views = row.root.subviews
    return row.constraints.allSatisfy { constraint in
      guard !broken.contains(ObjectIdentifier(constraint)) else { return true }
      guard let view = constraint.firstItem as? View else { return false }
      switch constraint.firstAttribute {
      case .leading:
        guard let other = constraint.secondItem as? View, other !== row.root else {
          return view.frame.minX >= 0
        }
        return view.frame.minX >= other.frame.maxX + constraint.constant - 1.01
      case .trailing: return view.frame.maxX <= 100
      default: return view.frame.width >= constraint.constant - 1.01
      }
    } && views.count == n
  }

  private static func buildTime(_ n: Int) -> Double {
    medianTime {
      let start = threadTime()
      let row = Row(n)
      row.root.layoutIfNeeded()
      let end = threadTime()
      return withExtendedLifetime(row.root) { end - start }
    }
  }

  /// The times of a resize with existing conflicts, and of the same row without the broken
  /// constraints.
  private static func resizeTimes(_ n: Int) -> (standing: Double, without: Double) {
    let row = Row(n)
    row.root.layoutIfNeeded()
    let standing = medianCallTime { row.resize($0) }
    row.resize(1)
    LayoutConstraint.deactivate(row.root.layoutConflicts.map(\.broken))
    let without = medianCallTime { row.resize($0) }
    return (standing, without)
  }

  // MARK: Successive conflicts

  /// The time to give a view a series of conflicting widths, one in each layout.
  private static func contradictionTime(_ n: Int) -> Double {
    medianTime {
      let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      root.layoutConflictObserver = { _ in }
      let view = View()
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      let start = threadTime()
      for index in 0..<n {
        view.widthAnchor.constraint(equalToConstant: CGFloat(index)).isActive = true
        root.layoutIfNeeded()
      }
      return threadTime() - start
    }
  }
}
