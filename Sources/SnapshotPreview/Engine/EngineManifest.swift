/// The files of the scratch package that builds the drawing library.
enum EngineManifest {
  /// Returns the paths and texts of its files.
  ///
  /// - Parameters:
  ///   - package: The folder of this package.
  ///   - hasFonts: Whether the library can draw text in registered fonts.
  static func files(package: String, hasFonts: Bool) -> [(path: String, text: String)] {
    [
      ("Package.swift", manifest(package: package, hasFonts: hasFonts)),
      ("Sources/PreviewEngine/Entry.swift", main),
      ("Sources/\(implicitModule)/Bundle+Module.swift", bundle),
    ]
  }

  /// The module that all files import implicitly.
  static let implicitModule = "PreviewResources"

  /// A declaration that replaces the one that the package manager generates, unless a file declares
  /// its own.
  private static let bundle = """
    // On Apple platforms, Foundation includes these modules.
    @_exported public import Combine
    @_exported public import CoreGraphics
    @_exported public import Foundation
    #if canImport(FoundationNetworking)
    @_exported public import FoundationNetworking
    #endif

    extension Bundle {
      /// The bundle with the resources of all files that are rendered.
      public static var module: Bundle { .main }
    }

    """

  private static func manifest(package: String, hasFonts: Bool) -> String {
    let traits = hasFonts ? ", traits: [.defaults, \"Fonts\"]" : ""
    return """
      // swift-tools-version: 6.1
      import PackageDescription

      let shim: Target.Dependency = .product(name: "SwiftUIShim", package: "Snapshot")
      let package = Package(
        name: "PreviewEngine",
        platforms: [.macOS(.v15)],
        products: [
          .library(
            name: "PreviewEngine",
            type: .static,
            targets: ["PreviewEngine", "PreviewResources"]
          )
        ],
        dependencies: [.package(name: "Snapshot", path: \(literal(package))\(traits))],
        targets: [
          .target(
            name: "PreviewEngine",
            dependencies: [
              shim, .product(name: "UIKitShim", package: "Snapshot"),
              .product(name: "PreviewRunner", package: "Snapshot"),
            ]
          ),
          .target(name: "PreviewResources", dependencies: [shim]),
        ]
      )

      """
  }

  private static let main = """
    import PreviewRunner

    /// The entry point of programs that are linked with this library.
    @_cdecl("main")
    public func main(_ count: Int32, _ arguments: UnsafeMutableRawPointer?) -> Int32 {
      PreviewRunner.main()
    }

    """

  private static func literal(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"\(escaped)\""
  }
}
