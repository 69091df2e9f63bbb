import Foundation

/// A text of tab-separated values whose first line names the columns.
struct NibTable {
  let file: String
  let rows: [Row]

  /// A line of values.
  struct Row {
    fileprivate let file: String
    let line: Int
    fileprivate let columns: [String: Int]
    fileprivate let fields: [Substring]
  }

  init(contentsOf url: URL, columns: [String]) throws(NibTableError) {
    let text: String
    do {
      text = try String(contentsOf: url, encoding: .utf8)
    } catch {
      let reason = error.systemReason
      throw NibTableError(url.relativePath, line: 0, .unreadable(reason: reason))
    }
    try self.init(text, file: url.relativePath, columns: columns)
  }

  init(_ text: String, file: String, columns: [String]) throws(NibTableError) {
    self.file = file
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let names = (lines.first ?? "").split(separator: "\t", omittingEmptySubsequences: false)
    var places: [String: Int] = [:]
    for (index, name) in names.enumerated() {
      places[String(name)] = index
    }
    for name in columns where places[name] == nil {
      throw NibTableError(file, line: 1, .missingColumn(name: name))
    }
    var rows: [Row] = []
    for (index, line) in lines.enumerated().dropFirst() where !line.isEmpty {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard fields.count == names.count else {
        let reason = NibTableError.Reason.wrongFieldCount(
          found: fields.count,
          expected: names.count
        )
        throw NibTableError(file, line: index + 1, reason)
      }
      rows.append(Row(file: file, line: index + 1, columns: places, fields: fields))
    }
    self.rows = rows
  }
}

extension NibTable.Row {
  /// Returns the text in a column, which must exist.
  func text(_ column: String) -> String {
    columns[column].map { String(fields[$0]) } ?? ""
  }

  /// Returns the number in a column.
  func number(_ column: String) throws(NibTableError) -> CGFloat {
    let text = text(column)
    guard let number = NibElement.number(text) else {
      throw NibTableError(file, line: line, .notANumber(column: column, found: text))
    }
    return number
  }

  /// Returns the value that a word in a column denotes.
  func choice<Value>(
    _ column: String,
    _ words: KeyValuePairs<String, Value>
  ) throws(NibTableError) -> Value {
    let text = text(column)
    guard let match = words.first(where: { $0.key == text }) else {
      let reason = NibTableError.Reason.unknownWord(
        column: column,
        found: text,
        expected: words.map(\.key)
      )
      throw NibTableError(file, line: line, reason)
    }
    return match.value
  }
}
