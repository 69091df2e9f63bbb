import Foundation

extension Error {
  /// Why a file can't be read or written, in the system's words.
  ///
  /// Foundation's error has words for few causes, and keeps the system's error below its own.
  package var systemReason: String {
    let cause = (self as NSError).userInfo[NSUnderlyingErrorKey] as? any Error
    return (cause ?? self).localizedDescription
  }
}
