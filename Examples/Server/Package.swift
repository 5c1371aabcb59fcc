// swift-tools-version: 6.3
import PackageDescription

// Snapshots of text and data need neither drawing code nor libpng.
let package = Package(
  name: "Server",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Snapshot", path: "../..", traits: [])],
  targets: [
    .target(name: "Shop"),
    .testTarget(
      name: "ShopTests",
      dependencies: ["Shop", .product(name: "Snapshot", package: "Snapshot")]
    ),
  ]
)
