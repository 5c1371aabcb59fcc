// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Texts",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Snapshot", path: "../../checkout", traits: [])],
  targets: [
    .testTarget(
      name: "ConsumerTests",
      dependencies: [.product(name: "Snapshot", package: "Snapshot")]
    )
  ]
)
