// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "Previews",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Snapshot", path: "../..")],
  targets: [
    .target(name: "Cafe", dependencies: [.product(name: "SwiftUIShim", package: "Snapshot")]),
    .testTarget(
      name: "CafeTests",
      dependencies: ["Cafe", .product(name: "Snapshot", package: "Snapshot")]
    ),
  ]
)
