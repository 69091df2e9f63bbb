internal import ViewKitSolver

// Which views and guides the engine knows, and the variables that belong to them.
extension LayoutEngine {
  /// Returns the item of a view, with variables.
  @discardableResult
  func register(_ view: View) -> LayoutItem {
    register(view.ensureLayoutItem())
  }

  /// Gives an item variables, unless it has them or has left the tree.
  @discardableResult
  func register(_ item: LayoutItem) -> LayoutItem {
    if item.link.hasVariables(of: self) || isDissolved { return item }
    guard contains(item.view) else { return item }
    item.link.engine = self
    let isRoot = !item.isGuide && item.view === root
    ensureSlot(of: item)
    if !isRoot {
      if writesFrames, let giver = item.frameGiver {
        ensureSlot(of: giver)
        frames[item.link.slot].giver = giver.link.slot
      }
      item.link.variables.x = makeVariable(for: item)
      item.link.variables.y = makeVariable(for: item)
    }
    item.link.variables.width = makeVariable(for: item, nonNegative: true)
    item.link.variables.height = makeVariable(for: item, nonNegative: true)
    frames[item.link.slot].variables = item.link.variables
    guard let view = item.view, !item.isGuide else {
      noteChanged(item)
      return item
    }
    let insets = view.solvedAlignmentInsets
    // The view may have left when it was asked.
    guard item.link.hasVariables(of: self) else { return item }
    item.link.alignmentInsets = insets
    refreshPlainness(of: item)
    if view.isScrollContainer {
      let scroll = ScrollVariables()
      scroll.contentWidth = makeVariable(for: item, nonNegative: true)
      scroll.contentHeight = makeVariable(for: item, nonNegative: true)
      scroll.offsetX = makeVariable(for: item)
      scroll.offsetY = makeVariable(for: item)
      item.link.scroll = scroll
      frames[item.link.slot].scrolls = true
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
    while slotOfVariable.count <= Int(index) {
      slotOfVariable.append(-1)
    }
    slotOfVariable[Int(index)] = item.link.slot
    return index
  }

  /// Gives an item a place in the table of frames, unless it has one.
  private func ensureSlot(of item: LayoutItem) {
    guard !item.link.hasSlot(in: self) else { return }
    item.link.setSlot(frames.makeSlot(for: item), in: self)
  }

  /// Notes whether the item's frame can be written without asking the item.
  func refreshPlainness(of item: LayoutItem) {
    guard item.link.hasSlot(in: self) else { return }
    frames[item.link.slot].isPlain =
      !item.isGuide && !item.link.usesInsets && item.link.scroll == nil
      && item.link.alignmentInsets == .zero
  }

  /// Notes that rows depend on margins, safe area or baselines of a view.
  func setUsesInsets(_ item: LayoutItem) {
    guard !item.link.usesInsets else { return }
    item.link.usesInsets = true
    refreshPlainness(of: item)
  }

  /// Takes the items of a subtree out, with the rows of what is held in it.
  func remove(_ items: [LayoutItem]) {
    departures &+= 1
    for item in items {
      removeRows(of: item)
    }
    for item in items where item.link.engine === self {
      removeVariables(of: item)
    }
    for item in items where item.link.hasSlot(in: self) {
      frames.freeSlot(item.link.slot)
      item.link = EngineLink()
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
    endExercise()
    let variables = item.variables
    var indices = [variables.x, variables.y, variables.width, variables.height]
    if let scroll = item.scroll {
      indices += [scroll.contentWidth, scroll.contentHeight, scroll.offsetX, scroll.offsetY]
    }
    for index in indices where index >= 0 {
      slotOfVariable[Int(index)] = -1
      solver.removeVariable(Variable(index: index))
    }
    if item.link.wraps {
      wrapping.removeAll { $0 === item }
    }
  }
}
