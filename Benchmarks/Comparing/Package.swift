// swift-tools-version: 6.1
import PackageDescription

// `Benchmarks/compare` copies this package next to the sources of a commit and builds it there.
let package = Package(
  name: "Comparing",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Snapshot", path: "../checkout")],
  targets: [
    // `compare` adds the scenes' sources, which it copies from the benchmarks.
    .executableTarget(
      name: "TenScenes",
      dependencies: [.product(name: "Drawing", package: "Snapshot")]
    ),
    .testTarget(
      name: "Questions",
      dependencies: [
        .product(name: "Snapshot", package: "Snapshot"),
        .product(name: "Gallery", package: "Snapshot"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)
