// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "Command",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Snapshot", path: "../..", traits: [])],
  targets: [
    .executableTarget(name: "todo"),
    .testTarget(
      name: "TodoTests",
      dependencies: ["todo", .product(name: "Snapshot", package: "Snapshot")]
    ),
  ]
)
