public import Foundation
public import ViewKit

/// The expected frame of a view in an interface file.
public struct NibExpectation: Sendable, Hashable {
  /// The content sizes that a frame depends on.
  public enum Tier: String, Sendable, Codable, CaseIterable {
    /// The frame doesn't depend on the size of a text or control.
    case m0 = "M0"
    /// The frame depends on the sizes of texts or controls.
    case m1 = "M1"
  }

  /// The identifier of the root view that contains the view.
  public let root: String

  /// The identifier of the view.
  public let view: String

  /// The name of the view's element.
  public let element: String

  /// The alignment rectangle, in points in the superview's coordinates.
  public let rect: CGRect

  /// The content sizes that the frame depends on.
  public let tier: Tier

  /// A Boolean value that indicates whether another implementation produced the same frame.
  public let isConfirmed: Bool
}

/// A table of the expected frames of views in interface files.
///
/// The columns are `file`, `root`, `view`, `element`, `x`, `y`, `w`, `h`, `tier` (`M0` or `M1`) and
/// `ref_ok1` (`1` if another implementation produced the frame, else `0`).
public struct NibManifest: Sendable {
  private let rows: [String: [NibExpectation]]

  /// The number of rows.
  public let count: Int

  /// Reads a table from a local file.
  ///
  /// - Throws: A ``NibTableError`` with the line.
  public init(contentsOf url: URL) throws(NibTableError) {
    try self.init(NibTable(contentsOf: url, columns: Self.columns))
  }

  /// Reads a table from a text.
  ///
  /// - Throws: A ``NibTableError`` with the line.
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

  /// Returns the expectations for a file name without folders, in the order of the table.
  public func expectations(forFile name: String) -> [NibExpectation] { rows[name] ?? [] }
}

/// A table of the safe areas of root views on the canvas.
///
/// The columns are `file`, `root`, `top`, `left`, `bottom` and `right`.
public struct NibCanvasTable: Sendable {
  private let rows: [String: [String: EdgeInsets]]

  /// Reads a table from a local file.
  ///
  /// - Throws: A ``NibTableError`` with the line.
  public init(contentsOf url: URL) throws(NibTableError) {
    try self.init(NibTable(contentsOf: url, columns: Self.columns))
  }

  /// Reads a table from a text.
  ///
  /// - Throws: A ``NibTableError`` with the line.
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

  /// Returns the safe areas in a file, keyed by root view; empty if the table doesn't contain the
  /// file.
  public func safeAreaInsets(inFile name: String) -> [String: EdgeInsets] { rows[name] ?? [:] }
}
