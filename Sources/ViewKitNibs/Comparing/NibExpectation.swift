public import Foundation
public import ViewKit

/// The frame that a view of an interface file is expected to get.
public struct NibExpectation: Sendable, Hashable {
  /// What a frame depends on.
  public enum Tier: String, Sendable, Codable, CaseIterable {
    /// Not on the size of any text or control.
    case m0 = "M0"
    /// Also on sizes of texts and controls.
    case m1 = "M1"
  }

  /// The identifier of the view that stands by itself in which the view lies.
  public let root: String

  /// The identifier of the view.
  public let view: String

  /// The name of the view's element.
  public let element: String

  /// The rectangle that constraints speak of, in points in the superview's coordinates.
  public let rect: CGRect

  /// What the frame depends on.
  public let tier: Tier

  /// Tells whether another implementation of the rules gave this frame.
  public let isConfirmed: Bool
}

/// The frames that views of interface files are expected to get, from a table.
///
/// The columns are `file`, `root`, `view`, `element`, `x`, `y`, `w`, `h`, `tier` (`M0` or `M1`) and
/// `ref_ok1` (`1` where another implementation gave the frame, else `0`).
public struct NibManifest: Sendable {
  private let rows: [String: [NibExpectation]]

  /// The number of rows.
  public let count: Int

  /// Reads a table.
  ///
  /// - Throws: A ``NibTableError`` that names the line.
  public init(contentsOf url: URL) throws(NibTableError) {
    try self.init(NibTable(contentsOf: url, columns: Self.columns))
  }

  /// Reads a table's text.
  ///
  /// - Throws: A ``NibTableError`` that names the line.
  public init(_ text: String, file: String = "manifest") throws(NibTableError) {
    try self.init(NibTable(text, file: file, columns: Self.columns))
  }

  private static let columns = [
    "file", "root", "view", "element", "x", "y", "w", "h", "tier", "ref_ok1",
  ]

  private init(_ table: NibTable) throws(NibTableError) {
    var rows: [String: [NibExpectation]] = [:]
    for row in table.rows {
      let expectation = NibExpectation(
        root: row.text("root"),
        view: row.text("view"),
        element: row.text("element"),
        rect: CGRect(
          x: try row.number("x"),
          y: try row.number("y"),
          width: try row.number("w"),
          height: try row.number("h")
        ),
        tier: try row.choice("tier", ["M0": .m0, "M1": .m1]),
        isConfirmed: try row.choice("ref_ok1", ["1": true, "0": false])
      )
      rows[row.text("file"), default: []].append(expectation)
    }
    self.rows = rows
    count = table.rows.count
  }

  /// Returns what is expected of a file, by its name without folders, in the table's order.
  public func expectations(forFile name: String) -> [NibExpectation] { rows[name] ?? [] }
}

/// The safe areas of views that stand by themselves on the canvas, from a table.
///
/// The columns are `file`, `root`, `top`, `left`, `bottom` and `right`.
public struct NibCanvasTable: Sendable {
  private let rows: [String: [String: EdgeInsets]]

  /// Reads a table.
  ///
  /// - Throws: A ``NibTableError`` that names the line.
  public init(contentsOf url: URL) throws(NibTableError) {
    try self.init(NibTable(contentsOf: url, columns: Self.columns))
  }

  /// Reads a table's text.
  ///
  /// - Throws: A ``NibTableError`` that names the line.
  public init(_ text: String, file: String = "canvas") throws(NibTableError) {
    try self.init(NibTable(text, file: file, columns: Self.columns))
  }

  private static let columns = ["file", "root", "top", "left", "bottom", "right"]

  private init(_ table: NibTable) throws(NibTableError) {
    var rows: [String: [String: EdgeInsets]] = [:]
    for row in table.rows {
      rows[row.text("file"), default: [:]][row.text("root")] = EdgeInsets(
        top: try row.number("top"),
        left: try row.number("left"),
        bottom: try row.number("bottom"),
        right: try row.number("right")
      )
    }
    self.rows = rows
  }

  /// Returns the safe areas in a file by the identifiers of its views; none where it is not named.
  public func safeAreaInsets(inFile name: String) -> [String: EdgeInsets] { rows[name] ?? [:] }
}
