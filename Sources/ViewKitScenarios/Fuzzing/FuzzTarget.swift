import Foundation
import ViewKit
import ViewKitNibs

/// Performs on an input everything that can be done with an interface file.
struct FuzzTarget {
  /// The outcome of an input.
  struct Outcome: Equatable {
    /// Whether the file was rejected.
    var isRefused = false
    /// The number of diagnostics about the file.
    var diagnostics = 0
    /// The number of created views.
    var views = 0
    /// A hash of everything that was printed.
    var digest: UInt64 = 0xCBF2_9CE4_8422_2325

    mutating func add(_ text: String) {
      for byte in text.utf8 {
        digest = (digest ^ UInt64(byte)) &* 0x100_0000_01B3
      }
    }
  }

  func run(_ data: Data) -> Outcome {
    var outcome = Outcome()
    do {
      let document = try NibDocument(data: data, file: "fuzz")
      switch document.kind {
      case .xib: instantiate(document, &outcome)
      case .storyboard: instantiateScenes(document, &outcome)
      }
      check(document, &outcome)
    } catch {
      outcome.isRefused = true
      outcome.add(error.description)
    }
    return outcome
  }

  // MARK: Use in an app

  private func instantiate(_ document: NibDocument, _ outcome: inout Outcome) {
    let nib = Nib(document, classes: FuzzClasses.registry)
    var diagnostics: [NibDiagnostic] = []
    nib.diagnosticObserver = { diagnostics.append($0) }
    let objects = nib.instantiate(withOwner: FuzzController())
    for case let view as View in objects {
      let window = makeWindow()
      if view is Window {
        view.layoutIfNeeded()
      } else {
        window.addSubview(view)
      }
      layOut(window, &outcome)
    }
    outcome.take(diagnostics)
  }

  private func instantiateScenes(_ document: NibDocument, _ outcome: inout Outcome) {
    let storyboard = Storyboard(document, classes: FuzzClasses.registry)
    var diagnostics: [NibDiagnostic] = []
    storyboard.diagnosticObserver = { diagnostics.append($0) }
    for scene in document.scenes {
      guard let id = scene.viewController?.id,
        let controller = storyboard.makeController(withID: id)
      else { continue }
      let window = makeWindow()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      window.flush()
      layOut(window, &outcome)
      press(controlsIn: window)
      layOut(window, &outcome)
    }
    outcome.take(diagnostics)
  }

  /// Makes controls send their actions and follow their segues.
  private func press(controlsIn window: Window) {
    var pending: [View] = [window]
    var controls: [Control] = []
    while let view = pending.popLast(), controls.count < 10 {
      pending += view.subviews
      if let control = view as? Control { controls.append(control) }
    }
    for control in controls {
      control.sendActions(for: control is Button ? .touchUpInside : .primaryActionTriggered)
      window.flush()
    }
  }

  private func makeWindow() -> Window {
    let window = Window(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.safeAreaInsets = EdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    window.layoutConflictObserver = { _ in }
    window.diagnosticObserver = { _ in }
    return window
  }

  private func layOut(_ window: Window, _ outcome: inout Outcome) {
    window.layoutIfNeeded()
    outcome.add(window.recursiveDescription)
    window.frame.size = CGSize(width: 320, height: 568)
    window.layoutIfNeeded()
    outcome.add(window.recursiveDescription)
    for conflict in window.layoutConflicts {
      outcome.add("\(conflict)")
    }
  }

  // MARK: Use in the tool

  private func check(_ document: NibDocument, _ outcome: inout Outcome) {
    outcome.take(NibCheck().findings(in: document))
    let screen = NibScreen(device: NibDevice(id: "ipad9_7"), layoutDirection: .rightToLeft)
    let canvas = NibCanvas(document, on: screen)
    canvas.layOut()
    let text = canvas.frameDescription
    outcome.views += text.utf8.count { $0 == UInt8(ascii: "\n") }
    outcome.add(text)
    outcome.add(canvas.treeDescription)
  }
}

extension FuzzTarget.Outcome {
  fileprivate mutating func take(_ diagnostics: [NibDiagnostic]) {
    self.diagnostics += diagnostics.count
    for diagnostic in diagnostics {
      add(diagnostic.description)
    }
  }
}
