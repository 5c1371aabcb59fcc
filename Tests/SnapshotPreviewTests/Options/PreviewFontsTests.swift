import Foundation
import SnapshotCore
import Testing

@testable import SnapshotPreview

@Suite struct PreviewFontsTests {
  private func fonts(_ value: String?) throws -> PreviewFonts {
    var variables = ["HOME": "/root"]
    variables["SNAPSHOT_FONTS"] = value
    return try PreviewFonts(environment: RunEnvironment(variables: variables))
  }

  @Test(arguments: [nil, ""])
  func withoutTheVariableThereAreNone(_ value: String?) throws {
    let fonts = try fonts(value)
    #expect(fonts.path == nil)
    #expect(fonts.files.isEmpty)
  }

  @Test func theFilesOfAFolderAreListed() throws {
    let root = try PreviewFolder()
    try root.write("", to: "b.ttf")
    try root.write("", to: "a.otf")
    let fonts = try fonts(root.path)
    #expect(fonts.path == root.path)
    #expect(fonts.files == [root.path, "\(root.path)/a.otf", "\(root.path)/b.ttf"])
  }

  @Test func aMissingFolderIsNamed() {
    let error = #expect(throws: PreviewError.self) { try fonts("/nowhere/Fonts") }
    #expect(
      error?.description
        == "SNAPSHOT_FONTS names /nowhere/Fonts, which doesn’t exist. "
        + "Set it to a font file or a folder."
    )
  }

  @Test func onlyFontsEnableTheTrait() {
    let manifest = { (hasFonts: Bool) in
      EngineManifest.files(package: "/p", hasFonts: hasFonts)[0].text
    }
    #expect(manifest(true).contains(#"path: "/p", traits: [.defaults, "Fonts"])]"#))
    #expect(manifest(false).contains(#"path: "/p")]"#))
  }
}
