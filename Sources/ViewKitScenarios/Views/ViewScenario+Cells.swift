import Foundation
import ViewKit

extension ViewScenario {
  /// Adds boxes that keep a distance from two earlier ones, each with a preferred position.
  package mutating func fillWeb(_ n: Int) {
    var random = ScenarioRandom()
    let marks = [n / 2, n / 4, 3 * n / 4]
    for index in 0..<n {
      let earlier = views
      let view = makeView()
      var constraints = [
        view.topAnchor.constraint(equalTo: root.topAnchor, constant: 8),
        view.widthAnchor.constraint(equalToConstant: CGFloat(random.next(10, 80))),
        view.heightAnchor.constraint(equalToConstant: 20),
        view.leftAnchor.constraint(greaterThanOrEqualTo: root.leftAnchor),
      ]
      for _ in 0..<2 where index > 0 {
        let other = earlier[Int(random.next(0, index - 1))]
        constraints.append(
          view.leftAnchor.constraint(greaterThanOrEqualTo: other.rightAnchor, constant: 8)
        )
      }
      let target = view.leftAnchor.constraint(
        equalTo: root.leftAnchor,
        constant: CGFloat(random.next(0, 4000) / 8)
      )
      target.priority = LayoutPriority(500)
      LayoutConstraint.activate(constraints + [target])
      if marks.contains(index) { marked.append(target) }
    }
  }

  /// Adds table cells of eight views each, from top to bottom.
  package mutating func fillCells(_ n: Int) {
    var random = ScenarioRandom()
    let marks = [n / 2, n / 4, 3 * n / 4]
    var previous: View?
    for index in 0..<n {
      let cell = makeView()
      let low = cell.heightAnchor.constraint(equalToConstant: 0)
      low.priority = .fittingSizeLevel
      LayoutConstraint.activate([
        cell.leftAnchor.constraint(equalTo: root.leftAnchor),
        cell.widthAnchor.constraint(equalTo: root.widthAnchor),
        cell.topAnchor.constraint(equalTo: previous?.bottomAnchor ?? root.topAnchor),
        cell.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
        low,
      ])
      let mark = fillCell(cell, &random)
      if marks.contains(index) { marked.append(mark) }
      previous = cell
    }
  }

  /// Adds the views of a cell; returns the constraint that the operations change.
  private mutating func fillCell(_ cell: View, _ random: inout ScenarioRandom) -> LayoutConstraint {
    func prioritize(_ view: View, _ hugging: Float, _ compression: Float) {
      for axis in [LayoutConstraint.Axis.horizontal, .vertical] {
        view.setContentHuggingPriority(LayoutPriority(hugging), for: axis)
        view.setContentCompressionResistancePriority(LayoutPriority(compression), for: axis)
      }
    }
    let avatar = makeView(in: cell)
    let title = makeContent(CGFloat(random.next(60, 240)), 20.5, in: cell)
    let time = makeContent(CGFloat(random.next(30, 60)), 15, in: cell)
    let subtitle = makeContent(CGFloat(random.next(80, 320)), 18, in: cell)
    let badge = makeView(in: cell)
    let button = makeContent(CGFloat(random.next(40, 100)), 30, in: cell)
    let accessory = makeView(in: cell)
    let separator = makeView(in: cell)
    prioritize(title, 251, 750)
    prioritize(time, 252, 751)
    prioritize(subtitle, 251, 749)
    let below = subtitle.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4)
    LayoutConstraint.activate([
      avatar.leftAnchor.constraint(equalTo: cell.leftAnchor, constant: 16),
      avatar.widthAnchor.constraint(equalToConstant: 40),
      avatar.heightAnchor.constraint(equalToConstant: 40),
      avatar.centerYAnchor.constraint(equalTo: cell.centerYAnchor),
      avatar.topAnchor.constraint(greaterThanOrEqualTo: cell.topAnchor, constant: 8),
      title.leftAnchor.constraint(equalTo: avatar.rightAnchor, constant: 12),
      title.topAnchor.constraint(equalTo: cell.topAnchor, constant: 8),
      title.rightAnchor.constraint(lessThanOrEqualTo: time.leftAnchor, constant: -8),
      time.rightAnchor.constraint(equalTo: cell.rightAnchor, constant: -16),
      time.topAnchor.constraint(equalTo: title.topAnchor),
      subtitle.leftAnchor.constraint(equalTo: title.leftAnchor),
      below,
      subtitle.rightAnchor.constraint(lessThanOrEqualTo: badge.leftAnchor, constant: -8),
      badge.rightAnchor.constraint(equalTo: cell.rightAnchor, constant: -16),
      badge.centerYAnchor.constraint(equalTo: subtitle.centerYAnchor),
      badge.widthAnchor.constraint(equalToConstant: 24),
      badge.heightAnchor.constraint(equalToConstant: 18),
      button.leftAnchor.constraint(equalTo: title.leftAnchor),
      button.topAnchor.constraint(equalTo: subtitle.bottomAnchor, constant: 6),
      button.bottomAnchor.constraint(lessThanOrEqualTo: cell.bottomAnchor, constant: -8),
      accessory.rightAnchor.constraint(equalTo: cell.rightAnchor, constant: -4),
      accessory.widthAnchor.constraint(equalToConstant: 8),
      accessory.heightAnchor.constraint(equalToConstant: 13),
      accessory.centerYAnchor.constraint(equalTo: cell.centerYAnchor),
      separator.leftAnchor.constraint(equalTo: title.leftAnchor),
      separator.rightAnchor.constraint(equalTo: cell.rightAnchor),
      separator.bottomAnchor.constraint(equalTo: cell.bottomAnchor),
      separator.heightAnchor.constraint(equalToConstant: 0.5),
    ])
    return below
  }
}
