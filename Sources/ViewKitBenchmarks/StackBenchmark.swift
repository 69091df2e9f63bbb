import Foundation
import ViewKit
import ViewKitScenarios

/// Stack views of many labels, whose length is free up to a limit.
enum StackBenchmark {
  private static let distributions: [(name: String, distribution: StackView.Distribution)] = [
    ("fill", .fill),
    ("fillEqually", .fillEqually),
    ("fillProportionally", .fillProportionally),
    ("equalSpacing", .equalSpacing),
    ("equalCentering", .equalCentering),
  ]

  static func run(_ sizes: [Int]) {
    for (name, distribution) in distributions {
      var table = GrowthTable(level: "stack", scenario: name)
      for n in sizes where n <= 1000 {
        table.add(n, times(n, distribution))
      }
      table.printGrowth()
    }
  }

  private static func times(
    _ n: Int,
    _ distribution: StackView.Distribution
  ) -> [(operation: String, time: Double)] {
    let build = medianTime {
      let start = threadTime()
      let stack = makeStack(n, distribution)
      stack.root.layoutIfNeeded()
      let end = threadTime()
      return withExtendedLifetime(stack.root) { end - start }
    }
    let (root, stack) = makeStack(n, distribution)
    root.layoutIfNeeded()
    let view = stack.arrangedSubviews[n / 2]
    let hide = medianCallTime { _ in
      view.isHidden.toggle()
      root.layoutIfNeeded()
    }
    let spacing = medianCallTime { round in
      stack.spacing = round % 2 == 0 ? 9 : 8
      root.layoutIfNeeded()
    }
    // Reduce the space for the stack in its superview below the length of its content.
    let length = stack.frame.width
    let squeeze = medianCallTime { round in
      root.frame.size.width = length * (round % 2 == 0 ? 0.9 : 1.1)
      root.layoutIfNeeded()
    }
    return withExtendedLifetime(root) {
      [("build", build), ("hide", hide), ("spacing", spacing), ("squeeze", squeeze)]
    }
  }

  private static func makeStack(
    _ n: Int,
    _ distribution: StackView.Distribution
  ) -> (root: View, stack: StackView) {
    var scenario = ViewScenario()
    var random = ScenarioRandom()
    let stack = StackView()
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.distribution = distribution
    stack.spacing = 8
    for _ in 0..<n {
      let view = ViewScenario.Content()
      view.size = CGSize(width: CGFloat(random.next(40, 160)), height: 20)
      stack.addArrangedSubview(view)
      scenario.views.append(view)
    }
    scenario.root.addSubview(stack)
    scenario.root.frame.size.width = CGFloat(n) * 200 + 100
    LayoutConstraint.activate([
      stack.trailingAnchor.constraint(lessThanOrEqualTo: scenario.root.trailingAnchor),
      stack.leadingAnchor.constraint(equalTo: scenario.root.leadingAnchor, constant: 16),
      stack.topAnchor.constraint(equalTo: scenario.root.topAnchor, constant: 16),
    ])
    return (scenario.root, stack)
  }
}
