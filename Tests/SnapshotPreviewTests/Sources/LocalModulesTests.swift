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

  @Test func foldersNamesAndResourcesAreSorted() throws {
    _ = try write("", "Package.swift")
    let app = try write("import Kit\nimport Base\nimport Absent\n", "Sources/App/A.swift")
    for name in ["Kit/b.json", "Kit/a.json", "Base/c.json", "Kit/L.swift", "Base/K.swift"] {
      try folder.write("", to: "Sources/\(name)")
    }
    let modules = try LocalModules(importedBy: [app])
    let sources = "\(folder.path)/Sources"
    #expect(modules.folders == ["\(sources)/Base", "\(sources)/Kit"])
    #expect(modules.files.map(\.path) == ["\(sources)/Base/K.swift", "\(sources)/Kit/L.swift"])
    #expect(
      modules.resources
        == ["Base/c.json", "Kit/a.json", "Kit/b.json"].map { "\(sources)/\($0)" }
    )
    let contents = try LocalModules.contents(of: modules.folders + ["\(sources)/Absent"])
    #expect(contents.files == modules.files.map(\.path))
    #expect(contents.resources == modules.resources)
  }

  @Test func filesOfTheInputAreNotRepeated() throws {
    _ = try write("", "Package.swift")
    let app = try write("import Kit\n", "Sources/App/A.swift")
    let kit = try write("", "Sources/Kit/K.swift")
    _ = try write("", "Sources/Kit/L.swift")
    let modules = try LocalModules(importedBy: [app, kit])
    #expect(modules.files.map(\.name) == ["L.swift"] && modules.names == ["Kit"])
  }

  @Test func modulesBelongToTheInnermostPackage() throws {
    _ = try write("", "Package.swift")
    _ = try write("", "Sources/Kit/Outer.swift")
    _ = try write("", "Inner/Package.swift")
    _ = try write("", "Inner/Sources/Kit/Inner.swift")
    let app = try write("import Kit\n", "Inner/Sources/App/A.swift")
    #expect(try LocalModules(importedBy: [app]).files.map(\.name) == ["Inner.swift"])
    let tests = try write("import Kit\n", "Inner/Tests/T.swift")
    #expect(try LocalModules(importedBy: [app, tests]).files.map(\.name) == ["Inner.swift"])
  }
}
