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
    .library(name: "ViewKitNibs", targets: ["ViewKitNibs"]),
    .library(name: "ViewKitRendering", targets: ["ViewKitRendering"]),
    .library(name: "ViewKitTesting", targets: ["ViewKitTesting"]),
    .executable(name: "viewkit", targets: ["ViewKitTool"]),
  ],
  targets: [
    .target(name: "ViewKitSolver", swiftSettings: settings),
    .target(name: "ViewKit", dependencies: ["ViewKitSolver"], swiftSettings: settings),
    .target(name: "ViewKitNibs", dependencies: ["ViewKit"], swiftSettings: settings),
    .target(name: "ViewKitRendering", dependencies: ["ViewKit"], swiftSettings: settings),
    .target(
      name: "ViewKitTesting",
      dependencies: ["ViewKit", "ViewKitRendering"],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "ViewKitTool",
      dependencies: ["ViewKit", "ViewKitNibs", "ViewKitRendering"],
      swiftSettings: settings
    ),
    .target(
      name: "ViewKitScenarios",
      dependencies: ["ViewKit", "ViewKitNibs", "ViewKitSolver"],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "ViewKitBenchmarks",
      dependencies: ["ViewKit", "ViewKitNibs", "ViewKitScenarios", "ViewKitSolver"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "ViewKitSolverTests",
      dependencies: ["ViewKitSolver", "ViewKitScenarios"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "ViewKitTests",
      dependencies: [
        "ViewKit", "ViewKitNibs", "ViewKitScenarios", "ViewKitSolver", "ViewKitTesting",
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "ViewKitNibsTests",
      dependencies: ["ViewKitNibs", "ViewKit", "ViewKitScenarios"],
      resources: [.copy("Fixtures")],
      swiftSettings: settings
    ),
    .testTarget(
      name: "ViewKitTestingTests",
      dependencies: ["ViewKitTesting", "ViewKit"],
      exclude: ["Documentation/__Snapshots__"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "ViewKitRenderingTests",
      dependencies: ["ViewKitRendering", "ViewKit"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "ViewKitToolTests",
      dependencies: ["ViewKitTool"],
      exclude: ["Fixtures"],
      swiftSettings: settings
    ),
  ],
  swiftLanguageModes: [.v6]
)
