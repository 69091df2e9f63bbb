/// A subtree that is lent to an engine that tries something out.
///
/// Meanwhile its items and constraints are tied to the borrower, which also stands at the root of the
/// whole tree in place of the tree's own engine. Views are asked for their content on the way, and
/// their answers may change anything. So whoever changes or lays out a tree that is lent calls it
/// back first: the ties become what they were, the change meets the engine that it concerns, and the
/// borrower, which knows nothing any more, begins again. What comes back is never older than the tree.
final class EngineLoan {
  private unowned(unsafe) let borrower: LayoutEngine
  /// The root of the whole tree, and the engine that stood there: another borrower, or the tree's own.
  private let root: LayoutItem
  private let lender: LayoutEngine?
  private var items: [(item: LayoutItem, link: EngineLink)] = []
  private var constraints: [(constraint: LayoutConstraint, row: Int32)] = []
  /// The items whose views have said meanwhile that what they answer has changed.
  private var noted: [LayoutItem] = []

  private init(of view: View, to borrower: LayoutEngine) {
    self.borrower = borrower
    root = view.rootView.ensureLayoutItem()
    lender = root.hostedEngine
    root.hostedEngine = borrower
    borrower.loan = self
    lender?.lending = self
    view.forEachInSubtree { view in
      guard let item = view.layoutItem else { return true }
      for lent in [item] + item.guides.map(\.layoutItem) {
        items.append((lent, lent.link))
        lent.link = EngineLink()
        lent.link.engine = borrower
      }
      item.forEachHeld { constraint in
        constraints.append((constraint, constraint.engineRow))
        constraint.engineRow = LayoutConstraint.noRow
      }
      return true
    }
  }

  fileprivate func giveBack() {
    borrower.loan = nil
    borrower.dissolve()
    root.hostedEngine = lender
    lender?.lending = nil
    for (item, link) in items {
      item.link = link
    }
    for (constraint, row) in constraints {
      constraint.engineRow = row
    }
    for item in noted {
      item.view?.engineNotesSettings()
    }
  }

  /// Ends this loan and all others of the tree, the last one first.
  func callBack() {
    _ = root.takeBackEngine()
  }

  /// Has the lender told, when it is back, that what a view answers has changed.
  func note(_ item: LayoutItem) {
    noted.append(item)
  }

  /// The engine of the tree itself.
  var treeEngine: LayoutEngine? {
    guard let loan = lender?.loan else { return lender }
    return loan.treeEngine
  }

  /// Whether the tree's own engine has changed frames for subviews or guides of a view.
  func owesFrames(to item: LayoutItem) -> Bool {
    guard let link = items.first(where: { $0.item === item })?.link,
      let engine = link.frameEngine?.takeUnretainedValue()
    else { return false }
    return engine.loan?.owesFrames(to: item) ?? engine.frames.hasChanged(below: link.slot)
  }
}

extension EngineLoan {
  /// The maximum number of times that a trial starts over because the tree has changed.
  fileprivate static let maximumTrials = LayoutEngine.maximumRounds

  /// Tries something out in an engine of its own, to which a subtree is lent.
  ///
  /// A trial during which the tree is called back is repeated; one within another trial is not, as
  /// that one will be.
  ///
  /// - Parameters:
  ///   - view: The root of the subtree.
  ///   - makeEngine: Returns the engine.
  ///   - body: Returns the answer, or as much of it as there is when the engine has been dissolved.
  /// - Returns: The answer of the last trial.
  static func tryOut<Answer>(
    _ view: View,
    makeEngine: () -> LayoutEngine,
    body: (LayoutEngine) -> Answer
  ) -> Answer {
    let root = view.rootView.ensureLayoutItem()
    root.trials += 1
    defer { root.trials -= 1 }
    var rounds = 0
    while true {
      let engine = makeEngine()
      let loan = EngineLoan(of: view, to: engine)
      let answer = body(engine)
      rounds += 1
      guard engine.isDissolved else {
        loan.giveBack()
        return answer
      }
      guard root.trials == 1 else { return answer }
      if rounds == maximumTrials {
        view.report(.trialLoop(view))
        return answer
      }
    }
  }
}

extension LayoutItem {
  /// Has the engine of the tree that the view is the root of take back what it has lent.
  ///
  /// - Returns: The engine, or nil for a tree that has none.
  func takeBackEngine() -> LayoutEngine? {
    while let loan = hostedEngine?.loan {
      loan.giveBack()
    }
    return hostedEngine
  }

  /// The engine that knows the item, once it has taken back what it has lent.
  @inline(__always)
  var engine: LayoutEngine? {
    guard let engine = link.engine else { return nil }
    guard let loan = engine.loan ?? engine.lending else { return engine }
    loan.callBack()
    return link.engine
  }
}

extension Diagnostic {
  fileprivate static func trialLoop(_ view: View) -> Diagnostic {
    Diagnostic(
      .queryLoop,
      "The fitting size of \(view) was given up after \(EngineLoan.maximumTrials) rounds: views "
        + "below it change the tree each time they are asked for their content."
    )
  }
}
