internal import AssetCatalogs
internal import Foundation

/// A module with symbols such as `Color.brand` for the asset catalogues, as Xcode generates them.
///
/// The symbols are in a separate module, so that declarations of the input with the same names
/// override them.
struct AssetModule {
  private let folder: ModuleFolder
  private let source: String

  private static let name = "PreviewAssets"

  /// Returns `nil` if there are no assets.
  init?(catalogs: [String], folder: ModuleFolder) {
    var symbols = AssetSymbols(catalogs: catalogs.map { URL(fileURLWithPath: $0) })
    guard !symbols.colors.isEmpty || !symbols.images.isEmpty else { return nil }
    symbols.isModule = true
    source = symbols.source
    self.folder = folder
  }

  /// The arguments with which all files import the module.
  var compilerArguments: [String] {
    ["-I", directory, "-Xfrontend", "-import-module", "-Xfrontend", AssetModule.name]
  }

  /// The compiled symbols.
  var object: String { "\(directory)/\(AssetModule.name).o" }

  /// Compiles the module if it changed, and returns whether that succeeded.
  func build(with engine: PreviewEngine) throws -> Bool {
    let key = Fingerprint.text(of: engine.stamp, source)
    let keyPath = "\(directory)/key"
    guard folder.text(at: keyPath) != key else { return true }
    _ = unlink(keyPath)
    let file = "\(directory)/\(AssetModule.name).swift"
    try folder.write(Array(source.utf8), to: file)
    let words = [
      engine.toolchain.compiler, "-module-name", AssetModule.name, "-swift-version", "5",
      "-parse-as-library", "-emit-module", "-emit-module-path",
      "\(directory)/\(AssetModule.name).swiftmodule", "-c", "-o", object, file,
    ]
    let ending = try Subprocess.run(
      words + engine.compilerArguments,
      in: directory,
      output: folder.log
    )
    guard ending == .exited(0) else { return false }
    try folder.write(Array(key.utf8), to: keyPath)
    return true
  }

  private var directory: String { "\(folder.path)/assets" }
}
