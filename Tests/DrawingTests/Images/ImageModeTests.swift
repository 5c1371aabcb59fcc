import Foundation
import Pixels
import Scene
import Testing

@testable import Drawing

@Suite
struct ImageModeTests {
  /// A picture of six by six pixels: opaque red, with four clear pixels in the middle.
  private static func frame() throws -> Bitmap {
    var bytes: [UInt8] = []
    for y in 0..<6 {
      for x in 0..<6 {
        let isInside = (2..<4).contains(x) && (2..<4).contains(y)
        bytes += isInside ? [0, 0, 0, 0] : [255, 0, 0, 255]
      }
    }
    return try #require(Bitmap(width: 6, height: 6, bytes: bytes))
  }

  @Test
  func templatesArePaintedWithTheForeground() throws {
    let list = try Image(bitmap: Self.frame()).renderingMode(.template)
      .foregroundStyle(.blue).drawn(nil, nil)
    let bytes = try list.bitmap().bytes
    #expect(Array(bytes.prefix(4)) == [0, 122, 255, 255])
    #expect(bytes[(2 * 6 + 2) * 4 + 3] == 0)
  }

  @Test
  func capsKeepTheirWidth() throws {
    let list = try Image(bitmap: Self.frame())
      .interpolation(.none)
      .resizable(capInsets: EdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2))
      .drawn(20, 10)
    #expect(list.leaves.count == 9)
    let bytes = try list.bitmap().bytes
    func alpha(_ x: Int, _ y: Int) -> UInt8 { bytes[(y * 20 + x) * 4 + 3] }
    #expect(alpha(1, 5) == 255 && alpha(2, 5) == 0 && alpha(17, 5) == 0 && alpha(18, 5) == 255)
    #expect(alpha(10, 1) == 255 && alpha(10, 2) == 0)
  }

  @Test
  func capsShareInsufficientSpace() throws {
    let list = try Image(bitmap: Self.frame())
      .resizable(capInsets: EdgeInsets(top: 0, leading: 4, bottom: 0, trailing: 2))
      .drawn(3, 6)
    #expect(list.leaves.map { $0.outline.path.boundingRect.width } == [2, 1])
  }

  @Test
  func missingImageNamesAreVisible() throws {
    let known = Image("photo").environment(
      \.namedImages,
      ["photo": try Image(bitmap: Self.frame())]
    )
    #expect(try known.drawn(nil, nil).size == CGSize(width: 6, height: 6))
    let missing = try Image("nothing").foregroundColor(.red).drawn(nil, nil)
    #expect(missing.size == CGSize(width: 32, height: 32))
    #expect(missing.leaves.first?.color?.hexadecimal == "#FF3B30")
  }

  @Test
  func symbolsOfTheEnvironmentAreTemplates() throws {
    let list = try Image(systemName: "frame")
      .environment(\.namedImages, ["frame": try Image(bitmap: Self.frame())])
      .drawn(nil, nil)
    #expect(try Array(list.bitmap().bytes.prefix(4)) == [0, 0, 0, 255])
  }

  @Test
  func canvasesDrawPictures() throws {
    let image = try Image(bitmap: Self.frame())
    let list = try Canvas { context, _ in
      let resolved = context.resolve(image)
      context.draw(resolved, in: CGRect(x: 0, y: 0, width: 12, height: 12))
      context.draw(image, at: CGPoint(x: 20, y: 20))
      var tinted = resolved
      tinted.shading = .color(.green)
      context.draw(tinted, at: CGPoint(x: 30, y: 0), anchor: .topLeading)
    }.drawn(40, 40)
    let bytes = try list.bitmap().bytes
    func pixel(_ x: Int, _ y: Int) -> [UInt8] {
      Array(bytes[(y * 40 + x) * 4..<(y * 40 + x) * 4 + 4])
    }
    #expect(pixel(0, 0) == [255, 0, 0, 255])
    #expect(pixel(17, 17) == [255, 0, 0, 255])
    #expect(pixel(30, 0) == [52, 199, 89, 255])
  }

  /// The frames and pixels of a picture of 10 × 8 pixels with insets in points of two pixels.
  @Test(arguments: [
    (
      EdgeInsets(top: 0.5, leading: 1, bottom: 0, trailing: 1.5), CGSize(width: 30, height: 20),
      [
        "0 0 1 0.5 2×1", "1 0 27.5 0.5 5×1", "28.5 0 1.5 0.5 3×1", "0 0.5 1 19.5 2×7",
        "1 0.5 27.5 19.5 5×7", "28.5 0.5 1.5 19.5 3×7",
      ]
    ),
    (
      EdgeInsets(top: 0, leading: 1, bottom: 0, trailing: 1), CGSize(width: 1, height: 4),
      ["0 0 0.5 4 2×8", "0.5 0 0.5 4 2×8"]
    ),
    (EdgeInsets(), CGSize(width: 30, height: 20), ["0 0 30 20 10×8"]),
    (
      EdgeInsets(top: -3, leading: 0, bottom: -1, trailing: 0), CGSize(width: 30, height: 20),
      ["0 0 30 20 10×8"]
    ),
    (
      EdgeInsets(top: 0, leading: 4, bottom: 0, trailing: 4), CGSize(width: 30, height: 4),
      ["0 0 4 4 8×8", "29 0 1 4 2×8"]
    ),
  ])
  func insetsDivideAPicture(insets: EdgeInsets, size: CGSize, parts: [String]) throws {
    let bytes = [UInt8](repeating: 255, count: 10 * 8 * 4)
    let bitmap = try #require(Bitmap(width: 10, height: 8, bytes: bytes))
    let list = try Image(bitmap: bitmap, scale: 2).resizable(capInsets: insets)
      .drawn(size.width, size.height)
    func text(_ number: CGFloat) -> String {
      let rounded = (number * 1000).rounded() / 1000
      return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
    let found = try list.leaves.map { leaf in
      guard case .image(let paint) = leaf.paint else { throw RenderingError.endlessSize(.zero) }
      let box = leaf.outline.path.boundingRect
      let corner = CGPoint(x: paint.bitmap.width, y: paint.bitmap.height)
      #expect(CGPoint.zero.applying(paint.transform).isNear(box.origin))
      #expect(corner.applying(paint.transform).isNear(CGPoint(x: box.maxX, y: box.maxY)))
      let numbers = [box.minX, box.minY, box.width, box.height].map(text).joined(separator: " ")
      return "\(numbers) \(paint.bitmap.width)×\(paint.bitmap.height)"
    }
    #expect(found == parts)
  }

  /// The corner radius is a tenth of the shorter side, and at most 4 points.
  @Test(arguments: [(20.0, 10.0, 1.0), (10, 20, 1), (100, 40, 4), (100, 80, 4)])
  func redactedPicturesAreRoundedRectangles(width: CGFloat, height: CGFloat, radius: CGFloat) throws
  {
    let image = try Image(bitmap: Self.frame()).resizable().redacted(reason: .placeholder)
    let leaf = try #require(image.drawn(width, height).leaves.first)
    let area = RoundedRectangle(cornerRadius: radius, style: .continuous)
    let expected = try #require(try area.drawn(width, height).leaves.first)
    #expect(leaf.outline == expected.outline)
    #expect(abs((leaf.color?.alpha ?? 0) - 0.16) < 1e-9)
  }

  @Test
  func imageInitialisersHaveDefaults() throws {
    let image = Image(bitmap: try Self.frame())
    #expect(image.resizing == nil && image.capInsets == EdgeInsets() && image.mode == nil)
    #expect(image.interpolation == .medium)
    #expect(image.resizable().resizing == .stretch && image.resizable() != image)
    #expect(image.antialiased(true) == image && image.interpolation(.none) != image)
    #expect(Image(decorative: "a") == Image("a") && Image("a", label: Text("b")) == Image("a"))
    #expect(Image(systemName: "a", variableValue: 0.5) == Image(systemName: "a"))
    #expect(Set([image, image, image.resizable()]).count == 2)
    #expect(Image(ColorlessResource.image) == Image("a"))
    #expect(Image(decorative: ColorlessResource.image) == Image("a"))
    #expect(ImageResource(name: "a", bundle: .main) == ColorlessResource.image)
    #expect(ColorResource(name: "a", bundle: .main) == ColorResource(name: "a"))
    #expect(Color(ColorResource(name: "a")) == Color("a"))
  }

  private enum ColorlessResource {
    static let image = ImageResource(name: "a")
  }

  @Test
  func adaptiveImagesNeedTwoBitmaps() throws {
    let (light, dark) = (Image(bitmap: try Self.frame()), Image("dark"))
    #expect(Image(light: light, dark: dark) == light)
    let both = Image(light: light, dark: Image(bitmap: try Self.frame(), scale: 2))
    #expect(try both.drawn(nil, nil).size == CGSize(width: 6, height: 6))
    #expect(try both.colorScheme(.dark).drawn(nil, nil).size == CGSize(width: 3, height: 3))
    #expect(both.source.name == nil && dark.source.name == "dark")
    #expect(Image(systemName: "star").source.name == "star" && light.source.name == nil)
  }
}

extension CGPoint {
  fileprivate func isNear(_ other: CGPoint) -> Bool {
    abs(x - other.x) < 0.01 && abs(y - other.y) < 0.01
  }
}
