import Foundation
import ViewKit

/// Performs many reentrant runs and reports the faults.
///
/// `reenter [--first N] [--runs N] [--steps N] [--every N] [--endless] [--verbose]`: each run
/// depends only on its seed. With `--every`, frames are compared after that many steps. With
/// `--endless`, hooks change something each time they are called, and the only requirement is that
/// layout terminates and reports the view that it gave up on. A run that takes longer than a minute
/// ends the command with status 3.
package enum ReentrantCommand {
  package static func main(_ arguments: ArraySlice<String>) {
    let first = number("--first", in: arguments) ?? 0
    let runs = number("--runs", in: arguments) ?? 100
    let steps = number("--steps", in: arguments) ?? 60
    let every = number("--every", in: arguments) ?? 6
    ReentrantRun.isVerbose = arguments.contains("--verbose")
    let watch = ReentrantWatch()
    var (faults, calls, comparisons) = (0, 0, 0)
    for seed in first..<(first + runs) {
      watch.begin(seed)
      if arguments.contains("--endless") {
        if let fault = EndlessRun(seed: UInt64(seed)).fault() {
          faults += 1
          print("seed \(seed): \(fault)")
        }
        continue
      }
      let outcome = ReentrantRun.outcome(seed: UInt64(seed), steps: steps, comparingEvery: every)
      calls += outcome.hookCalls
      comparisons += outcome.comparisons
      if let fault = outcome.fault {
        faults += 1
        print("seed \(seed): \(fault)")
      }
    }
    watch.end()
    print("runs\t\(runs)\nsteps\t\(runs * steps)\nacting_hooks\t\(calls)")
    print("comparisons\t\(comparisons)\nfaults\t\(faults)")
    if faults > 0 { exit(1) }
  }

  private static func number(_ name: String, in arguments: ArraySlice<String>) -> Int? {
    guard let index = arguments.firstIndex(of: name), index + 1 < arguments.endIndex else {
      return nil
    }
    return Int(arguments[index + 1])
  }
}

extension ReentrantRun {
  /// The outcome of a run.
  struct Outcome {
    var fault: String?
    var hookCalls = 0
    var comparisons = 0
  }

  /// Performs a run of up to a number of steps, until its first fault.
  static func outcome(seed: UInt64, steps: Int, comparingEvery every: Int) -> Outcome {
    var (outcome, made) = run(seed, steps, every)
    made.removeAll { $0() == nil }
    if outcome.fault == nil, let object = made.first?() {
      outcome.fault = "\(made.count) objects are left, such as \(object)"
    }
    return outcome
  }

  private static func run(
    _ seed: UInt64,
    _ steps: Int,
    _ every: Int
  ) -> (Outcome, made: [() -> AnyObject?]) {
    let run = ReentrantRun(seed: seed)
    var outcome = Outcome()
    for step in 1...steps {
      outcome.fault = run.step() ?? (step.isMultiple(of: every) ? run.compare() : nil)
      if let fault = outcome.fault {
        outcome.fault = "step \(step): \(fault)"
        break
      }
    }
    outcome.hookCalls = run.hookCalls
    outcome.comparisons = run.comparisons
    run.finish()
    return (outcome, run.made)
  }
}

/// Ends the process if a run doesn't terminate.
private final class ReentrantWatch: @unchecked Sendable {
  private let lock = NSLock()
  private var current: (seed: Int, begun: Date)?

  init() {
    Thread.detachNewThread { [self] in
      while true {
        Thread.sleep(forTimeInterval: 1)
        lock.lock()
        let current = current
        lock.unlock()
        guard let current, Date().timeIntervalSince(current.begun) > 60 else { continue }
        FileHandle.standardError.write(Data("seed \(current.seed) does not end\n".utf8))
        exit(3)
      }
    }
  }

  func begin(_ seed: Int) {
    lock.lock()
    current = (seed, Date())
    lock.unlock()
  }

  func end() {
    lock.lock()
    current = nil
    lock.unlock()
  }
}

/// A tree in which views change something each time they are called.
final class EndlessRun: ReentrantListener {
  /// The change that a hook makes each time.
  private enum Habit: CaseIterable {
    case invalidateContent
    case needLayout
    case needUpdate
    case changePriority
    case changeConstant
    case toggleConstraint
    case replaceView
    case hide
    case fit
    case fitAndToggle
    case layOut
  }

  private var random: FuzzRandom
  private let root = View(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private var views: [View] = []
  private var toggled: [LayoutConstraint] = []
  private var habits: [(hook: ReentrantHook, view: Int, habit: Habit)] = []
  private var diagnostics = 0
  private var namesView = true
  private var calls = 0
  private var depth = 0

  init(seed: UInt64) {
    random = FuzzRandom(seed)
    root.diagnosticObserver = { [weak self] in self?.take($0) }
    root.layoutConflictObserver = { _ in }
    let stack = ReentrantStack(frame: .zero)
    stack.listener = self
    stack.distribution = StackView.Distribution(rawValue: random.below(5)) ?? .fill
    stack.translatesAutoresizingMaskIntoConstraints = false
    views = [stack]
    for index in 0..<6 {
      let view = ReentrantView(CGSize(width: 10 + index, height: 12), self)
      view.tag = index + 1
      views.append(view)
    }
    let hooks: [ReentrantHook] = [
      .content, .alignmentInsets, .lastBaseline, .layoutSubviews, .updateConstraints,
    ]
    for _ in 0...random.below(3) {
      guard let hook = random.pick(hooks), let habit = random.pick(Habit.allCases) else { continue }
      habits.append((hook, random.below(views.count), habit))
    }
    root.addSubview(stack)
    for view in views[1...3] { stack.addArrangedSubview(view) }
    for view in views[4...6] { root.addSubview(view) }
    var above = stack as View
    for view in [stack] + views[4...6] {
      toggled.append(view.heightAnchor.constraint(greaterThanOrEqualToConstant: 5))
      place(view, below: above, in: root)
      above = view
    }
    LayoutConstraint.activate(toggled)
  }

  private func take(_ diagnostic: Diagnostic) {
    diagnostics += 1
    if !diagnostic.message.contains("Reentrant"), !diagnostic.message.contains("View") {
      namesView = false
    }
  }

  func called(_ hook: ReentrantHook, of view: View?) {
    guard depth < 3 else { return }
    calls += 1
    depth += 1
    defer { depth -= 1 }
    for (wanted, index, habit) in habits where wanted == hook && views[index] === view {
      follow(habit, view: views[index])
    }
  }

  private func follow(_ habit: Habit, view: View) {
    switch habit {
    case .invalidateContent: view.invalidateIntrinsicContentSize()
    case .needLayout: view.setNeedsLayout()
    case .needUpdate: view.setNeedsUpdateConstraints()
    case .changePriority:
      let priority = view.contentHuggingPriority(for: .vertical) == .defaultLow ? 300 : 250
      view.setContentHuggingPriority(LayoutPriority(Float(priority)), for: .vertical)
    case .changeConstant: toggled[0].constant = toggled[0].constant == 5 ? 6 : 5
    case .toggleConstraint: toggled[1].isActive.toggle()
    case .replaceView:
      views[3].removeFromSuperview()
      (views[0] as? StackView)?.addArrangedSubview(views[3])
    case .hide: views[2].isHidden.toggle()
    case .fit: _ = view.systemLayoutSizeFitting(.zero)
    case .fitAndToggle:
      toggled[2].isActive.toggle()
      _ = root.systemLayoutSizeFitting(.zero)
    case .layOut: root.layoutIfNeeded()
    }
  }

  /// Lays out and computes fitting sizes a few times; returns a description of the first fault.
  func fault() -> String? {
    for round in 0..<4 {
      root.layoutIfNeeded()
      _ = root.systemLayoutSizeFitting(.zero)
      views[round].invalidateIntrinsicContentSize()
      root.frame.size.width += 10
    }
    if calls > 2_000_000 { return "hooks were called \(calls) times" }
    return namesView ? nil : "a diagnostic names no view"
  }
}

extension EndlessRun {
  /// Places a view below another one, at the left.
  private func place(_ view: View, below above: View, in root: View) {
    LayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      above === view
        ? view.topAnchor.constraint(equalTo: root.topAnchor)
        : view.topAnchor.constraint(equalTo: above.lastBaselineAnchor),
    ])
  }
}
