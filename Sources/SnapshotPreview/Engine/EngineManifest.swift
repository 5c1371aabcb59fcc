/// The files of the scratch package that builds the drawing library.
enum EngineManifest {
  /// The paths and texts of its files.
  ///
  /// - Parameter package: The folder of this package.
  static func files(package: String) -> [(path: String, text: String)] {
    [
      ("Package.swift", manifest(package: package)),
      ("Sources/PreviewEngine/Entry.swift", main),
      // UIKit re-exports SwiftUI, so that files that import only UIKit compile.
      ("Sources/UIKit/UIKit.swift", "@_exported import CoreGraphics\n@_exported import SwiftUI\n"),
    ]
  }

  private static func manifest(package: String) -> String {
    """
    // swift-tools-version: 6.1
    import PackageDescription

    let shim: Target.Dependency = .product(name: "SwiftUIShim", package: "Snapshot")
    let package = Package(
      name: "PreviewEngine",
      platforms: [.macOS(.v15)],
      products: [
        .library(name: "PreviewEngine", type: .static, targets: ["PreviewEngine", "UIKit"])
      ],
      dependencies: [.package(name: "Snapshot", path: \(literal(package)))],
      targets: [
        .target(
          name: "PreviewEngine",
          dependencies: [shim, .product(name: "PreviewRunner", package: "Snapshot")]
        ),
        .target(name: "UIKit", dependencies: [shim]),
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
