// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "Charts",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Snapshot", path: "../..")],
  targets: [
    .target(name: "Charts", dependencies: [.product(name: "Drawing", package: "Snapshot")]),
    .testTarget(
      name: "ChartsTests",
      dependencies: ["Charts", .product(name: "Snapshot", package: "Snapshot")]
    ),
  ]
)
