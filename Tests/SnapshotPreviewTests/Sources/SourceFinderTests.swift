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

  @Test(arguments: [
    "Pods", "Carthage", "DerivedData", "node_modules", "__Snapshots__", "Preview Content.noindex",
    "A.xcodeproj", "A.xcworkspace", ".build",
  ])
  func foldersOfOtherToolsAreSkipped(name: String) throws {
    let folder = try PreviewFolder()
    try folder.write("", to: "App/A.swift")
    try folder.write("", to: "App/\(name)/B.swift")
    try folder.write("", to: "App/\(name)x/C.swift")
    let names = try find(["App"], in: folder)[0]
    #expect(Set(names).isSubset(of: ["App/A.swift", "App/\(name)x/C.swift"]))
    #expect(names.count == (name == ".build" ? 1 : 2))
  }

  @Test func everythingIsSorted() throws {
    let folder = try PreviewFolder()
    let names = ["b/1", "a/2", "c/3", "a/b/4"]
    for name in names {
      for ending in [".swift", ".json", ".xcassets/a"] {
        try folder.write("", to: "App/\(name)\(ending)")
      }
    }
    let sorted = ["a/2", "a/b/4", "b/1", "c/3"]
    let environment = RunEnvironment(workingDirectory: folder.path)
    let found = try SourceFinder(inputs: ["App"], root: "/", environment: environment)
    let start = "\(folder.path)/App"
    #expect(found.files == sorted.map { "\(start)/\($0).swift" })
    #expect(found.catalogs == sorted.map { "\(start)/\($0).xcassets" })
    #expect(found.resources == sorted.map { "\(start)/\($0).json" })
    let one = try SourceFinder(folder: start)
    #expect(one.files == found.files && one.resources == found.resources)
  }

  @Test func linksToOtherFilesAreIgnored() throws {
    let folder = try PreviewFolder()
    try folder.write("", to: "App/A.swift")
    try folder.write("", to: "Other/B.swift")
    try folder.write("", to: "notes.txt")
    let links = ["Folder.swift": "../Other", "notes": "../notes.txt", "Gone.swift": "../gone"]
    for (name, target) in links {
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder.path)/App/\(name)",
        withDestinationPath: target
      )
    }
    let found = try SourceFinder(folder: "\(folder.path)/App")
    #expect(found.files == ["\(folder.path)/App/A.swift"])
    #expect(found.resources.isEmpty && found.catalogs.isEmpty)
  }

  @Test func manifestsAreNotSources() throws {
    let folder = try PreviewFolder()
    for name in ["Package.swift", "Package@swift-6.0.swift", "Package@other.swift"] {
      try folder.write("", to: "App/\(name)")
    }
    #expect(try find(["App"], in: folder)[0] == ["App/Package@other.swift"])
    #expect(throws: PreviewError.noSources(["App/Package.swift"])) {
      try find(["App/Package.swift"], in: folder)
    }
  }

  @Test func anInputIsAFolderAFileOrATarget() throws {
    let folder = try PreviewFolder()
    try folder.write("", to: "notes.txt")
    try folder.write("", to: "Sources/notes.txt")
    #expect(throws: PreviewError.input("notes.txt")) { try find(["notes.txt"], in: folder) }
    try folder.write("", to: "Sources/A/B/C.swift")
    #expect(throws: PreviewError.input("A/B")) { try find(["A/B"], in: folder) }
    #expect(throws: PreviewError.noSources([])) { try find([], in: folder) }
  }

  @Test func onlySomeResourcesAreListed() throws {
    let folder = try PreviewFolder()
    try folder.write("", to: "A/a.swift")
    let areCreated = (0..<5_001).map { index in
      FileManager.default.createFile(atPath: "\(folder.path)/A/\(index).txt", contents: nil)
    }
    #expect(areCreated.allSatisfy { $0 })
    #expect(try SourceFinder(folder: "\(folder.path)/A").resources.count == 5_000)
  }
}
