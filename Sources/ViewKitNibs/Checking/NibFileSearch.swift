public import Foundation

/// A search for interface files in folders.
public enum NibFileSearch {
  /// Returns the files at the given paths, without duplicates.
  ///
  /// A folder yields the `.xib` and `.storyboard` files at any depth in it, sorted by path; hidden
  /// folders and links are not followed. Any other path is returned as it is, even if no file
  /// exists there: reading it then fails.
  public static func files(at paths: [String]) -> [URL] {
    var seen: Set<String> = []
    return paths.flatMap { isFolder($0) ? files(inFolder: $0) : [$0] }
      .filter { seen.insert($0).inserted }
      .map { URL(filePath: $0) }
  }

  private static func files(inFolder folder: String) -> [String] {
    guard let walk = FileManager.default.enumerator(atPath: folder) else { return [] }
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    let found = walk.compactMap { $0 as? String }.filter { path in
      (path.hasSuffix(".xib") || path.hasSuffix(".storyboard"))
        && !path.split(separator: "/").contains { $0.hasPrefix(".") }
    }
    return found.sorted().map { prefix + $0 }.filter { !isFolder($0) }
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}
