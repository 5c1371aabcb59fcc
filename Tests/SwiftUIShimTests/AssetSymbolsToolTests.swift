import Foundation
import Testing

/// The tool that the plugin runs, as a subprocess.
@Suite
struct AssetSymbolsToolTests {
  /// The folder of a test, removed at its end.
  private final class Folder {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("AssetSymbolsToolTests-\(UUID().uuidString)")

    init() throws {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// Returns the path of an asset catalogue with one colour.
    func catalog(_ name: String, color: String) throws -> String {
      let catalog = url.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: catalog.appendingPathComponent("\(color).colorset"),
        withIntermediateDirectories: true
      )
      return catalog.path
    }
  }

  /// Runs the tool next to the tests, and returns what it prints and its exit status.
  private static func run(_ arguments: [String]) throws -> (output: String, status: Int32) {
    let folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent()
    let process = Process()
    process.executableURL = folder.appendingPathComponent("AssetSymbolsTool")
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (String(decoding: data, as: UTF8.self), process.terminationStatus)
  }

  @Test
  func symbolsAreWrittenToTheFirstArgument() throws {
    let folder = try Folder()
    let output = folder.url.appendingPathComponent("Symbols.swift")
    let result = try Self.run([
      output.path, folder.catalog("A.xcassets", color: "Sky"),
      folder.catalog("B.xcassets", color: "Grass"),
    ])
    #expect(result == ("", 0))
    let text = try String(contentsOf: output, encoding: .utf8)
    #expect(text.contains(#"static let sky = ColorResource(name: "Sky")"#))
    #expect(text.contains(#"static let grass = ColorResource(name: "Grass")"#))
  }

  @Test
  func aReaderOfTheEarlierFileKeepsIt() throws {
    let folder = try Folder()
    let output = folder.url.appendingPathComponent("Symbols.swift")
    let link = folder.url.appendingPathComponent("Link.swift")
    try "earlier".write(to: output, atomically: true, encoding: .utf8)
    try FileManager.default.linkItem(at: output, to: link)
    #expect(try Self.run([output.path]) == ("", 0))
    #expect(try String(contentsOf: output, encoding: .utf8).contains("import SwiftUI"))
    #expect(try String(contentsOf: link, encoding: .utf8) == "earlier")
  }

  @Test
  func withoutArgumentsItPrintsItsUsage() throws {
    #expect(try Self.run([]) == ("Usage: AssetSymbolsTool OUTPUT CATALOG…\n", 2))
  }

  @Test
  func aFileThatCannotBeWrittenIsNamed() throws {
    let folder = try Folder()
    let path = folder.url.appendingPathComponent("missing/Symbols.swift").path
    let result = try Self.run([path])
    #expect(result.output.hasPrefix("error: The asset symbols can't be written to \(path): "))
    #expect(result.status == 1)
  }
}
