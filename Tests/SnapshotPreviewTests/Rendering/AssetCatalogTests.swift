import Foundation
import Testing

@testable import SnapshotPreview

@Suite struct AssetCatalogTests {
  private func color(_ entries: String) throws -> RenderRequest.NamedColor? {
    let folder = try PreviewFolder()
    try folder.write("{\"colors\": [\(entries)]}", to: "A.xcassets/Sky.colorset/Contents.json")
    return AssetCatalog("\(folder.path)/A.xcassets").colors["Sky"]
  }

  private func components(_ red: String, _ green: String, _ blue: String, _ alpha: String) -> String
  {
    """
    {"color": {"components": {"red": "\(red)", "green": "\(green)", "blue": "\(blue)", \
    "alpha": "\(alpha)"}}}
    """
  }

  @Test func componentsAreSharesOrBytes() throws {
    #expect(try color(components("1.000", "0.5", "0", "1"))?.light == "ff8000ff")
    #expect(try color(components("255", "16", "2", "1.0"))?.light == "ff1002ff")
    #expect(try color(components("0xFF", "0x0a", "0x1FF", "0.2"))?.light == "ff0aff33")
    #expect(try color(components("300", "-1", "1.5", "1"))?.light == "ff00ffff")
    #expect(try color(components("red", "0", "0", "1")) == nil)
    #expect(try color("{\"color\": {\"components\": {\"red\": \"1\"}}}") == nil)
  }

  @Test func darkIsThatOfItsAppearance() throws {
    let dark = components("0", "0", "0", "1").dropFirst()
    let entry = "{\"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"dark\"}], \(dark)"
    let both = try color("\(entry), \(components("1", "1", "1", "1"))")
    #expect(both == RenderRequest.NamedColor(light: "ffffffff", dark: "000000ff"))
    let one = try color(components("1", "1", "1", "1"))
    #expect(one == RenderRequest.NamedColor(light: "ffffffff", dark: "ffffffff"))
    #expect(try color(entry) == nil)
  }

  @Test func aPictureIsTheOneWithTheMostPixels() throws {
    let folder = try PreviewFolder()
    let names = ["a.png", "b@3x.PNG", "c@2x.png", "dark@4x.png", "e@5x.jpg"]
    for name in names { try folder.write("", to: "A.xcassets/Icons/I.imageset/\(name)") }
    try folder.write("", to: "A.xcassets/Icons/other@9x.png")
    try folder.write(
      """
      {"images": [
        {"filename": "a.png"}, {"filename": "b@3x.PNG", "scale": "3x"},
        {"filename": "c@2x.png", "scale": "2x"}, {"filename": "e@5x.jpg", "scale": "5x"},
        {"filename": "absent.png", "scale": "8x"}, {"filename": "../other@9x.png", "scale": "9x"},
        {"filename": "dark@4x.png", "scale": "4x", "appearances": [
          {"appearance": "luminosity", "value": "dark"}]}
      ]}
      """,
      to: "A.xcassets/Icons/I.imageset/Contents.json"
    )
    let path = "\(folder.path)/A.xcassets/Icons/I.imageset/b@3x.PNG"
    let image = AssetCatalog("\(folder.path)/A.xcassets").images["I"]
    #expect(image == RenderRequest.NamedImage(path: path, scale: 3))
  }

  @Test func aPictureWithoutAScaleHasOnePixelPerPoint() throws {
    let folder = try PreviewFolder()
    try folder.write("", to: "I.imageset/a.png")
    try folder.write("{\"images\": [{\"filename\": \"a.png\"}]}", to: "I.imageset/Contents.json")
    #expect(AssetCatalog(folder.path).images["I"]?.scale == 1)
  }

  @Test func hiddenFilesAndLinksAreNoneOfIts() throws {
    let folder = try PreviewFolder()
    try folder.write("", to: "b/c")
    try folder.write("", to: "a")
    try folder.write("", to: ".hidden/d")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/link",
      withDestinationPath: folder.path
    )
    let files = AssetCatalog.files(in: folder.path)
    #expect(files == ["\(folder.path)/a", "\(folder.path)/b/c"])
  }
}
