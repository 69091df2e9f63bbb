import Foundation

/// Reads files up to a size limit.
enum FileReading {
  /// Returns the maximum size in bytes of a file that begins with the given data.
  typealias Limit = (_ start: Data) -> Int

  /// Reads a local file; a file that is too long isn't read at all.
  static func data(at url: URL, limit: Limit) throws(NibError) -> Data {
    let file = url.relativePath
    let path = url.resolvingSymlinksInPath().path
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    switch attributes?[.type] as? FileAttributeType {
    case .typeRegular?:
      let size = (attributes?[.size] as? NSNumber)?.intValue ?? 0
      let most = limit(start(of: url))
      guard size <= most else { throw NibError(file: file, .tooLarge(bytes: size, limit: most)) }
      return try wholeData(at: url)
    case .typeDirectory?:
      return try wholeData(at: url)  // Throws the reason.
    default:
      guard let handle = FileHandle(forReadingAtPath: url.path) else {
        return try wholeData(at: url)
      }
      return try data(from: handle, file: file, limit: limit)
    }
  }

  /// Reads an open file, such as standard input.
  static func data(from handle: FileHandle, file: String, limit: Limit) throws(NibError) -> Data {
    var data = Data()
    do {
      while let piece = try handle.read(upToCount: pieceSize), !piece.isEmpty {
        data.append(piece)
        let most = limit(data)
        guard data.count <= most else {
          throw NibError(file: file, .tooLarge(bytes: nil, limit: most))
        }
      }
    } catch let error as NibError {
      throw error
    } catch {
      throw NibError(file: file, .unreadable(reason: error.systemReason))
    }
    return data
  }

  private static let pieceSize = 65_536

  private static func start(of url: URL) -> Data {
    let handle = FileHandle(forReadingAtPath: url.path)
    return (try? handle?.read(upToCount: pieceSize)) ?? Data()
  }

  private static func wholeData(at url: URL) throws(NibError) -> Data {
    do {
      return try Data(contentsOf: url)
    } catch {
      throw NibError(file: url.relativePath, .unreadable(reason: error.systemReason))
    }
  }
}
