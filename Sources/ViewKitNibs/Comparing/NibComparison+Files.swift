public import Foundation

extension NibComparison {
  /// Returns the interface files at some places: files as they are, and all that are in folders.
  ///
  /// What a folder holds comes in the order of its paths; a place that is not there counts as a file,
  /// which ``run(_:progress:)`` then reports.
  public static func interfaceFiles(in places: [URL]) -> [URL] {
    places.flatMap { place -> [URL] in
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder),
        isFolder.boolValue
      else { return [place] }
      return files(below: place)
    }
  }

  private static func files(below folder: URL) -> [URL] {
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (paths ?? []).filter { path in
      ["xib", "storyboard"].contains(URL(filePath: path).pathExtension)
    }
    .sorted().map { folder.appending(path: $0) }
  }
}
