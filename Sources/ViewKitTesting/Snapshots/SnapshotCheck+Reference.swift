public import Foundation

extension SnapshotCheck {
  /// Returns the file of a snapshot: in a folder named `__Snapshots__` beside the test.
  ///
  /// In that folder there is one folder per test file; the snapshot's name is made of the test's
  /// name and the other names. Characters other than letters, digits and underscores become
  /// hyphens; a name without any of these becomes a number, and a name that is too long for a file
  /// is cut and ends in a number.
  ///
  /// - Parameters:
  ///   - testName: The test's name, as `#function` returns it.
  ///   - filePath: The test's file.
  ///   - names: The names that distinguish the test's snapshots; empty ones are ignored.
  ///   - pathExtension: The extension of the file, without a leading period.
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

/// Creates file names that are valid on every system.
enum FileName {
  /// The maximum length in UTF-8 bytes: systems allow 255; extensions and temporary names need
  /// some.
  private static let room = 180

  /// Device names, which Windows reserves whatever the extension.
  private static let devices: Set<String> = {
    let numbered = (1...9).flatMap { ["com\($0)", "lpt\($0)"] }
    return Set(["con", "prn", "aux", "nul"] + numbered)
  }()

  /// Joins names with periods, without characters that a file name can't contain.
  static func joining(_ names: [String]) -> String {
    fitting(names.map(part).filter { !$0.isEmpty }.joined(separator: "."))
  }

  /// The letters, digits and underscores of a name, with hyphens for everything between them.
  private static func part(_ name: String) -> String {
    let isWord = { (sign: Character) in sign.isLetter || sign.isNumber || sign == "_" }
    let words = name.split(whereSeparator: { !isWord($0) })
    guard !words.isEmpty else { return name.isEmpty ? "" : number(of: name) }
    return words.joined(separator: "-")
  }

  /// The name, changed if it is too long or the name of a device.
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

  /// A number that identifies a text, the same in each process: its FNV-1a hash.
  private static func number(of text: String) -> String {
    let hash = text.utf8.reduce(0x811c_9dc5 as UInt32) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
    return String(hash, radix: 16)
  }
}
