public import Foundation

extension SnapshotCheck {
  /// Returns the file of a snapshot: in a folder `__Snapshots__` beside the test.
  ///
  /// There it has a folder of the test file's name, and a name of its own made of the test's name and
  /// the others. Signs other than letters, digits and underscores become hyphens; a name without any
  /// becomes a number, and one that is too long for a file ends in one.
  ///
  /// - Parameters:
  ///   - testName: The test's name, as `#function` gives it.
  ///   - filePath: The test's file.
  ///   - names: What tells the test's snapshots apart; empty ones are left out.
  ///   - pathExtension: What follows the name, without a period in front.
  /// - Returns: The file, which need not exist.
  public static func reference(
    forTest testName: String,
    in filePath: String,
    named names: [String] = [],
    pathExtension: String
  ) -> URL {
    let file = URL(fileURLWithPath: filePath)
    let name = FileName.joining([testName] + names)
    return file.deletingLastPathComponent()
      .appendingPathComponent("__Snapshots__")
      .appendingPathComponent(file.deletingPathExtension().lastPathComponent)
      .appendingPathComponent("\(name).\(pathExtension)")
  }
}

/// Makes names of files that every system takes.
enum FileName {
  /// The room for a name in UTF-8 bytes: systems take 255, extensions and temporary names need some.
  private static let room = 180

  /// Names of devices, which Windows gives to no file whatever its extension.
  private static let devices: Set<String> = {
    let numbered = (1...9).flatMap { ["com\($0)", "lpt\($0)"] }
    return Set(["con", "prn", "aux", "nul"] + numbered)
  }()

  /// Joins names with periods, without what a file's name can't hold.
  static func joining(_ names: [String]) -> String {
    fitting(names.map(part).filter { !$0.isEmpty }.joined(separator: "."))
  }

  /// The letters, digits and underscores of a name, with hyphens for what is between them.
  private static func part(_ name: String) -> String {
    let isWord = { (sign: Character) in sign.isLetter || sign.isNumber || sign == "_" }
    let words = name.split(whereSeparator: { !isWord($0) })
    guard !words.isEmpty else { return name.isEmpty ? "" : number(of: name) }
    return words.joined(separator: "-")
  }

  /// A name that is neither too long nor that of a device.
  private static func fitting(_ name: String) -> String {
    let start = name.prefix { $0 != "." }
    if devices.contains(start.lowercased()) {
      return "\(start)_\(name.dropFirst(start.count))"
    }
    guard name.utf8.count > room else { return name }
    var short = Substring(name)
    while short.utf8.count > room {
      short.removeLast()
    }
    return "\(short)-\(number(of: name))"
  }

  /// A number that stands for a text, the same in each process: its FNV-1a hash.
  private static func number(of text: String) -> String {
    let hash = text.utf8.reduce(0x811c_9dc5 as UInt32) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
    return String(hash, radix: 16)
  }
}
