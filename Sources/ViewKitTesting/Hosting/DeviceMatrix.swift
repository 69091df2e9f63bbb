public import ViewKit

/// Devices, directions and text sizes that a view is tested with, each with each.
///
/// ```swift
/// let matrix = DeviceMatrix([.phone, .pad], directions: [.leftToRight, .rightToLeft])
/// print(matrix.devices.map(\.description))
/// // ["phone 390x844", "phone 390x844, right to left", "pad 820x1180", …]
/// ```
public struct DeviceMatrix: Hashable, Sendable {
  /// Every device with every direction and every text size, in the order of the lists.
  public let devices: [Device]

  /// Creates a matrix; a list that is left out leaves the devices' own settings.
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

extension ViewHost {
  /// Makes a view for each device of a matrix, puts it there and runs a test.
  ///
  /// Failures of the module's assertions begin with the device. An error that the test throws ends
  /// the run and is passed on.
  ///
  /// ```swift
  /// ViewHost.onEachDevice {
  ///   GreetingView()
  /// } test: { host, view in
  ///   assertNoConflicts(in: view)
  ///   assertWithinBounds(of: host.window)
  /// }
  /// ```
  public static func onEachDevice<Content: View>(
    of matrix: DeviceMatrix = .standard,
    make: () throws -> Content,
    test: (ViewHost, Content) throws -> Void
  ) rethrows {
    for device in matrix.devices {
      try TestFailure.$device.withValue("\(device)") {
        let content = try make()
        try test(ViewHost(content, on: device), content)
      }
    }
  }

  /// Makes a controller for each device of a matrix, shows it there and runs a test.
  ///
  /// Failures of the module's assertions begin with the device. An error that the test throws ends
  /// the run and is passed on.
  public static func onEachDevice<Content: ViewController>(
    of matrix: DeviceMatrix = .standard,
    make: () throws -> Content,
    test: (ViewHost, Content) throws -> Void
  ) rethrows {
    for device in matrix.devices {
      try TestFailure.$device.withValue("\(device)") {
        let content = try make()
        try test(ViewHost(content, on: device), content)
      }
    }
  }
}
