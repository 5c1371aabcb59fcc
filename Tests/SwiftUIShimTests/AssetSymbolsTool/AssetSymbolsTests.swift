import AssetCatalogs
import Foundation
import Testing

/// The symbols that the plugin generates from the names in asset catalogues.
@Suite
struct AssetSymbolsTests {
  private static let names: [(name: String, symbol: String)] = [
    ("brand", "brand"), ("Brand Blue", "brandBlue"), ("my-icon_2", "myIcon2"),
    ("BrandColor", "brand"), ("Color", "color"), ("URLIcon", "urlIcon"), ("URL", "url"),
    ("IPhone", "iPhone"),
    ("1st", "_1st"), ("default", "`default`"), ("Übung", "übung"),
  ]

  @Test(arguments: names)
  func aNameBecomesAnIdentifier(name: String, symbol: String) {
    let symbols = AssetSymbols(colors: [name], images: [])
    #expect(symbols.members([name], suffix: "Color").map(\.symbol) == [symbol])
  }

  @Test
  func collidingAndLetterlessNamesAreOmitted() {
    let symbols = AssetSymbols(colors: [], images: [])
    let members = symbols.members(["my icon", "my-icon", "—", ""], suffix: "Image")
    #expect(members.map(\.name) == ["my icon"])
  }

  @Test
  func theSourceHasResourcesAndTheirShortForms() {
    let source = AssetSymbols(colors: ["Brand"], images: ["Icons/heart \"1\"", "photo"]).source
    #expect(
      source == #"""
        import SwiftUI

        extension ColorResource {
          static let brand = ColorResource(name: "Brand")
        }

        extension ImageResource {
          static let photo = ImageResource(name: "photo")
        }

        extension ImageResource {
          enum Icons {}
        }

        extension ImageResource.Icons {
          static let heart1 = ImageResource(name: "Icons/heart \"1\"")
        }

        extension Color {
          static var brand: Color { Color(ColorResource.brand) }
        }

        extension ShapeStyle where Self == Color {
          static var brand: Color { Color(ColorResource.brand) }
        }

        extension UIColor {
          static var brand: UIColor { UIColor(resource: ColorResource.brand) }
        }

        extension UIImage {
          static var photo: UIImage { UIImage(resource: ImageResource.photo) }
        }

        """#
    )
  }

  @Test
  func aCatalogueIsReadWithItsFolders() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("AssetSymbolsTests-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    func write(_ path: String, _ text: String = "{}") throws {
      let url = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try text.write(to: url, atomically: true, encoding: .utf8)
    }
    try write("A.colorset/Contents.json")
    try write("Plain/B.imageset/Contents.json")
    try write("Space/Contents.json", #"{"properties": {"provides-namespace": true}}"#)
    try write("Space/C.imageset/Contents.json")
    try write("AppIcon.appiconset/Contents.json")
    try FileManager.default.createSymbolicLink(
      at: folder.appendingPathComponent("Loop"),
      withDestinationURL: folder
    )
    let symbols = AssetSymbols(catalogs: [folder])
    #expect(symbols.colors == ["A"])
    #expect(symbols.images == ["B", "Space/C"])
  }

  @Test
  func symbolsOfAModuleArePublicAndNeverThoseOfSwiftUI() {
    var symbols = AssetSymbols(colors: ["Brand", "Red"], images: ["Icons/Heart"])
    #expect(!symbols.source.contains("public"))
    #expect(symbols.source.contains("static var red: Color"))
    symbols.isModule = true
    #expect(symbols.source.contains("  public static var brand: Color {"))
    #expect(symbols.source.contains("  public static let red = ColorResource(name: \"Red\")"))
    #expect(!symbols.source.contains("static var red"))
    #expect(symbols.source.contains("  public enum Icons {}"))
    #expect(symbols.source.contains("  public static let heart = ImageResource("))
  }
}
