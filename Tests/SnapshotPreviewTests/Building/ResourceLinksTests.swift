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
}
