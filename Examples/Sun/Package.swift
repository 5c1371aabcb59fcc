// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "Sun",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Snapshot", path: "../..")],
  targets: [
    .target(name: "Sun", dependencies: [.product(name: "Drawing", package: "Snapshot")]),
    .testTarget(
      name: "SunTests",
      dependencies: ["Sun", .product(name: "Snapshot", package: "Snapshot")]
    ),
  ]
)
