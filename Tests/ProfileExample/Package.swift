// swift-tools-version: 6.1

import PackageDescription

// A package of its own, so that it sees what a user of ViewKit sees: public and open declarations.
let package = Package(
  name: "ProfileExample",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  dependencies: [.package(name: "ViewKit", path: "../..")],
  targets: [
    .target(
      name: "ProfileExample",
      dependencies: [.product(name: "ViewKit", package: "ViewKit")]
    ),
    .testTarget(name: "ProfileExampleTests", dependencies: ["ProfileExample"]),
    .testTarget(
      name: "ProfileAssertionTests",
      dependencies: [
        "ProfileExample",
        .product(name: "ViewKitTesting", package: "ViewKit"),
      ],
      exclude: ["__Snapshots__"]
    ),
    .target(
      name: "ProfileExampleSwift5",
      dependencies: [.product(name: "ViewKit", package: "ViewKit")],
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),
    .testTarget(
      name: "ProfileExampleSwift5Tests",
      dependencies: ["ProfileExampleSwift5"],
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),
  ],
  swiftLanguageModes: [.v6]
)
