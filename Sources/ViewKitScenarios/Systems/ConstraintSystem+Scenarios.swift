import ViewKitSolver

/// The pseudorandom sequence for the intrinsic sizes in the scenarios.
package struct ScenarioRandom {
  private var state: UInt64 = 88_172_645_463_325_252

  package init() {}

  package mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return (state >> 11) & 0xffff_ffff
  }

  package mutating func next(_ low: Int, _ high: Int) -> Double {
    Double(low + Int(next() % UInt64(high - low + 1)))
  }
}

private let (x, y, w, h) = (0, 1, 2, 3)
private let (rootWidth, rootHeight) = (0, 1)

extension ConstraintSystem {
  package static let scenarioNames = [
    "chain", "chainflex", "indep", "nested", "labels", "row", "cells", "web",
  ]

  /// The scenarios of stack views whose length is free.
  package static let stackNames = ["proportional", "centering"]

  /// Returns the named scenario with a number of views, cells or boxes.
  package static func scenario(_ name: String, _ size: Int) -> ConstraintSystem {
    switch name {
    case "chain": chain(size, isFlexible: false)
    case "chainflex": chain(size, isFlexible: true)
    case "indep": independent(size)
    case "nested": nested(size)
    case "labels": labels(size)
    case "row": row(size)
    case "cells": cells(size)
    case "web": web(size)
    case "proportional": proportionalStack(size)
    case "centering": centeringStack(size)
    default: fatalError("There is no scenario named \(name).")
    }
  }

  private func isMarked(_ index: Int) -> Bool {
    index == size / 2 || index == size / 4 || index == 3 * size / 4
  }

  private static func chain(_ size: Int, isFlexible: Bool) -> ConstraintSystem {
    var system = ConstraintSystem(isFlexible ? "chainflex" : "chain", size)
    var previous: Int?
    var first = 0
    for index in 0..<size {
      let v = system.makeView()
      system.add([(v + x, 1)], -8, .equal)
      system.add([(v + x, 1), (v + w, 1), (rootWidth, -1)], 8, .equal)
      var last: Int?
      if let previous {
        system.add([(v + y, 1), (previous + y, -1), (previous + h, -1)], -4, .equal)
        if isFlexible { last = system.add([(v + h, 1), (first + h, -1)], 0, .equal) }
      } else {
        system.add([(v + y, 1)], -8, .equal)
        first = v
      }
      if !isFlexible { last = system.add([(v + h, 1)], -20, .equal) }
      if system.isMarked(index), let last { system.toggles.append(last) }
      previous = v
    }
    if isFlexible, let previous {
      system.add([(previous + y, 1), (previous + h, 1), (rootHeight, -1)], 8, .equal)
    }
    return system
  }

  private static func independent(_ size: Int) -> ConstraintSystem {
    var system = ConstraintSystem("indep", size)
    for index in 0..<size {
      let v = system.makeView()
      system.add([(v + x, 1)], -8 - Double(index % 13), .equal)
      system.add([(v + y, 1)], -8 - Double(index % 7), .equal)
      system.add([(v + x, 1), (v + w, 1), (rootWidth, -1)], 8 + Double(index % 5), .equal)
      let last = system.add([(v + h, 1)], -20 - Double(index % 3), .equal)
      if system.isMarked(index) { system.toggles.append(last) }
    }
    return system
  }

  private static func nested(_ size: Int) -> ConstraintSystem {
    var system = ConstraintSystem("nested", size)
    let inset = size <= 100 ? 1 : size <= 1000 ? 0.125 : 0.0078125
    var (parentWidth, parentHeight) = (rootWidth, rootHeight)
    for index in 0..<size {
      let v = system.makeView()
      let first = system.add([(v + x, 1)], -inset, .equal)
      system.add([(v + y, 1)], -inset, .equal)
      system.add([(v + x, 1), (v + w, 1), (parentWidth, -1)], inset, .equal)
      system.add([(v + y, 1), (v + h, 1), (parentHeight, -1)], inset, .equal)
      if system.isMarked(index) { system.toggles.append(first) }
      (parentWidth, parentHeight) = (v + w, v + h)
    }
    return system
  }

  private static func labels(_ size: Int) -> ConstraintSystem {
    var system = ConstraintSystem("labels", size)
    var random = ScenarioRandom()
    var previous: Int?
    for index in 0..<size {
      let v = system.makeView()
      let width = random.next(40, 420)
      let height = random.next(1, 3) * 20.5
      system.add([(v + x, 1)], -16, .equal)
      system.add([(v + x, 1), (v + w, 1), (rootWidth, -1)], 16, .lessThanOrEqual)
      if let previous {
        system.add([(v + y, 1), (previous + y, -1), (previous + h, -1)], -4, .equal)
      } else {
        system.add([(v + y, 1)], -8, .equal)
      }
      let last = system.addIntrinsicSize(v, width, height, hugging: 250, compression: 750)
      if system.isMarked(index) { system.toggles.append(last) }
      previous = v
    }
    return system
  }

  /// Adds content hugging and compression resistance on both axes; returns the last constraint.
  private mutating func addIntrinsicSize(
    _ view: Int,
    _ width: Double,
    _ height: Double,
    hugging: Float,
    compression: Float
  ) -> Int {
    add([(view + w, 1)], -width, .lessThanOrEqual, hugging)
    add([(view + w, 1)], -width, .greaterThanOrEqual, compression)
    add([(view + h, 1)], -height, .lessThanOrEqual, hugging)
    return add([(view + h, 1)], -height, .greaterThanOrEqual, compression)
  }

  private static func row(_ size: Int) -> ConstraintSystem {
    var system = ConstraintSystem("row", size)
    var random = ScenarioRandom()
    var previous: Int?
    var total = 0.0
    for index in 0..<size {
      let v = system.makeView()
      let width = random.next(40, 160)
      total += width + 8
      if let previous {
        system.add([(v + x, 1), (previous + x, -1), (previous + w, -1)], -8, .equal)
      } else {
        system.add([(v + x, 1)], -8, .equal)
      }
      system.add([(v + y, 1)], -8, .equal)
      system.add([(v + h, 1)], -20, .equal)
      system.add([(v + w, 1)], 0, .greaterThanOrEqual)
      system.add([(v + w, 1)], -width, .lessThanOrEqual, 250)
      let last = system.add([(v + w, 1)], -width, .greaterThanOrEqual, 750)
      if system.isMarked(index) { system.toggles.append(last) }
      previous = v
    }
    if let previous {
      system.add([(previous + x, 1), (previous + w, 1), (rootWidth, -1)], 8, .equal)
    }
    system.width = total * 1.05 + 8
    system.editWidths = (system.width, total * 0.9)
    return system
  }

  /// Boxes that keep a distance from two earlier ones, each with a preferred position.
  ///
  /// No constraint determines another, and the distances couple all boxes, so the program is
  /// irreducible.
  private static func web(_ size: Int) -> ConstraintSystem {
    var system = ConstraintSystem("web", size)
    var random = ScenarioRandom()
    var boxes: [Int] = []
    for index in 0..<size {
      let v = system.makeView()
      system.add([(v + y, 1)], -8, .equal)
      system.add([(v + w, 1)], -random.next(10, 80), .equal)
      system.add([(v + h, 1)], -20, .equal)
      system.add([(v + x, 1)], 0, .greaterThanOrEqual)
      for _ in 0..<2 {
        guard index > 0 else { continue }
        let other = boxes[Int(random.next(0, index - 1))]
        system.add([(v + x, 1), (other + x, -1), (other + w, -1)], -8, .greaterThanOrEqual)
      }
      let target = random.next(0, 4000) / 8
      let last = system.add([(v + x, 1)], -target, .equal, 500)
      if system.isMarked(index) { system.toggles.append(last) }
      boxes.append(v)
    }
    return system
  }
}

// MARK: - Table cells

extension ConstraintSystem {
  private static func cells(_ size: Int) -> ConstraintSystem {
    var system = ConstraintSystem("cells", size)
    var random = ScenarioRandom()
    var previous: Int?
    for index in 0..<size {
      let cell = system.makeView()
      system.add([(cell + x, 1)], 0, .equal)
      system.add([(cell + w, 1), (rootWidth, -1)], 0, .equal)
      if let previous {
        system.add([(cell + y, 1), (previous + y, -1), (previous + h, -1)], 0, .equal)
      } else {
        system.add([(cell + y, 1)], 0, .equal)
      }
      system.add([(cell + h, 1)], -44, .greaterThanOrEqual)
      system.add([(cell + h, 1)], 0, .equal, 50)
      let toggle = system.addCellContent(cell, &random)
      if system.isMarked(index) { system.toggles.append(toggle) }
      previous = cell
    }
    return system
  }

  /// Adds the eight views of a cell; returns the constraint for the subtitle's height.
  private mutating func addCellContent(_ cell: Int, _ random: inout ScenarioRandom) -> Int {
    let avatar = makeView()
    let title = makeView()
    let time = makeView()
    let subtitle = makeView()
    let badge = makeView()
    let button = makeView()
    let accessory = makeView()
    let separator = makeView()
    add([(avatar + x, 1)], -16, .equal)
    add([(avatar + w, 1)], -40, .equal)
    add([(avatar + h, 1)], -40, .equal)
    add([(avatar + y, 1), (avatar + h, 0.5), (cell + h, -0.5)], 0, .equal)
    add([(avatar + y, 1)], -8, .greaterThanOrEqual)
    add([(title + x, 1), (avatar + x, -1), (avatar + w, -1)], -12, .equal)
    add([(title + y, 1)], -8, .equal)
    _ = addIntrinsicSize(title, random.next(60, 240), 20.5, hugging: 251, compression: 750)
    add([(title + x, 1), (title + w, 1), (time + x, -1)], 8, .lessThanOrEqual)
    add([(time + x, 1), (time + w, 1), (cell + w, -1)], 16, .equal)
    add([(time + y, 1), (title + y, -1)], 0, .equal)
    _ = addIntrinsicSize(time, random.next(30, 60), 15, hugging: 252, compression: 751)
    add([(subtitle + x, 1), (title + x, -1)], 0, .equal)
    add([(subtitle + y, 1), (title + y, -1), (title + h, -1)], -4, .equal)
    let toggle = addIntrinsicSize(
      subtitle,
      random.next(80, 320),
      18,
      hugging: 251,
      compression: 749
    )
    add([(subtitle + x, 1), (subtitle + w, 1), (badge + x, -1)], 8, .lessThanOrEqual)
    add([(badge + x, 1), (badge + w, 1), (cell + w, -1)], 16, .equal)
    add([(badge + y, 1), (badge + h, 0.5), (subtitle + y, -1), (subtitle + h, -0.5)], 0, .equal)
    add([(badge + w, 1)], -24, .equal)
    add([(badge + h, 1)], -18, .equal)
    add([(button + x, 1), (title + x, -1)], 0, .equal)
    add([(button + y, 1), (subtitle + y, -1), (subtitle + h, -1)], -6, .equal)
    _ = addIntrinsicSize(button, random.next(40, 100), 30, hugging: 250, compression: 750)
    add([(button + y, 1), (button + h, 1), (cell + h, -1)], 8, .lessThanOrEqual)
    add([(accessory + x, 1), (accessory + w, 1), (cell + w, -1)], 4, .equal)
    add([(accessory + w, 1)], -8, .equal)
    add([(accessory + h, 1)], -13, .equal)
    add([(accessory + y, 1), (accessory + h, 0.5), (cell + h, -0.5)], 0, .equal)
    add([(separator + x, 1), (title + x, -1)], 0, .equal)
    add([(separator + x, 1), (separator + w, 1), (cell + w, -1)], 0, .equal)
    add([(separator + y, 1), (separator + h, 1), (cell + h, -1)], 0, .equal)
    add([(separator + h, 1)], -0.5, .equal)
    return toggle
  }
}
