import Foundation

/// Makes wrong saved trees of right ones; the same seed always makes the same.
struct SavedTreeMutator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// A number from 0 up to a bound (SplitMix64).
  private mutating func below(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((value ^ (value >> 31)) % UInt64(max(bound, 1)))
  }

  /// Returns bytes in which one to three things are wrong, and perhaps one byte.
  mutating func mutated(_ text: String) -> [UInt8] {
    var lines = text.split(separator: "\n").map(String.init)
    for _ in 0...below(3) where !lines.isEmpty {
      mutate(&lines)
    }
    var bytes = Array(lines.joined(separator: "\n").utf8)
    guard !bytes.isEmpty else { return bytes }
    switch below(40) {
    case 0: bytes.removeLast(below(bytes.count))
    case 1: bytes[below(bytes.count)] = UInt8(below(256))
    case 2: bytes.insert(contentsOf: [UInt8](repeating: 0x5B, count: 100), at: below(bytes.count))
    default: break
    }
    return bytes
  }

  private mutating func mutate(_ lines: inout [String]) {
    let (place, other) = (below(lines.count), below(lines.count))
    switch below(24) {
    case 0: lines.remove(at: place)
    case 1: lines.insert(lines[place], at: other)
    case 2: lines.swapAt(place, other)
    case 3...6: replaceClass(in: &lines)
    default: replaceValue(in: &lines[place])
    }
  }

  /// Puts another value behind the line's key, or in the place of a number in its array.
  private mutating func replaceValue(in line: inout String) {
    let value = Self.values[below(Self.values.count)]
    let numbers = line.ranges(of: /-?[0-9][0-9.e+-]*/)
    if !numbers.isEmpty, below(3) > 0 {
      line.replaceSubrange(numbers[below(numbers.count)], with: value)
    } else if let colon = line.range(of: ": ") {
      line = line[..<colon.upperBound] + value + (line.hasSuffix(",") ? "," : "")
    }
  }

  private mutating func replaceClass(in lines: inout [String]) {
    let places = lines.indices.filter {
      lines[$0].contains("\"class\":") || lines[$0].contains("\"base\":")
    }
    guard !places.isEmpty else { return }
    let place = places[below(places.count)]
    let name = Self.classes[below(Self.classes.count)]
    let parts = lines[place].split(separator: ":", maxSplits: 1)
    lines[place] = "\(parts[0]): \"\(name)\"" + (lines[place].hasSuffix(",") ? "," : "")
  }

  private static let values = [
    "0", "1", "2", "3", "5", "7", "11", "-1", "0.5", "1e308", "-1e308", "1e-320", "1e999", "NaN",
    "9223372036854775807", "9007199254740993", "true", "null", "\"\"", "\"x\"", "\"0.0\"", "[]",
    "[1]", "[0, 0, 0, 0]", "[1e300, 1e300, 1e300, 1e300]", "{}", "{\"view\": 0}", "{\"view\": 3}",
    "{\"element\": 0}", "\"nan\"", "\"infinity\"", "[\"nan\", 0]", "[[0, 0], [1e308, 1e308]]",
  ]

  private static let classes = [
    "View", "Window", "BaseView", "Label", "Button", "ButtonLabel", "ImageView", "TextField",
    "TextView", "Switch", "Slider", "Stepper", "SegmentedControl", "StackView", "ScrollView",
    "TableView", "TableViewCell", "TableViewCellContentView", "CollectionView",
    "CollectionViewCell", "TableViewHeaderFooterView", "SearchBar", "NavigationBar", "TabBar",
    "Toolbar", "PickerView", "DatePicker", "VisualEffectView", "PageControl", "ProgressView",
    "ActivityIndicatorView", "RefreshControl", "Nonsense",
  ]
}
