// swift-tools-version: 6.3
import CompilerPluginSupport
import PackageDescription

/// Imports say what leaks, existentials are spelled out, members need their module imported.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Snapshot",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Snapshot", targets: ["Snapshot"]),
    .library(name: "Drawing", targets: ["Drawing"]),
    .library(name: "DrawingControls", targets: ["DrawingControls"]),
    .library(name: "Gallery", targets: ["Gallery"]),
    .executable(name: "gallery", targets: ["GalleryTool"]),
    .executable(name: "snapshot", targets: ["SnapshotTool"]),
    // The plugin finds the tool in this package itself only under its target's name.
    .executable(name: "SnapshotTool", targets: ["SnapshotTool"]),
    .plugin(name: "SnapshotPlugin", targets: ["SnapshotPlugin"]),
  ],
  traits: [
    .trait(
      name: "CustomDump",
      description: "The strategy `.customDump`, which needs swift-custom-dump."
    ),
    .trait(
      name: "Fonts",
      description: "Text in registered fonts, which needs HarfBuzz and FriBidi.",
      enabledTraits: ["Pictures"]
    ),
    .trait(
      name: "InlineSnapshots",
      description: "`assertInlineSnapshot`, which needs swift-syntax to write into sources."
    ),
    .trait(
      name: "Pictures",
      description: "The strategies for drawings and pictures, which need libpng and zlib."
    ),
    .default(enabledTraits: ["Pictures"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    // Neither fetched nor built unless the trait is on.
    .package(url: "https://github.com/pointfreeco/swift-custom-dump", from: "1.3.3"),
    // A wide range, because macros of the same package want their own; likewise only with its trait.
    .package(url: "https://github.com/swiftlang/swift-syntax", "600.0.0"..<"700.0.0"),
  ],
  targets: [
    .systemLibrary(
      name: "CPNG",
      pkgConfig: "libpng",
      providers: [.apt(["libpng-dev", "zlib1g-dev", "pkg-config"]), .brew(["libpng"])]
    ),
    // pkg-config names zlib only for static linking, and C sources don't link by module map.
    .target(
      name: "CPixels",
      dependencies: ["CPNG"],
      cSettings: [.headerSearchPath(".")],
      linkerSettings: [.linkedLibrary("z")]
    ),
    .target(name: "Pixels", dependencies: ["CPixels"], swiftSettings: strict),
    .target(name: "Scene", dependencies: ["CPixels", "Pixels"], swiftSettings: strict),
    // The plugin `AssetSymbols` builds its tool with this target alone.
    .target(name: "AssetCatalogs", swiftSettings: strict),
    .systemLibrary(
      name: "CHarfBuzz",
      pkgConfig: "harfbuzz",
      providers: [.apt(["libharfbuzz-dev", "pkg-config"]), .brew(["harfbuzz"])]
    ),
    .systemLibrary(
      name: "CFriBidi",
      pkgConfig: "fribidi",
      providers: [.apt(["libfribidi-dev", "pkg-config"]), .brew(["fribidi"])]
    ),
    // Both are empty without the trait, which `swift build` of this package builds nevertheless.
    .target(
      name: "CShaping",
      dependencies: [
        .target(name: "CHarfBuzz", condition: .when(traits: ["Fonts"])),
        .target(name: "CFriBidi", condition: .when(traits: ["Fonts"])),
      ],
      cSettings: [.define("FONTS", .when(traits: ["Fonts"]))],
      linkerSettings: [
        .linkedLibrary("harfbuzz", .when(traits: ["Fonts"])),
        .linkedLibrary("fribidi", .when(traits: ["Fonts"])),
      ]
    ),
    .target(
      name: "FontShaping",
      dependencies: [
        .target(name: "CShaping", condition: .when(traits: ["Fonts"])),
        .target(name: "Scene", condition: .when(traits: ["Fonts"])),
      ],
      swiftSettings: strict
    ),
    .target(
      name: "Drawing",
      dependencies: [
        "AssetCatalogs",
        "Scene",
        "Pixels",
        .target(name: "FontShaping", condition: .when(traits: ["Fonts"])),
      ],
      swiftSettings: strict
    ),
    .target(name: "DrawingControls", dependencies: ["Drawing", "Scene"], swiftSettings: strict),
    // The page's own files, which the C source embeds.
    .target(name: "CReport", exclude: ["page"]),
    .target(
      name: "SnapshotCore",
      dependencies: [
        .target(name: "Scene", condition: .when(traits: ["Pictures"])),
        .target(name: "Pixels", condition: .when(traits: ["Pictures"])),
        "CReport",
      ],
      swiftSettings: strict
    ),
    // What only inline snapshots and the tool need.
    .target(name: "SnapshotInline", dependencies: ["SnapshotCore"], swiftSettings: strict),
    // What only the tool needs, which tests of users never compile.
    .target(
      name: "SnapshotReview",
      dependencies: ["SnapshotInline", "SnapshotCore"],
      swiftSettings: strict
    ),
    .target(
      name: "Snapshot",
      dependencies: [
        "SnapshotCore",
        .target(name: "SnapshotInline", condition: .when(traits: ["InlineSnapshots"])),
        .target(name: "Drawing", condition: .when(traits: ["Pictures"])),
        .target(name: "Scene", condition: .when(traits: ["Pictures"])),
        .target(name: "Pixels", condition: .when(traits: ["Pictures"])),
        .product(
          name: "CustomDump",
          package: "swift-custom-dump",
          condition: .when(traits: ["CustomDump"])
        ),
        .product(
          name: "SwiftParser",
          package: "swift-syntax",
          condition: .when(traits: ["InlineSnapshots"])
        ),
        .product(
          name: "SwiftSyntax",
          package: "swift-syntax",
          condition: .when(traits: ["InlineSnapshots"])
        ),
      ],
      swiftSettings: strict
    ),
    .target(name: "Gallery", dependencies: ["DrawingControls", "Drawing"], swiftSettings: strict),
    .executableTarget(
      name: "GalleryTool",
      dependencies: [
        "Gallery",
        "Drawing",
        "Scene",
        "Pixels",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict
    ),
    .target(
      name: "SnapshotPreview",
      dependencies: ["AssetCatalogs", "SnapshotReview", "SnapshotCore"],
      swiftSettings: strict
    ),
    .executableTarget(
      name: "SnapshotTool",
      dependencies: [
        "SnapshotReview",
        "SnapshotCore",
        "SnapshotPreview",
        .target(name: "Scene", condition: .when(traits: ["Pictures"])),
        .target(name: "Pixels", condition: .when(traits: ["Pictures"])),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict
    ),
    .plugin(
      name: "SnapshotPlugin",
      capability: .command(
        intent: .custom(verb: "snapshot", description: "Reviews what snapshot tests found."),
        permissions: [
          .writeToPackageDirectory(reason: "Accepting puts new references in their place.")
        ]
      ),
      dependencies: ["SnapshotTool"]
    ),
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
    .testTarget(name: "PixelsTests", dependencies: ["CPixels", "Pixels"], swiftSettings: strict),
    .testTarget(
      name: "SceneTests",
      dependencies: ["TestSupport", "CPixels", "Scene", "Pixels"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "FontShapingTests",
      dependencies: [
        .target(name: "FontShaping", condition: .when(traits: ["Fonts"])),
        .target(name: "Scene", condition: .when(traits: ["Fonts"])),
      ],
      swiftSettings: strict
    ),
    .target(
      name: "DrawingTestSupport",
      dependencies: ["Drawing", "Scene"],
      path: "Tests/DrawingTestSupport",
      swiftSettings: strict
    ),
    .testTarget(
      name: "DrawingTests",
      dependencies: [
        "TestSupport", "DrawingTestSupport", "DrawingControls", "Drawing", "AssetCatalogs", "Scene",
        "Pixels",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "DrawingControlsTests",
      dependencies: ["DrawingTestSupport", "DrawingControls", "Drawing", "Scene", "Pixels"],
      swiftSettings: strict
    ),
    .target(
      name: "SnapshotTestSupport",
      dependencies: ["SnapshotCore"],
      path: "Tests/SnapshotTestSupport",
      swiftSettings: strict
    ),
    .testTarget(
      name: "SnapshotCoreTests",
      dependencies: [
        "TestSupport", "SnapshotTestSupport", "SnapshotReview", "SnapshotCore", "Scene", "Pixels",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "SnapshotInlineTests",
      dependencies: ["SnapshotTestSupport", "SnapshotInline", "SnapshotReview", "SnapshotCore"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "SnapshotReviewTests",
      dependencies: [
        "SnapshotTestSupport", "SnapshotReview", "SnapshotInline", "SnapshotCore", "Pixels",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "SnapshotPreviewTests",
      dependencies: ["SnapshotTestSupport", "SnapshotPreview", "SnapshotCore"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "SnapshotToolTests",
      dependencies: [
        "SnapshotTestSupport", "SnapshotTool", "SnapshotPreview", "SnapshotReview", "SnapshotCore",
        "Pixels",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "SnapshotTests",
      dependencies: [
        "TestSupport", "SnapshotTestSupport", "Snapshot", "SnapshotReview", "SnapshotCore",
        "Drawing", "Scene", "Pixels",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "GalleryTests",
      dependencies: ["Gallery", "Snapshot", "Drawing", "Scene"],
      swiftSettings: strict
    ),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .gnu17
)

#if !canImport(Darwin)
// Where SwiftUI isn't, modules of its name let files written for it compile with no line changed.
// In a package that uses this product `canImport(SwiftUI)` is true.
package.products.append(
  .library(
    name: "SwiftUIShim",
    targets: ["SwiftUI", "CoreGraphics", "QuartzCore", "Accelerate", "Combine"]
  )
)
// A separate product, because it makes `canImport(UIKit)` true in every package of the build.
package.products.append(.library(name: "UIKitShim", targets: ["UIKit"]))
// What `snapshot preview` links with the files that it renders.
package.products.append(.library(name: "PreviewRunner", targets: ["PreviewRunner"]))
package.products.append(.plugin(name: "AssetSymbols", targets: ["AssetSymbols"]))
package.targets += [
  .target(
    name: "SwiftUI",
    dependencies: [
      "CPreviews", "CWallClock", "DrawingControls", "Drawing", "Pixels", "Combine", "CoreGraphics",
      "QuartzCore", "SwiftUIMacros",
    ],
    path: "Sources/SwiftUIShim/SwiftUI",
    swiftSettings: strict
  ),
  .target(
    name: "CoreGraphics",
    dependencies: ["CCoreGraphics", "Drawing", "Pixels", "_Testing_CoreGraphics"],
    path: "Sources/SwiftUIShim/CoreGraphics",
    swiftSettings: strict
  ),
  .target(name: "_Testing_CoreGraphics", path: "Sources/SwiftUIShim/TestingCoreGraphics"),
  .target(name: "_Testing_UIKit", path: "Sources/SwiftUIShim/TestingUIKit"),
  .target(name: "CCoreGraphics", path: "Sources/SwiftUIShim/CCoreGraphics"),
  .target(
    name: "QuartzCore",
    dependencies: ["CoreGraphics", "Drawing"],
    path: "Sources/SwiftUIShim/QuartzCore",
    swiftSettings: strict
  ),
  .target(
    name: "Accelerate",
    dependencies: ["Drawing"],
    path: "Sources/SwiftUIShim/Accelerate",
    swiftSettings: strict
  ),
  .target(
    name: "Combine",
    dependencies: ["Drawing"],
    path: "Sources/SwiftUIShim/Combine",
    swiftSettings: strict
  ),
  .target(
    name: "UIKit",
    dependencies: ["SwiftUI", "_Testing_UIKit"],
    path: "Sources/SwiftUIShim/UIKit",
    swiftSettings: strict
  ),
  .plugin(name: "AssetSymbols", capability: .buildTool(), dependencies: ["AssetSymbolsTool"]),
  .executableTarget(
    name: "AssetSymbolsTool",
    dependencies: ["AssetCatalogs"],
    path: "Sources/SwiftUIShim/AssetSymbolsTool"
  ),
  .target(name: "CPreviews", path: "Sources/SwiftUIShim/CPreviews"),
  .target(name: "CWallClock", path: "Sources/SwiftUIShim/CWallClock"),
  .target(
    name: "PreviewRunner",
    dependencies: ["CPreviews", "SwiftUI", "Drawing", "Scene", "Pixels", "CPixels"],
    path: "Sources/SwiftUIShim/PreviewRunner",
    swiftSettings: strict
  ),
  .macro(
    name: "SwiftUIMacros",
    dependencies: ["MacroExpansions"],
    path: "Sources/SwiftUIShim/Macros",
    swiftSettings: strict
  ),
  // Tests use this target, because SwiftPM builds everything twice if they depend on a macro.
  .target(
    name: "MacroExpansions",
    path: "Sources/SwiftUIShim/MacroExpansions",
    swiftSettings: strict
  ),
  .target(
    name: "DrawingFiles5",
    dependencies: ["SwiftUI", "CoreGraphics", "QuartzCore", "Accelerate", "UIKit"],
    path: "Tests/DrawingFiles/Files",
    swiftSettings: [.swiftLanguageMode(.v5)]
  ),
  .target(
    name: "DrawingFiles6",
    dependencies: ["SwiftUI", "CoreGraphics", "QuartzCore", "Accelerate", "UIKit"],
    path: "Tests/DrawingFiles/Files6"
  ),
  .testTarget(
    name: "SwiftUIShimTests",
    dependencies: [
      "DrawingFiles5", "DrawingFiles6", "PreviewRunner", "SwiftUI", "UIKit", "CoreGraphics",
      "QuartzCore", "MacroExpansions", "AssetSymbolsTool", "AssetCatalogs", "Accelerate", "Drawing",
      "Scene", "Pixels",
    ]
  ),
]
#endif
