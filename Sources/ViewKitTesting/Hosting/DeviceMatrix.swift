public import ViewKit

/// The combinations of devices, layout directions and text sizes to test a view with.
///
/// ```swift
/// let matrix = DeviceMatrix([.phone, .pad], directions: [.leftToRight, .rightToLeft])
/// print(matrix.devices.map(\.description))
/// // ["phone 390x844", "phone 390x844, right to left", "pad 820x1180", …]
/// ```
public struct DeviceMatrix: Hashable, Sendable {
  /// Every device with every direction and every text size, in the order of the lists.
  public let devices: [Device]

  /// Creates a matrix; an empty list keeps each device's own setting.
  public init(
    _ devices: [Device],
    directions: [TraitEnvironmentLayoutDirection] = [],
    contentSizes: [ContentSizeCategory] = []
  ) {
    let directions = directions.isEmpty ? [nil] : directions.map(Optional.some)
    let contentSizes = contentSizes.isEmpty ? [nil] : contentSizes.map(Optional.some)
    self.devices = devices.flatMap { device in
      directions.flatMap { direction in
        contentSizes.map { device.with(direction: direction, contentSize: $0) }
      }
    }
  }

  /// The narrow phone, the phone and the pad, in both directions, with the default and the largest
  /// text.
  public static let standard = DeviceMatrix(
    [.narrowPhone, .phone, .pad],
    directions: [.leftToRight, .rightToLeft],
    contentSizes: [.large, .accessibilityExtraExtraExtraLarge]
  )
}

/// A view or a view controller that a ``ViewHost`` can show.
public protocol ViewHostContent: AnyObject {
  /// Shows the object on a device and returns the host.
  func hosted(on device: Device) -> ViewHost
}

extension View: ViewHostContent {
  /// Shows the view, at full size, on a device and returns the host.
  public func hosted(on device: Device) -> ViewHost { ViewHost(self, on: device) }
}

extension ViewController: ViewHostContent {
  /// Shows the view controller, at full size, on a device and returns the host.
  public func hosted(on device: Device) -> ViewHost { ViewHost(self, on: device) }
}

extension ViewHost {
  /// Creates a view or a view controller for each device of a matrix, shows it there and runs a
  /// test.
  ///
  /// Failures of this module's assertions begin with the device, and the names of snapshot files
  /// include it. An error thrown by the test ends the run and is rethrown.
  ///
  /// ```swift
  /// ViewHost.onEachDevice {
  ///   GreetingView()
  /// } test: { host, view in
  ///   assertNoConflicts(in: view)
  ///   assertWithinBounds(of: host.window)
  /// }
  /// ```
  public static func onEachDevice<Content: ViewHostContent>(
    of matrix: DeviceMatrix = .standard,
    make: () throws -> Content,
    test: (ViewHost, Content) throws -> Void
  ) rethrows {
    for device in matrix.devices {
      try RunningTest.$device.withValue(device) {
        let content = try make()
        try test(content.hosted(on: device), content)
      }
    }
  }

  /// Creates content for each device of a matrix, shows it there and runs an asynchronous test.
  ///
  /// The devices are tested one after the other. Otherwise the same as the synchronous form.
  public static func onEachDevice<Content: ViewHostContent>(
    of matrix: DeviceMatrix = .standard,
    isolation: isolated (any Actor)? = #isolation,
    make: () async throws -> Content,
    test: (ViewHost, Content) async throws -> Void
  ) async rethrows {
    for device in matrix.devices {
      try await RunningTest.$device.withValue(device) {
        let content = try await make()
        try await test(content.hosted(on: device), content)
      }
    }
  }
}
