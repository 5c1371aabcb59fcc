// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "FontPictures",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Snapshot", path: "../..", traits: [.defaults, "Fonts"])],
  targets: [
    .executableTarget(
      name: "Pictures",
      dependencies: [.product(name: "Drawing", package: "Snapshot")]
    )
  ]
)
