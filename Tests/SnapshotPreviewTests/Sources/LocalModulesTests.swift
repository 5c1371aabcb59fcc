import SnapshotTestSupport
import Testing

@testable import SnapshotPreview

@Suite struct LocalModulesTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ text: String, _ path: String) throws -> SourceFile {
    try folder.write(text, to: path)
    return try #require(SourceFile(path: "\(folder.path)/\(path)"))
  }

  @Test func importedTargetsAreFoundTransitively() throws {
    _ = try write("", "Package.swift")
    let app = try write("import SwiftUI\nimport Kit\n", "Sources/App/Views/A.swift")
    _ = try write("import Base\n", "Sources/Kit/Deep/K.swift")
    _ = try write("import Kit\n", "Sources/Base/B.swift")
    _ = try write("", "Sources/Other/O.swift")
    let modules = try LocalModules(importedBy: [app])
    #expect(modules.names == ["Kit", "Base"])
    #expect(modules.files.map(\.name) == ["B.swift", "K.swift"])
  }

  @Test func filesOutsideOfPackagesHaveNone() throws {
    let file = try write("import Kit\n", "App/A.swift")
    _ = try write("", "Sources/Kit/K.swift")
    #expect(try LocalModules(importedBy: [file]).files.isEmpty)
  }

  @Test func importsOfTheOwnModuleAddNothing() throws {
    _ = try write("", "Package.swift")
    let file = try write("import App\n", "Sources/App/A.swift")
    #expect(try LocalModules(importedBy: [file]).folders.isEmpty)
  }
}
