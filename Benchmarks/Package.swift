// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Snapshot", path: "..")],
  targets: [
    .systemLibrary(
      name: "CCairo",
      pkgConfig: "cairo",
      providers: [.apt(["libcairo2-dev"]), .brew(["cairo"])]
    ),
    .systemLibrary(
      name: "CLibPNG",
      pkgConfig: "libpng",
      providers: [.apt(["libpng-dev"]), .brew(["libpng"])]
    ),
    .target(name: "CPlainPNG", dependencies: ["CLibPNG"]),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "CCairo",
        "CPlainPNG",
        .product(name: "Drawing", package: "Snapshot"),
        .product(name: "Gallery", package: "Snapshot"),
      ]
    ),
    // Assertions are measured in tests.
    .testTarget(
      name: "AssertionBenchmarks",
      dependencies: [.product(name: "Snapshot", package: "Snapshot")]
    ),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .gnu17
)
