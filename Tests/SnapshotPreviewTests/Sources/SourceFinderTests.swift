import Foundation
import SnapshotCore
import Testing

@testable import SnapshotPreview

@Suite struct SourceFinderTests {
  private func find(_ inputs: [String], in folder: PreviewFolder) throws -> [[String]] {
    let environment = RunEnvironment(workingDirectory: folder.path)
    let found = try SourceFinder(inputs: inputs, root: folder.path, environment: environment)
    return [found.files, found.catalogs].map { paths in
      paths.map { String($0.dropFirst(folder.path.count + 1)) }
    }
  }

  @Test func aFolderHasItsSwiftFilesAndCatalogues() throws {
    let folder = try PreviewFolder()
    let names = [
      "App/B.swift", "App/A/C.swift", "App/A/D.txt", "App/Package.swift",
      "App/Package@swift-6.0.swift", "App/.hidden/E.swift", "App/.F.swift", "App/Pods/G.swift",
      "App/DerivedData/H.swift", "App/__Snapshots__/I.swift", "App/Assets.xcassets/Contents.json",
      "Other.swift",
    ]
    for name in names { try folder.write("", to: name) }
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/App/Link.swift",
      withDestinationPath: "../Other.swift"
    )
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/App/Circle",
      withDestinationPath: "."
    )
    let found = try find(["App"], in: folder)
    #expect(found == [["App/A/C.swift", "App/B.swift", "Other.swift"], ["App/Assets.xcassets"]])
    #expect(try find(["App", "App/B.swift", "Other.swift"], in: folder)[0].count == 3)
  }

  @Test func otherFilesAreResources() throws {
    let folder = try PreviewFolder()
    for name in [
      "A.swift", "data/b.json", "en.lproj/C.strings", "D.xcassets/e.png", "F.xcodeproj/g",
    ] {
      try folder.write("", to: "App/\(name)")
    }
    let found = try SourceFinder(folder: "\(folder.path)/App")
    #expect(
      found.resources == ["data/b.json", "en.lproj/C.strings"].map { "\(folder.path)/App/\($0)" }
    )
  }

  @Test func filesAndTargetsAreFoundByTheirNames() throws {
    let folder = try PreviewFolder()
    try folder.write("", to: "Sources/Views/A.swift")
    try folder.write("", to: "B.swift")
    #expect(try find(["Views"], in: folder)[0] == ["Sources/Views/A.swift"])
    #expect(try find(["B.swift"], in: folder)[0] == ["B.swift"])
    #expect(throws: PreviewError.input("./Views")) { try find(["./Views"], in: folder) }
    #expect(throws: PreviewError.input("C.swift")) { try find(["C.swift"], in: folder) }
  }

  @Test func aFolderWithoutSwiftFilesIsNamed() throws {
    let folder = try PreviewFolder()
    try folder.write("", to: "App/A.txt")
    #expect(throws: PreviewError.noSources(["App"])) { try find(["App"], in: folder) }
  }

  @Test func tooManyFilesAreRefused() throws {
    let folder = try PreviewFolder()
    try folder.write("", to: "A/0.swift")
    let areCreated = (1..<5_000).map { index in
      FileManager.default.createFile(atPath: "\(folder.path)/A/\(index).swift", contents: nil)
    }
    #expect(areCreated.allSatisfy { $0 })
    #expect(try find(["A"], in: folder)[0].count == 5_000)
    try folder.write("", to: "A/last.swift")
    #expect(throws: PreviewError.tooManyFiles(5_000)) { try find(["A"], in: folder) }
  }
}
