import Foundation
import ViewKit

/// A root with views, labels and a guide in it, and the names that visual formats use for them.
struct VisualFormatScene {
  let root = View()
  let a = View()
  let b = View()
  let c = View()
  let title = Label()
  let text = Label()
  let gap = LayoutGuide()

  init() {
    for view in [a, b, c, title, text] { root.addSubview(view) }
    title.text = "Title"
    text.text = "Text"
    root.addLayoutGuide(gap)
  }

  var views: [String: Any] {
    ["a": a, "b": b, "c": c, "title": title, "text": text, "gap": gap]
  }

  static var metrics: [String: Any] {
    [
      "small": 4, "wide": 20.5, "huge": CGFloat(400), "half": Float(0.5), "below": -3,
      "byte": UInt8(200), "high": NSNumber(value: 750), "low": LayoutPriority.defaultLow,
    ]
  }

  func constraints(
    _ format: String,
    options: LayoutConstraint.FormatOptions = []
  ) throws -> [LayoutConstraint] {
    try VisualFormat(format)
      .constraints(options: options, metrics: Self.metrics, views: views)
  }

  /// Everything that makes up a constraint in one line; what reads 1, 0 or 1000 is left out.
  func describe(_ constraint: LayoutConstraint) -> String {
    let signs: [LayoutConstraint.Relation: String] = [
      .lessThanOrEqual: "<=", .equal: "==", .greaterThanOrEqual: ">=",
    ]
    let sign = signs[constraint.relation] ?? "?"
    var line = "\(name(of: constraint.firstItem)).\(constraint.firstAttribute) \(sign)"
    if let second = constraint.secondItem {
      line += constraint.multiplier == 1 ? "" : " \(constraint.multiplier) *"
      line += " \(name(of: second)).\(constraint.secondAttribute)"
      line += constraint.constant == 0 ? "" : " + \(constraint.constant)"
    } else {
      line += " \(constraint.constant)"
    }
    return line + (constraint.priority == .required ? "" : " @\(constraint.priority.rawValue)")
  }

  func describe(
    _ format: String,
    options: LayoutConstraint.FormatOptions = []
  ) throws -> [String] {
    try constraints(format, options: options).map(describe)
  }

  private func name(of item: AnyObject?) -> String {
    if item === root { return "root" }
    return views.first { $0.value as AnyObject === item }?.key ?? "nil"
  }
}
