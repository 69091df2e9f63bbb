internal import ViewKitSolver

// Which views and guides the engine knows, and the variables that belong to them.
extension LayoutEngine {
  /// Returns the item of a view, with variables.
  @discardableResult
  func register(_ view: View) -> LayoutItem {
    register(view.ensureLayoutItem())
  }

  /// Gives an item variables, unless it has them.
  @discardableResult
  func register(_ item: LayoutItem) -> LayoutItem {
    if item.link.engine === self { return item }
    item.link.engine = self
    let isRoot = !item.isGuide && item.view === root
    if !isRoot {
      item.link.giver = item.frameGiver.map { .passUnretained($0) }
      item.link.variables.x = makeVariable(for: item)
      item.link.variables.y = makeVariable(for: item)
    }
    item.link.variables.width = makeVariable(for: item, nonNegative: true)
    item.link.variables.height = makeVariable(for: item, nonNegative: true)
    guard let view = item.view, !item.isGuide else {
      noteChanged(item)
      return item
    }
    item.link.alignmentInsets = view.solvedAlignmentInsets
    if view.isScrollContainer {
      let scroll = ScrollVariables()
      scroll.contentWidth = makeVariable(for: item, nonNegative: true)
      scroll.contentHeight = makeVariable(for: item, nonNegative: true)
      scroll.offsetX = makeVariable(for: item)
      scroll.offsetY = makeVariable(for: item)
      item.link.scroll = scroll
      setScrollOffset(of: item)
    }
    if !isRoot {
      noteChanged(item)
    }
    setStale(item)
    return item
  }

  func makeVariable(for item: LayoutItem, nonNegative: Bool = false) -> Int32 {
    let index = solver.makeVariable(nonNegative: nonNegative).index
    while owners.count <= Int(index) {
      owners.append(nil)
    }
    owners[Int(index)] = .passUnretained(item)
    return index
  }

  /// Takes the items of a subtree out, with the rows of what is held in it.
  func remove(_ items: [LayoutItem]) {
    for item in items {
      removeRows(of: item)
    }
    for item in items where item.link.engine === self {
      removeVariables(of: item)
    }
  }

  func removeRows(of item: LayoutItem) {
    item.forEachHeld { constraint in
      removeRow(of: constraint)
    }
    for slot in 0..<4 {
      setSystemRow(slot, of: item, to: nil)
    }
  }

  func removeVariables(of item: LayoutItem) {
    let variables = item.variables
    var indices = [variables.x, variables.y, variables.width, variables.height]
    if let scroll = item.scroll {
      indices += [scroll.contentWidth, scroll.contentHeight, scroll.offsetX, scroll.offsetY]
    }
    for index in indices where index >= 0 {
      owners[Int(index)] = nil
      solver.removeVariable(Variable(index: index))
    }
    if item.link.isChanged, let above = item.link.giver?.takeUnretainedValue() {
      above.link.changed.removeAll { $0.takeUnretainedValue() === item }
    }
    if item.link.isStale {
      stale.removeAll { $0 === item }
    }
    if item.link.hasStaleInsets {
      staleInsets.removeAll { $0 === item }
    }
    if item.link.wraps {
      wrapping.removeAll { $0 === item }
    }
    let changed = item.link.changed
    for child in changed {
      child.takeUnretainedValue().link.isChanged = false
    }
    item.link = EngineLink()
  }
}
