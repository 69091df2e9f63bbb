import Foundation
internal import ViewKitSolver

/// A part of an item along one axis, with the reading direction resolved.
struct LayoutSpot {
  /// Where along the axis the part is.
  enum Place {
    case origin
    case center
    case end
    case length
    case firstBaseline
    case lastBaseline
  }

  let axis: LayoutConstraint.Axis
  let place: Place
  let isWithinMargins: Bool

  init(_ attribute: LayoutConstraint.Attribute, isRightToLeft: Bool) {
    switch attribute {
    case .left, .leftMargin: (axis, place) = (.horizontal, .origin)
    case .right, .rightMargin: (axis, place) = (.horizontal, .end)
    case .leading, .leadingMargin: (axis, place) = (.horizontal, isRightToLeft ? .end : .origin)
    case .trailing, .trailingMargin: (axis, place) = (.horizontal, isRightToLeft ? .origin : .end)
    case .centerX, .centerXWithinMargins: (axis, place) = (.horizontal, .center)
    case .width, .notAnAttribute: (axis, place) = (.horizontal, .length)
    case .top, .topMargin: (axis, place) = (.vertical, .origin)
    case .bottom, .bottomMargin: (axis, place) = (.vertical, .end)
    case .centerY, .centerYWithinMargins: (axis, place) = (.vertical, .center)
    case .height: (axis, place) = (.vertical, .length)
    case .firstBaseline: (axis, place) = (.vertical, .firstBaseline)
    case .lastBaseline: (axis, place) = (.vertical, .lastBaseline)
    }
    isWithinMargins = attribute.rawValue >= LayoutConstraint.Attribute.leftMargin.rawValue
  }
}

/// Where an item begins and how long it is along one axis, in the coordinates of a view.
struct LayoutSpan {
  var space: View
  /// The variable of the place where it begins, or -1 when that is the constant alone.
  var origin: Int32 = -1
  var originConstant = 0.0
  var length: Int32
  var lengthConstant = 0.0
}

/// A row of the solver in the making.
struct LayoutRow {
  private(set) var row: LinearConstraint
  private(set) var overflow: [Term] = []
  private var count: Int32 = 0

  init(_ relation: LayoutConstraint.Relation, priority: Float, rank: UInt8) {
    let solverRelation: Relation =
      switch relation {
      case .equal: .equal
      case .lessThanOrEqual: .lessThanOrEqual
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    row = LinearConstraint(solverRelation, priority: priority, rank: rank)
  }

  /// Makes the row of a constraint.
  init(
    of constraint: LayoutConstraint,
    _ relation: LayoutConstraint.Relation
  ) {
    self.init(relation, priority: constraint.storedPriority, rank: 1)
    row.pullsToBound = constraint.pullsToBound
  }

  var constant: Double { row.constant }

  var priority: Float {
    get { row.priority }
    set { row.priority = newValue }
  }

  mutating func add(_ coefficient: Double, _ variable: Int32) {
    // What is nearly nothing would only be divided by.
    guard abs(coefficient) > 1e-9, variable >= 0 else { return }
    let coefficient = min(max(coefficient, -1e6), 1e6)
    if count < LinearConstraint.inlineTermCount {
      row.add(coefficient, Variable(index: variable))
    } else {
      if overflow.isEmpty {
        overflow = row.terms
      }
      overflow.append(Term(coefficient, Variable(index: variable)))
    }
    count += 1
  }

  mutating func add(_ constant: Double) {
    row.constant = (row.constant + constant.layoutBounded).layoutBounded
  }

  /// Adds the row to a solver and returns its place there.
  func add(to solver: Solver) -> Int32 {
    guard !overflow.isEmpty else { return solver.add(row).index }
    return solver.add(
      overflow,
      row.relation,
      constant: row.constant,
      priority: row.priority,
      rank: row.rank,
      pullsToBound: row.pullsToBound
    ).index
  }
}
