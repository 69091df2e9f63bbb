public import Foundation

/// A user event, as passed to hit testing and actions.
public final class Event: NSObject {
  /// The time of the event, in seconds since the device started.
  public let timestamp: TimeInterval

  /// Creates an event.
  public init(timestamp: TimeInterval = 0) {
    self.timestamp = timestamp
  }
}
