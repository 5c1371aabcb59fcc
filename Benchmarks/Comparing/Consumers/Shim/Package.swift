// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Shim",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Snapshot", path: "../../checkout")],
  targets: [
    .testTarget(
      name: "ConsumerTests",
      dependencies: [
        .product(name: "Snapshot", package: "Snapshot"),
        .product(name: "SwiftUIShim", package: "Snapshot"),
      ]
    )
  ]
)
