import Foundation

/// A spatial index of rectangles, which finds those that intersect another without examining all.
///
/// Each rectangle is in a grid whose cells are about as large as the rectangle, so that it covers
/// only a few. Rectangles whose size is not finite are in no grid.
struct SpatialIndex {
  private var areas: [CGRect] = []
  private var levels: [Level] = []

  private struct Level {
    /// The size of the cells as a power of two; nil for the level without a grid.
    let exponent: Int?
    var cells: [Cell: [Int]] = [:]
    var all: [Int] = []

    /// Returns whether a range has fewer cells than the level has rectangles.
    func isWorthAGrid(_ range: CellRange) -> Bool {
      Double(range.columns.count) * Double(range.rows.count) < Double(all.count)
    }
  }

  private struct Cell: Hashable {
    let x: Int
    let y: Int
  }

  private typealias CellRange = (columns: ClosedRange<Int>, rows: ClosedRange<Int>)

  /// Adds a rectangle, which gets the next number.
  mutating func insert(_ area: CGRect) {
    let number = areas.count
    areas.append(area)
    let exponent = Self.exponent(of: area)
    let place: Int
    if let known = levels.firstIndex(where: { $0.exponent == exponent }) {
      place = known
    } else {
      place = levels.count
      levels.append(Level(exponent: exponent))
    }
    levels[place].all.append(number)
    guard let exponent else { return }
    let (columns, rows) = Self.cells(of: area, exponent)
    for x in columns {
      for y in rows {
        levels[place].cells[Cell(x: x, y: y), default: []].append(number)
      }
    }
  }

  /// Calls a closure with the number of each rectangle that intersects an area, until it returns
  /// false.
  ///
  /// The order is deterministic but unspecified. Rectangles that only touch do not intersect.
  func forEachCrossing(_ area: CGRect, _ body: (Int) -> Bool) {
    for level in levels {
      guard let exponent = level.exponent, level.isWorthAGrid(Self.cells(of: area, exponent)) else {
        for number in level.all where areas[number].crosses(area) {
          if !body(number) { return }
        }
        continue
      }
      let (columns, rows) = Self.cells(of: area, exponent)
      for x in columns {
        for y in rows {
          for number in level.cells[Cell(x: x, y: y)] ?? [] where areas[number].crosses(area) {
            // Both may share several cells: report the rectangle in the first of them only.
            let own = Self.cells(of: areas[number], exponent)
            guard x == max(columns.lowerBound, own.columns.lowerBound),
              y == max(rows.lowerBound, own.rows.lowerBound)
            else { continue }
            if !body(number) { return }
          }
        }
      }
    }
  }

  /// Returns the exponent of the smallest power of two not less than the longer side, if finite.
  private static func exponent(of area: CGRect) -> Int? {
    let side = max(area.width, area.height, 1)
    return side.isFinite ? Int(log2(Double(side)).rounded(.up)) : nil
  }

  private static func cells(of area: CGRect, _ exponent: Int) -> CellRange {
    let side = CGFloat(pow(2, Double(exponent)))
    return (
      range(area.minX / side, area.maxX / side), range(area.minY / side, area.maxY / side)
    )
  }

  private static let limit: CGFloat = 1e9

  private static func range(_ low: CGFloat, _ high: CGFloat) -> ClosedRange<Int> {
    let first = cell(low)
    return first...max(first, cell(high))
  }

  /// Returns the index of the cell that contains a value, within limits; NaN is in the lowest cell.
  private static func cell(_ value: CGFloat) -> Int {
    guard value > -limit else { return -Int(limit) }
    return value < limit ? Int(value.rounded(.down)) : Int(limit)
  }
}

extension CGRect {
  /// Returns whether two rectangles have more than an edge in common.
  func crosses(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
