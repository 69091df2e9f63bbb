import Foundation
internal import ViewKitSolver

// Content whose height depends on the width that it gets.
extension LayoutEngine {
  func setWraps(_ item: LayoutItem, _ wraps: Bool) {
    guard wraps != item.link.wraps else { return }
    item.link.wraps = wraps
    if wraps {
      wrapping.append(item)
    } else {
      wrapping.removeAll { $0 === item }
    }
  }

  /// Finds the height of content whose width has changed (rule 7.7).
  ///
  /// - Returns: Whether any height has changed.
  func wrapContent() -> Bool {
    var isChanged = false
    for item in wrapping {
      guard let view = item.view, item.link.hasVariables(of: self) else { continue }
      let width = CGFloat(solver.value(of: Variable(index: item.variables.width)))
      guard width != item.link.wrappedWidth else { continue }
      item.link.wrappedWidth = width
      let height = view.contentHeight(forWidth: width)
      if item.link.hasVariables(of: self), refreshContentHeight(of: item, height) {
        isChanged = true
        setInsetsStale(item)
      }
    }
    refreshInsets()
    return isChanged
  }
}
