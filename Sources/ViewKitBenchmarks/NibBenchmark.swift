import Foundation
import ViewKit
import ViewKitNibs
import ViewKitScenarios

/// Loads all interface files of a folder and reports which of their contents were created.
///
/// A recording class replaces every class that the files name; it stores the outlets it gets.
struct NibBenchmark {
  private init(isVerbose: Bool) { self.isVerbose = isVerbose }

  private var counts: [(name: String, count: Int)] = []
  private var rules: [NibDiagnostic.Rule: Int] = [:]
  private var parsing = 0.0
  private var making = 0.0
  private var layout = 0.0
  private var slowest = (file: "", time: 0.0)
  private let isVerbose: Bool

  /// Loads all files of a folder and prints the figures, and also each diagnostic if it is verbose.
  static func run(folder: String, isVerbose: Bool) {
    var benchmark = NibBenchmark(isVerbose: isVerbose)
    let files = (FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? [])
      .filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.sorted()
    for file in files {
      benchmark.load(URL(filePath: folder).appending(path: file))
    }
    benchmark.report()
  }

  // MARK: Loading

  private mutating func load(_ url: URL) {
    add("files")
    let start = threadTime()
    do {
      let document = try NibDocument(contentsOf: url)
      let parsed = threadTime()
      parsing += parsed - start
      count(document)
      note(document.diagnostics)
      let roots = make(document)
      let made = threadTime()
      making += made - parsed
      for root in roots {
        root.layoutConflictObserver = { _ in }
        root.diagnosticObserver = { _ in }
        root.layoutIfNeeded()
      }
      layout += threadTime() - made
      if threadTime() - start > slowest.time {
        slowest = (url.lastPathComponent, threadTime() - start)
      }
    } catch {
      add("files failed")
      print("# \(error)")
    }
  }

  /// Creates everything in the file once, including prototypes, and returns the top-level views.
  private mutating func make(_ document: NibDocument) -> [View] {
    let instantiation = NibInstantiation(document, classes: ClassRegistry(), purpose: .canvas)
    var placeholders: [(object: NibObject, instance: AnyObject)] = []
    for placeholder in document.placeholders + document.scenes.flatMap(\.placeholders) {
      guard placeholder.element["placeholderIdentifier"] == "IBFilesOwner" else { continue }
      let owner = ViewController()
      instantiation.adopt(owner, as: placeholder)
      placeholders.append((placeholder, owner))
    }
    let objects = document.topLevelObjects + document.scenes.flatMap(\.objects)
    let tops = objects.compactMap { instantiation.make($0) }
    let events = LifecycleRecorder.record {
      let faults = collectingFaults { instantiation.finish(connecting: placeholders) }
      add("names that no class declares", faults.count)
    }
    add("objects made", instantiation.instances.count)
    add("responders awakened", events.filter { $0.kind == LifecycleEvent.Kind.awake }.count)
    add("constraints made", instantiation.constraints.count)
    add("constraints active", instantiation.constraints.filter(\.constraint.isActive).count)
    add("outlets connected", instantiation.outletCount)
    add("actions connected", instantiation.actionCount)
    note(instantiation.diagnostics)
    if isVerbose { printMissing(document, instantiation) }
    return tops.compactMap { ($0 as? View) ?? ($0 as? ViewController)?.viewIfLoaded }
  }

  /// Prints the objects in the file that were not created.
  private func printMissing(_ document: NibDocument, _ instantiation: NibInstantiation) {
    let made = Set(instantiation.instances.map(\.object.element.location))
    document.root.forEachElement { element in
      let kinds: [NibObject.Kind] = [
        .view, .viewController, .item, .gestureRecognizer, .collectionLayout,
      ]
      guard kinds.contains(NibObject(element).kind), !made.contains(element.location) else {
        return
      }
      print("# \(document.file):\(element.location): not made: \(element.name)")
    }
  }

  private mutating func note(_ diagnostics: [NibDiagnostic]) {
    for diagnostic in diagnostics {
      rules[diagnostic.rule, default: 0] += 1
      if isVerbose { print("# \(diagnostic)") }
    }
  }

  private mutating func count(_ document: NibDocument) {
    document.root.forEachElement { element in
      add("elements")
      switch element.name {
      case "constraint": add("constraints in files")
      case "outlet", "outletCollection": add("outlets in files")
      case "action": add("actions in files")
      default:
        switch NibObject(element).kind {
        case .view: add("views in files")
        case .viewController: add("controllers in files")
        case .item: add("items in files")
        case .gestureRecognizer: add("gestures in files")
        case .collectionLayout: add("layouts in files")
        default: break
        }
      }
    }
    add("unknown elements", document.unknownElements.values.reduce(0, +))
    add("unknown attributes", document.unknownAttributes.values.reduce(0, +))
  }

  private mutating func add(_ name: String, _ count: Int = 1) {
    if let index = counts.firstIndex(where: { $0.name == name }) {
      counts[index].count += count
    } else {
      counts.append((name, count))
    }
  }

  // MARK: Reporting

  private func report() {
    for (name, count) in counts {
      print("nibs\tcount\t\(name)\t\(count)")
    }
    for rule in NibDiagnostic.Rule.allCases {
      if let count = rules[rule] { print("nibs\tdiagnostic\t\(rule.rawValue)\t\(count)") }
    }
    print("nibs\ttime_us\tparsing\t\(format(parsing))")
    print("nibs\ttime_us\tmaking\t\(format(making))")
    print("nibs\ttime_us\tlayout\t\(format(layout))")
    print("nibs\ttime_us\tslowest file\t\(format(slowest.time))\t\(slowest.file)")
  }
}
