package import Foundation
package import ViewKit

/// A scenario with views and constraint objects, built as an app would build it.
package struct ViewScenario {
  package let root: View
  package var views: [View] = []
  /// The constraints that the operations change.
  package var marked: [LayoutConstraint] = []
  package var widths: (CGFloat, CGFloat) = (375, 414)

  /// A view with a fixed intrinsic content size, such as a label has.
  package final class Content: View {
    package var size = CGSize(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)

    package override var intrinsicContentSize: CGSize { size }
  }

  package init() {
    root = View(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  }

  package mutating func makeView(in parent: View? = nil) -> View {
    let view = View()
    view.translatesAutoresizingMaskIntoConstraints = false
    (parent ?? root).addSubview(view)
    views.append(view)
    return view
  }

  package mutating func makeContent(_ width: CGFloat, _ height: CGFloat, in parent: View? = nil)
    -> View
  {
    let view = Content()
    view.size = CGSize(width: width, height: height)
    view.translatesAutoresizingMaskIntoConstraints = false
    (parent ?? root).addSubview(view)
    views.append(view)
    return view
  }

  package static func make(_ name: String, _ n: Int) -> ViewScenario? {
    var scenario = ViewScenario()
    switch name {
    case "chain": scenario.fillChain(n, isFlexible: false)
    case "chainflex": scenario.fillChain(n, isFlexible: true)
    case "indep": scenario.fillIndependent(n)
    case "nested": scenario.fillNested(n)
    case "labels": scenario.fillLabels(n)
    case "row": scenario.fillRow(n)
    case "cells": scenario.fillCells(n)
    case "web": scenario.fillWeb(n)
    case "texts": scenario.fillTexts(n)
    case "masks": scenario.fillMasks(n)
    default: return nil
    }
    return scenario
  }

  private func marks(_ n: Int) -> [Int] { [n / 2, n / 4, 3 * n / 4] }

  private mutating func fillChain(_ n: Int, isFlexible: Bool) {
    let marks = marks(n)
    var previous: View?
    var first: View?
    for index in 0..<n {
      let view = makeView()
      var constraints = [
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
        view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -8),
      ]
      if let previous {
        constraints.append(view.topAnchor.constraint(equalTo: previous.bottomAnchor, constant: 4))
      } else {
        constraints.append(view.topAnchor.constraint(equalTo: root.topAnchor, constant: 8))
      }
      if !isFlexible {
        constraints.append(view.heightAnchor.constraint(equalToConstant: 20))
      } else if let first {
        constraints.append(view.heightAnchor.constraint(equalTo: first.heightAnchor))
      }
      LayoutConstraint.activate(constraints)
      if marks.contains(index) { marked.append(constraints[constraints.count - 1]) }
      previous = view
      first = first ?? view
    }
    root.frame.size.height = isFlexible ? max(667, CGFloat(n) * 24 + 16) : 667
    if isFlexible, let previous {
      previous.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -8).isActive = true
    }
  }

  private mutating func fillIndependent(_ n: Int) {
    let marks = marks(n)
    for index in 0..<n {
      let view = makeView()
      let constraints = [
        view.leadingAnchor.constraint(
          equalTo: root.leadingAnchor,
          constant: 8 + CGFloat(index % 13)
        ),
        view.topAnchor.constraint(equalTo: root.topAnchor, constant: 8 + CGFloat(index % 7)),
        view.trailingAnchor.constraint(
          equalTo: root.trailingAnchor,
          constant: -8 - CGFloat(index % 5)
        ),
        view.heightAnchor.constraint(equalToConstant: 20 + CGFloat(index % 3)),
      ]
      LayoutConstraint.activate(constraints)
      if marks.contains(index) { marked.append(constraints[3]) }
    }
  }

  private mutating func fillNested(_ n: Int) {
    let marks = marks(n)
    let inset: CGFloat = n <= 100 ? 1 : n <= 1000 ? 0.125 : 0.0078125
    var parent = root
    for index in 0..<n {
      let view = makeView(in: parent)
      let constraints = [
        view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: inset),
        view.topAnchor.constraint(equalTo: parent.topAnchor, constant: inset),
        view.trailingAnchor.constraint(equalTo: parent.trailingAnchor, constant: -inset),
        view.bottomAnchor.constraint(equalTo: parent.bottomAnchor, constant: -inset),
      ]
      LayoutConstraint.activate(constraints)
      if marks.contains(index) { marked.append(constraints[0]) }
      parent = view
    }
  }

  private mutating func fillLabels(_ n: Int) {
    var random = ScenarioRandom()
    let marks = marks(n)
    var previous: View?
    for index in 0..<n {
      let view = makeContent(
        CGFloat(random.next(40, 420)),
        CGFloat(random.next(1, 3) * 20.5)
      )
      var constraints = [
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
        view.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -16),
      ]
      if let previous {
        constraints.append(view.topAnchor.constraint(equalTo: previous.bottomAnchor, constant: 4))
      } else {
        constraints.append(view.topAnchor.constraint(equalTo: root.topAnchor, constant: 8))
      }
      LayoutConstraint.activate(constraints)
      if marks.contains(index) { marked.append(constraints[2]) }
      previous = view
    }
  }

  private mutating func fillRow(_ n: Int) {
    var random = ScenarioRandom()
    let marks = marks(n)
    var previous: View?
    var total: CGFloat = 0
    for index in 0..<n {
      let width = CGFloat(random.next(40, 160))
      total += width + 8
      let view = makeContent(width, View.noIntrinsicMetric)
      let constraints = [
        view.topAnchor.constraint(equalTo: root.topAnchor, constant: 8),
        view.heightAnchor.constraint(equalToConstant: 20),
        previous.map { view.leadingAnchor.constraint(equalTo: $0.trailingAnchor, constant: 8) }
          ?? view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
      ]
      LayoutConstraint.activate(constraints)
      if marks.contains(index) { marked.append(constraints[2]) }
      previous = view
    }
    previous?.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -8).isActive = true
    widths = (total * 1.05 + 8, total * 0.9)
    root.frame.size.width = widths.0
  }

  /// Adds labels of several lines, from top to bottom.
  private mutating func fillTexts(_ n: Int) {
    var previous: View?
    for index in 0..<n {
      let label = Label()
      label.numberOfLines = 0
      label.text = "Line \(index): internationalization takes several lines in a narrow window"
      label.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(label)
      views.append(label)
      LayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
        label.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
        label.topAnchor.constraint(equalTo: previous?.bottomAnchor ?? root.topAnchor),
      ])
      previous = label
    }
  }

  /// Adds views laid out by autoresizing masks alone, two levels deep.
  private mutating func fillMasks(_ n: Int) {
    let mask: View.AutoresizingMask = [.flexibleWidth, .flexibleLeftMargin, .flexibleHeight]
    for index in 0..<n {
      let panel = View(frame: CGRect(x: 10, y: CGFloat(index) * 20, width: 300, height: 18))
      panel.autoresizingMask = mask
      root.addSubview(panel)
      let line = View(frame: CGRect(x: 5, y: 5, width: 200, height: 8))
      line.autoresizingMask = mask
      panel.addSubview(line)
      views += [panel, line]
    }
  }
}
