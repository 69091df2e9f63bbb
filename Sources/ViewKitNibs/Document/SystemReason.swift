import Foundation

extension Error {
  /// The operating system's description of a file error.
  ///
  /// Foundation describes only a few causes itself, and keeps the system's error as the underlying
  /// one.
  package var systemReason: String {
    let cause = (self as NSError).userInfo[NSUnderlyingErrorKey] as? any Error
    return (cause ?? self).localizedDescription
  }
}
