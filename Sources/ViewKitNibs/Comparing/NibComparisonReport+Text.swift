import Foundation

extension NibComparisonReport: CustomStringConvertible {
  /// The figures as a table, the groups, and the ten worst root views.
  public var description: String { text(worst: 10) }

  /// Returns the figures as a table, the groups, and the worst root views.
  ///
  /// - Parameter worst: The maximum number of root views to list, the worst first.
  /// - Returns: The lines of the text, without a trailing line break.
  public func text(worst: Int) -> String {
    var lines = figures
    lines += Self.table("By element", byElement)
    lines += Self.table("By parent", byParent)
    lines += Self.table("By device", byDevice)
    lines += worstRoots(worst)
    if !failures.isEmpty {
      lines += ["", "Files that could not be compared"]
      lines += failures.map { "  \($0.file): \($0.reason)" }
    }
    return lines.joined(separator: "\n")
  }

  /// Returns the report as JSON with sorted keys and a trailing line break.
  public func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }

  // MARK: Parts

  private var figures: [String] {
    let shares: [(String, Double?)] = [
      ("M0 within 1 pt (no text or control matters)", m0WithinOne),
      ("M1 within 1 pt (stored sizes of texts and controls)", m1WithinOne),
      ("M1 within 0.5 pt", m1WithinHalf),
      ("M1 within 0.02 pt", m1Exact),
      ("R  within 1 pt (confirmed frames)", rWithinOne),
      ("M2 within 1 pt (own sizes of texts and controls)", m2WithinOne),
      ("M2 within 0.5 pt", m2WithinHalf),
      ("Roots in which all is within 1 pt", wholeRoots),
    ]
    let counts = "\(files) files, \(failedFiles) failed; \(views) views, \(rows) compared"
    return [counts, ""]
      + shares.map { name, share in
        "  " + Self.padded(name, 54) + Self.percent(share)
      }
  }

  private static func table(_ title: String, _ groups: [String: Group]) -> [String] {
    let sorted = groups.sorted { ($0.value.rows, $1.key) > ($1.value.rows, $0.key) }
    return ["", padded(title, 36) + "   rows    1 pt  0.5 pt  own sizes"]
      + sorted.map { name, group in
        let rows = String(group.rows)
        return "  " + padded(name, 34) + String(repeating: " ", count: max(7 - rows.count, 0))
          + rows
          + percent(group.withinOne) + percent(group.withinHalf) + percent(group.ownWithinOne)
      }
  }

  private func worstRoots(_ count: Int) -> [String] {
    guard !wrongRoots.isEmpty, count > 0 else { return [] }
    return ["", "Worst roots"]
      + wrongRoots.prefix(count).map { root in
        let worst = root.wrong.max { $0.largest < $1.largest }
        let place = worst.map { view in
          let numbers = view.differences?.map { "\($0)" }.joined(separator: " ") ?? "missing"
          return "\(view.element) \(view.view): \(numbers)"
        }
        return "  \(root.file) \(root.root): \(root.wrong.count) of \(root.rows), \(place ?? "")"
      }
  }

  private static func percent(_ share: Double?) -> String {
    guard let share else { return "      –" }
    let tenths = Int((share * 10_000).rounded())
    let text = "\(tenths / 100).\(tenths % 100 < 10 ? "0" : "")\(tenths % 100)"
    return String(repeating: " ", count: max(8 - text.count, 0)) + text
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(width - text.count, 1))
  }
}

extension NibComparisonReport.WrongView {
  fileprivate var largest: Double {
    differences?.map(\.magnitude).max() ?? .infinity
  }
}
