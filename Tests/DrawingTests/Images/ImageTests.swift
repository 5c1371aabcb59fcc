import Drawing
import Pixels
import Scene
import Testing

@Suite
struct ImageTests {
  private static func image(scale: CGFloat = 1) throws -> Image {
    let bytes = (0..<8 * 4 * 4).map { UInt8($0) }
    return Image(bitmap: try #require(Bitmap(width: 8, height: 4, bytes: bytes)), scale: scale)
  }

  private static func paint(_ list: DisplayList) throws -> BitmapPaint {
    guard case .image(let paint) = try #require(list.leaves.first).paint else {
      throw RenderingError.endlessSize(.zero)
    }
    return paint
  }

  @Test(arguments: [(1.0, 8.0, 4.0), (2, 4, 2), (0, 8, 4), (.nan, 8, 4)])
  func imageKeepsItsSize(scale: CGFloat, width: CGFloat, height: CGFloat) throws {
    let list = try Self.image(scale: scale).drawn(100, 100)
    #expect(list.size == CGSize(width: width, height: height))
    #expect(try Self.paint(list).spread == .pad)
  }

  @Test
  func resizableImageIsStretchedToTheProposal() throws {
    let list = try Self.image().resizable().drawn(16, nil)
    #expect(list.size == CGSize(width: 16, height: 4))
    #expect(try Self.paint(list).transform == CGAffineTransform(scaleX: 2, y: 1))
    let fit = try Self.image().resizable().aspectRatio(contentMode: .fit).drawn(100, 100)
    #expect(fit.size == CGSize(width: 100, height: 50))
  }

  @Test
  func tiledImageKeepsTheSizeOfItsTiles() throws {
    let list = try Self.image(scale: 2).resizable(resizingMode: .tile).drawn(16, 16)
    let paint = try Self.paint(list)
    #expect(paint.spread == .repeat && paint.transform == CGAffineTransform(scaleX: 0.5, y: 0.5))
  }

  @Test
  func opacityBlendModeAndInterpolationReachThePaint() throws {
    let list = try Self.image().interpolation(.none).opacity(0.5).blendMode(.screen).drawn(9, 9)
    #expect(try Self.paint(list).opacity == 0.5 && !Self.paint(list).isSmooth)
    #expect(list.leaves.map(\.blend) == [.screen])
  }

  @Test
  func imagePaintTilesFromTheCorner() throws {
    let style = ImagePaint(
      image: try Self.image(),
      sourceRect: CGRect(x: 0.5, y: 0.5, width: 0.25, height: 2),
      scale: 3
    )
    let paint = try Self.paint(Rectangle().fill(style).padding(2).drawn(24, 24))
    #expect(paint.bitmap.width == 2 && paint.bitmap.height == 2 && paint.spread == .repeat)
    #expect(paint.bitmap.bytes.prefix(4) == [80, 81, 82, 83])
    #expect(paint.transform == CGAffineTransform(scaleX: 3, y: 3))
  }

  @Test(arguments: [
    CGRect.null, CGRect(x: 0.5, y: 0, width: 0, height: 1), CGRect(x: 2, y: 2, width: 1, height: 1),
    CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1),
  ])
  func partWithoutPixelsPaintsNothing(part: CGRect) throws {
    let style = ImagePaint(image: try Self.image(), sourceRect: part)
    #expect(try Rectangle().fill(style).drawn(24, 24).leaves.isEmpty)
  }
}
