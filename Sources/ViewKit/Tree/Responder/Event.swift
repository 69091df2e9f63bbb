public import Foundation

/// Something a person did, as hit testing and actions are told of it.
public final class Event: NSObject {
  /// The seconds since the device started at which it happened.
  public let timestamp: TimeInterval

  /// Creates an event.
  public init(timestamp: TimeInterval = 0) {
    self.timestamp = timestamp
  }
}
