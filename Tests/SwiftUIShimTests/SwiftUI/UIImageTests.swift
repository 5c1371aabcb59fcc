import Pixels
import SwiftUI
import Testing

/// Images of UIKit: their sizes, data and rendering modes.
@Suite
struct UIImageTests {
  private static let red: [UInt8] = [255, 0, 0, 255]
  private static let clear: [UInt8] = [0, 0, 0, 0]

  private static func bitmap() throws -> Bitmap {
    try #require(
      Bitmap(width: 4, height: 2, bytes: red + clear + red + clear + red + red + red + red)
    )
  }

  private static func bytes(_ image: UIImage, _ color: Color = .white) throws -> [UInt8] {
    let view = Image(uiImage: image).foregroundColor(color)
    return try ImageRenderer(content: view).bitmap().bytes
  }

  @Test
  func anImageIsReadFromAFile() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("UIImageTests-\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: file) }
    let bitmap = try Self.bitmap()
    try Data(try PNG.encode(bitmap)).write(to: file)
    let image = try #require(UIImage(contentsOfFile: file.path))
    #expect(image.cgImage?.bitmap.bytes == bitmap.bytes && image.scale == 1)
    #expect(image.size == CGSize(width: 4, height: 2))
  }

  @Test
  func anImageHasTheScaleOfItsBitmap() throws {
    let image = CGImage(try Self.bitmap())
    let plain = UIImage(cgImage: image)
    #expect(plain.size == CGSize(width: 4, height: 2) && plain.scale == 1)
    let scaled = UIImage(cgImage: image, scale: 2, orientation: .left)
    #expect(scaled.size == CGSize(width: 2, height: 1) && scaled.scale == 2)
    #expect(scaled.cgImage?.width == 4)
    #expect(
      try ImageRenderer(content: Image(uiImage: scaled)).displayList().size
        == CGSize(width: 2, height: 1)
    )
  }

  @Test
  func dataIsAPNG() throws {
    let bitmap = try Self.bitmap()
    let image = UIImage(cgImage: CGImage(bitmap), scale: 2, orientation: .up)
    let data = try #require(image.pngData())
    #expect(Array(data.prefix(4)) == [0x89, 0x50, 0x4E, 0x47])
    #expect(try PNG.decode(Array(data)).bytes == bitmap.bytes)
    // 144 pixels per inch are 5669 per metre.
    #expect(data.range(of: Data([0, 0, 0x16, 0x25, 0, 0, 0x16, 0x25, 1])) != nil)
    #expect(image.jpegData(compressionQuality: 0.5) == data)
    #expect(UIImage(named: "photo")?.jpegData(compressionQuality: 1) == nil)
  }

  @Test
  func aTemplateHasTheInheritedColor() throws {
    let image = UIImage(cgImage: CGImage(try Self.bitmap()), scale: 1, orientation: .up)
    let blue = Color(red: 0, green: 0, blue: 1)
    let template = image.withRenderingMode(.alwaysTemplate)
    #expect(try Array(Self.bytes(template, blue).prefix(8)) == [0, 0, 255, 255] + Self.clear)
    let original = image.withRenderingMode(.alwaysOriginal)
    #expect(try Array(Self.bytes(original, blue).prefix(8)) == Self.red + Self.clear)
    #expect(
      try Array(Self.bytes(image.withRenderingMode(.automatic), blue).prefix(8))
        == Self.red + Self.clear
    )
  }

  @Test
  func changedImagesKeepTheirSizeAndScale() throws {
    let image = UIImage(cgImage: CGImage(try Self.bitmap()), scale: 2, orientation: .up)
    let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    for changed in [image.withRenderingMode(.alwaysTemplate), image.withTintColor(green)] {
      #expect(changed.size == CGSize(width: 2, height: 1) && changed.scale == 2)
    }
  }

  @Test
  func namedImagesHaveDefaultSizes() {
    let resource = UIImage(resource: ImageResource(name: "photo"))
    #expect(resource.size == CGSize(width: 32, height: 32) && resource.scale == 1)
    #expect(UIImage(imageLiteralResourceName: "photo").size == CGSize(width: 32, height: 32))
    #expect(UIImage().size == .zero && UIImage().scale == 1 && UIImage().cgImage == nil)
  }

  @Test
  func aRendererThatFailsHasNoImage() {
    let renderer = ImageRenderer(content: Color.red.frame(width: 1, height: 1))
    renderer.scale = .nan
    #expect(renderer.uiImage == nil)
  }
}
