import Foundation
import Testing

@testable import SnapshotPreview

@Suite struct ResourceLinksTests {
  private func links(in folder: PreviewFolder) -> [String: String] {
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    return names.reduce(into: [:]) { links, name in
      links[name] = try? FileManager.default.destinationOfSymbolicLink(
        atPath: "\(folder.path)/\(name)"
      )
    }
  }

  @Test func filesOfAllFoldersAreSideBySide() throws {
    let folder = try PreviewFolder()
    let files = ["/a/x.json", "/a/b/y.txt", "/b/x.json", "/a/en.lproj/L.strings", "/a/runner"]
    try ResourceLinks.write(files, to: folder.path, except: ["runner"])
    #expect(
      links(in: folder) == [
        "x.json": "/a/x.json", "y.txt": "/a/b/y.txt", "en.lproj/L.strings": "/a/en.lproj/L.strings",
      ]
    )
  }

  @Test func linksFollowTheFiles() throws {
    let folder = try PreviewFolder()
    try folder.write("program", to: "runner")
    try ResourceLinks.write(
      ["/a/x.json", "/a/y.json", "/a/de.lproj/L.strings"],
      to: folder.path,
      except: ["runner"]
    )
    try ResourceLinks.write(["/b/x.json"], to: folder.path, except: ["runner"])
    #expect(links(in: folder) == ["x.json": "/b/x.json"])
    #expect(folder.text(of: "runner") == "program")
  }

  /// The time at which a link was created.
  private func time(_ path: String) -> [Int] {
    var status = stat()
    guard lstat(path, &status) == 0 else { return [] }
    #if canImport(Darwin)
    return [status.st_mtimespec.tv_sec, status.st_mtimespec.tv_nsec]
    #else
    return [status.st_mtim.tv_sec, status.st_mtim.tv_nsec]
    #endif
  }

  @Test func linksThatAreRightAreKept() throws {
    let folder = try PreviewFolder()
    let files = ["/a/x.json", "/a/de.lproj/L.strings", "/a/de.lproj/M.strings"]
    try ResourceLinks.write(files, to: folder.path, except: [])
    let names = ["x.json", "de.lproj/L.strings"].map { "\(folder.path)/\($0)" }
    let before = names.map(time)
    try ResourceLinks.write(Array(files.prefix(2)), to: folder.path, except: [])
    #expect(names.map(time) == before && before.allSatisfy { $0.count == 2 })
    #expect(links(in: folder) == ["x.json": files[0], "de.lproj/L.strings": files[1]])
  }

  @Test func reservedNamesAreNeverLinked() throws {
    let folder = try PreviewFolder()
    try ResourceLinks.write(["/a/runner", "/a/b"], to: folder.path, except: ["runner"])
    #expect(links(in: folder) == ["b": "/a/b"])
  }
}
