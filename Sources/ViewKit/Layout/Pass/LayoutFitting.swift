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
    let fitting = LayoutFitting(
      target: targetSize,
      horizontal: horizontalFittingPriority,
      vertical: verticalFittingPriority
    )
    return LayoutEngine.fittingSize(of: self, fitting)
  }
}

extension LayoutEngine {
  /// Finds a fitting size in an engine of its own, to which the subtree is lent.
  static func fittingSize(of view: View, _ fitting: LayoutFitting) -> CGSize {
    let size = EngineLoan.tryOut(view) {
      LayoutPass.updateConstraints(from: view)
      return LayoutEngine(root: view, fitting: fitting)
    } body: { engine in
      let variables = engine.register(view).variables
      guard !engine.isDissolved else { return view.storedBounds.size }
      engine.addFittingRows(fitting)
      engine.update()
      return engine.solvedSize(of: view, variables)
    }
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

  /// The size that the solution has for the view, as far as it goes when the tree was called back.
  private func solvedSize(of view: View, _ variables: LayoutVariables) -> CGSize {
    if isDissolved { solve() }
    let size = CGSize(
      width: solver.value(of: Variable(index: variables.width)),
      height: solver.value(of: Variable(index: variables.height))
    )
    return view.frame(forAlignmentRect: CGRect(origin: .zero, size: size)).size
  }
}
