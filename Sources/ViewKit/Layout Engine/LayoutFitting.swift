public import Foundation
internal import ViewKitSolver

/// The size that a view is asked to come close to, and how much that counts.
struct LayoutFitting {
  var target: CGSize
  var horizontal: LayoutPriority
  var vertical: LayoutPriority
}

extension View {
  /// A target that asks for the smallest size.
  public static let layoutFittingCompressedSize = CGSize(width: 0, height: 0)

  /// A target that asks for the largest size.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// Returns the size in points at which the view's constraints hold, as near to a target as possible.
  ///
  /// Only the constraints that lie in the view count, and its size does not change (rules 5.9.1 to
  /// 5.9.6). The result is rounded up to whole pixels.
  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel
    )
  }

  /// Returns the size in points that fits a target, which counts as much as the priorities say.
  ///
  /// With a required priority the target is the result along that axis.
  public func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
    verticalFittingPriority: LayoutPriority
  ) -> CGSize {
    LayoutPass.updateConstraints(from: self)
    let fitting = LayoutFitting(
      target: targetSize,
      horizontal: horizontalFittingPriority,
      vertical: verticalFittingPriority
    )
    return LayoutEngine.fittingSize(of: self, fitting)
  }
}

extension LayoutEngine {
  /// Finds a fitting size in an engine of its own, for which the subtree is lent to it.
  static func fittingSize(of view: View, _ fitting: LayoutFitting) -> CGSize {
    let loan = EngineLoan(of: view)
    defer { loan.giveBack() }
    let engine = LayoutEngine(root: view, fitting: fitting)
    engine.register(view)
    engine.addFittingRows(fitting)
    engine.update()
    let size = engine.solvedSize(of: view)
    engine.dissolve()
    let scale = view.displayScale
    return CGSize(
      width: size.width.roundedUpToPixel(scale: scale),
      height: size.height.roundedUpToPixel(scale: scale)
    )
  }

  private func addFittingRows(_ fitting: LayoutFitting) {
    let item = register(root)
    let variables = item.variables
    let insets = item.link.alignmentInsets
    let targets = [
      (variables.width, fitting.target.width - insets.left - insets.right, fitting.horizontal),
      (variables.height, fitting.target.height - insets.top - insets.bottom, fitting.vertical),
    ]
    for (variable, target, priority) in targets {
      var row = LayoutRow(.equal, priority: priority.rawValue, rank: 0)
      row.add(1, variable)
      row.add(-Double(max(target, 0)))
      _ = addRow(row, for: .fitting)
    }
  }

  private func solvedSize(of view: View) -> CGSize {
    let variables = register(view).variables
    let size = CGSize(
      width: solver.value(of: Variable(index: variables.width)),
      height: solver.value(of: Variable(index: variables.height))
    )
    return view.frame(forAlignmentRect: CGRect(origin: .zero, size: size)).size
  }
}

/// The ties of a subtree's items and constraints to their engine, put aside for a while.
struct EngineLoan {
  private var items: [(item: LayoutItem, link: EngineLink)] = []
  private var constraints: [(constraint: LayoutConstraint, row: Int32)] = []

  init(of view: View) {
    var items: [(item: LayoutItem, link: EngineLink)] = []
    var constraints: [(constraint: LayoutConstraint, row: Int32)] = []
    view.forEachInSubtree { view in
      guard let item = view.layoutItem else { return true }
      for lent in [item] + item.guides.map(\.layoutItem) {
        items.append((lent, lent.link))
        lent.link = EngineLink()
      }
      item.forEachHeld { constraint in
        constraints.append((constraint, constraint.engineRow))
        constraint.engineRow = LayoutConstraint.noRow
      }
      return true
    }
    self.items = items
    self.constraints = constraints
  }

  func giveBack() {
    for (item, link) in items {
      item.link = link
    }
    for (constraint, row) in constraints {
      constraint.engineRow = row
    }
  }
}
