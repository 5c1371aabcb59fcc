import Drawing
import Pixels
import Scene
import Testing

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
}
