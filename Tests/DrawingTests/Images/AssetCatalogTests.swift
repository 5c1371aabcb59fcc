import AssetCatalogs
import DrawingTestSupport
import Foundation
import Pixels
import Testing

@testable import Drawing

/// Asset catalogues on disk, valid and hostile.
@Suite
struct AssetCatalogTests {
  /// A catalogue in a temporary folder.
  private final class Folder {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("AssetCatalogTests-\(UUID().uuidString).xcassets")

    deinit { try? FileManager.default.removeItem(at: url) }

    func write(_ path: String, _ bytes: [UInt8]) throws {
      let file = url.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(bytes).write(to: file)
    }

    func write(_ path: String, _ text: String) throws {
      try write(path, Array(text.utf8))
    }

    /// Writes a picture of one colour, `side` × `side` pixels.
    func picture(_ path: String, side: Int, _ color: [UInt8]) throws {
      let bytes = Array(repeating: color, count: side * side).flatMap { $0 }
      let bitmap = try #require(Bitmap(width: side, height: side, bytes: bytes))
      try write(path, try PNG.encode(bitmap))
    }
  }

  private static func pixel(_ view: some View, _ scheme: ColorScheme = .light) throws -> [UInt8] {
    let view = view.frame(width: 1, height: 1).environment(\.colorScheme, scheme)
    return try ImageRenderer(content: view).bitmap().bytes
  }

  private static let colors = """
    {"colors": [
      {"idiom": "universal", "color": {"color-space": "srgb", "components":
        {"red": "0x33", "green": "0.400", "blue": "153", "alpha": "1.000"}}},
      {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
        "color": {"color-space": "srgb", "components":
        {"red": "1.000", "green": 1, "blue": "0xFF", "alpha": 1.0}}}
    ]}
    """

  @Test
  func colorsAreReadForBothAppearances() throws {
    let folder = Folder()
    try folder.write("Brand.colorset/Contents.json", Self.colors)
    let catalog = try AssetCatalog(contentsOf: folder.url)
    let view = Color("Brand").assetCatalog(catalog)
    #expect(try Self.pixel(view) == [51, 102, 153, 255])
    #expect(try Self.pixel(view, .dark) == [255, 255, 255, 255])
    #expect(catalog.colors.keys.sorted() == ["Brand"])
  }

  @Test
  func greysAndFoldersAreRead() throws {
    let folder = Folder()
    try folder.write(
      "Theme/Grey.colorset/Contents.json",
      #"{"colors": [{"color": {"components": {"white": "0.200", "alpha": "1.0"}}}]}"#
    )
    try folder.write("Theme/Contents.json", #"{"properties": {"provides-namespace": true}}"#)
    let catalog = try AssetCatalog(contentsOf: folder.url)
    #expect(try Self.pixel(Color("Theme/Grey").assetCatalog(catalog)) == [51, 51, 51, 255])
  }

  @Test
  func highestScalePictureIsUsedPerAppearance() throws {
    let folder = Folder()
    try folder.picture("Dot.imageset/one.png", side: 2, [255, 0, 0, 255])
    try folder.picture("Dot.imageset/three.png", side: 6, [0, 255, 0, 255])
    try folder.picture("Dot.imageset/dark.png", side: 4, [0, 0, 255, 255])
    try folder.write(
      "Dot.imageset/Contents.json",
      """
      {"images": [{"scale": "1x", "filename": "one.png"}, {"scale": "2x"},
      {"scale": "3x", "filename": "three.png"},
      {"scale": "2x", "filename": "dark.png", "appearances": [{"value": "dark"}]}]}
      """
    )
    let catalog = try AssetCatalog(contentsOf: folder.url)
    let image = Image("Dot").assetCatalog(catalog)
    #expect(try image.drawn(nil, nil).size == CGSize(width: 2, height: 2))
    #expect(try Self.pixel(image) == [0, 255, 0, 255])
    #expect(try Self.pixel(image, .dark) == [0, 0, 255, 255])
  }

  @Test
  func aTemplateIsPaintedWithTheForeground() throws {
    let folder = Folder()
    try folder.picture("Mask.imageset/a.png", side: 1, [255, 0, 0, 255])
    try folder.write(
      "Mask.imageset/Contents.json",
      """
      {"images": [{"filename": "a.png"}],
      "properties": {"template-rendering-intent": "template"}}
      """
    )
    let catalog = try AssetCatalog(contentsOf: folder.url)
    let image = Image("Mask").foregroundColor(Color(red: 0, green: 0, blue: 1))
    #expect(try Self.pixel(image.assetCatalog(catalog)) == [0, 0, 255, 255])
  }

  private static let broken: [(file: String, text: String, reason: String)] = [
    ("A.colorset/Contents.json", "no JSON", "it isn't a JSON object"),
    ("A.colorset/Contents.json", "[]", "it isn't a JSON object"),
    ("A.colorset/Contents.json", "{}", "it has no “colors” array"),
    ("A.colorset/Contents.json", #"{"colors": []}"#, "it has no colour"),
    ("A.colorset/other", "", "it is missing or isn't a file"),
    (
      "A.colorset/Contents.json",
      #"{"colors": [{"color": {"components": {"red": "nan", "green": 0, "blue": 0}}}]}"#,
      "“nan” isn't a colour component"
    ),
    (
      "A.colorset/Contents.json", #"{"colors": [{"color": {"components": {"red": 1}}}]}"#,
      "a colour lacks red, green or blue"
    ),
    ("A.imageset/Contents.json", #"{"images": [{"filename": "a.pdf"}]}"#, "it has no PNG file"),
    (
      "A.imageset/Contents.json", #"{"images": [{"filename": "../../a.png"}]}"#,
      "it isn't in its own folder"
    ),
    (
      "A.imageset/Contents.json", #"{"images": [{"filename": "a.png"}]}"#,
      "it is missing or isn't a file"
    ),
  ]

  @Test(arguments: broken)
  func problemsAreNamed(file: String, text: String, reason: String) throws {
    let folder = Folder()
    try folder.write(file, text)
    let error = #expect(throws: AssetCatalogError.self) {
      try AssetCatalog(contentsOf: folder.url)
    }
    #expect(error?.description.contains(reason) == true)
    #expect(error?.description.contains(folder.url.path) == true)
  }

  @Test(arguments: [("A.colorset/other", ""), ("A.colorset/Contents.json", "[]")])
  func problemsOfAColorNameItsContents(file: String, text: String) throws {
    let folder = Folder()
    try folder.write(file, text)
    let error = #expect(throws: AssetCatalogError.self) {
      try AssetCatalog(contentsOf: folder.url)
    }
    let contents = folder.url.appendingPathComponent("A.colorset/Contents.json")
    #expect(error?.description.contains(contents.path) == true)
  }

  @Test
  func aDamagedPictureAndAMissingFolderAreErrors() throws {
    let folder = Folder()
    try folder.write("A.imageset/a.png", "no picture")
    try folder.write("A.imageset/Contents.json", #"{"images": [{"filename": "a.png"}]}"#)
    #expect(throws: AssetCatalogError.self) { try AssetCatalog(contentsOf: folder.url) }
    let missing = folder.url.appendingPathComponent("none.xcassets")
    #expect(throws: AssetCatalogError.noFolder(path: missing.path)) {
      try AssetCatalog(contentsOf: missing)
    }
  }

  @Test
  func linksAreNotFollowed() throws {
    let folder = Folder()
    try folder.write("Brand.colorset/Contents.json", Self.colors)
    try FileManager.default.createSymbolicLink(
      at: folder.url.appendingPathComponent("Loop"),
      withDestinationURL: folder.url
    )
    #expect(try AssetCatalog(contentsOf: folder.url).colors.count == 1)
  }

  @Test
  func cataloguesInResourceBundlesAreFoundInOrder() throws {
    let folder = Folder()
    try folder.write("B_B.resources/Z.xcassets/x", "")
    try folder.write("A_A.resources/Assets.xcassets/x", "")
    try folder.write("A_A.resources/Other/x", "")
    let found = AssetSet.catalogs(inBundlesOf: folder.url).map(\.lastPathComponent)
    #expect(found == ["Assets.xcassets", "Z.xcassets"])
  }
}
