import Foundation
import PackagePlugin

/// The build tool plugin that generates symbols such as `Image(.heart)` and `Color(.brand)` for the
/// asset catalogues of a target.
@main
struct AssetSymbolsPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target as? SwiftSourceModuleTarget else { return [] }
    let catalogs = AssetSymbolsPlugin.catalogs(in: module.directoryURL)
    guard !catalogs.isEmpty else { return [] }
    let output = context.pluginWorkDirectoryURL.appending(path: "AssetSymbols.swift")
    return [
      .buildCommand(
        displayName: "Generating asset symbols of \(target.name)",
        executable: try context.tool(named: "AssetSymbolsTool").url,
        arguments: [output.path] + catalogs.map(\.path),
        inputFiles: catalogs + catalogs.flatMap(AssetSymbolsPlugin.contents),
        outputFiles: [output]
      )
    ]
  }

  /// Returns the catalogues in a folder, at any depth.
  private static func catalogs(in folder: URL) -> [URL] {
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    let catalogs = (paths ?? []).filter { $0.hasSuffix(".xcassets") }
    return catalogs.sorted().map { folder.appending(path: $0) }
  }

  /// Returns the files of a catalogue that determine the symbols.
  private static func contents(of catalog: URL) -> [URL] {
    let paths = FileManager.default.enumerator(atPath: catalog.path)?.compactMap { $0 as? String }
    let files = (paths ?? []).filter { $0.hasSuffix("Contents.json") }
    return files.sorted().map { catalog.appending(path: $0) }
  }
}
