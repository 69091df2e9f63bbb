// swift-tools-version: 6.1

import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "ViewKit",
  platforms: [
    .macOS(.v13),
    .iOS(.v16),
    .tvOS(.v16),
    .watchOS(.v9),
    .visionOS(.v1),
  ],
  products: [
    .library(name: "ViewKit", targets: ["ViewKit"]),
    .executable(name: "viewkit", targets: ["ViewKitTool"]),
  ],
  targets: [
    .target(name: "ViewKit", swiftSettings: settings),
    .executableTarget(
      name: "ViewKitTool",
      dependencies: ["ViewKit"],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "ViewKitBenchmarks",
      dependencies: ["ViewKit"],
      swiftSettings: settings
    ),
    .testTarget(name: "ViewKitTests", dependencies: ["ViewKit"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
