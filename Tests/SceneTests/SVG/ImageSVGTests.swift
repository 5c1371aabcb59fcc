import Foundation
import Pixels
import Scene
import Testing

@Suite
struct ImageSVGTests {
  private static let bitmap = ImagePaintTests.picture

  private static func svg(_ paint: BitmapPaint, _ path: Path) -> String {
    let leaf = DisplayList.Leaf(
      name: "a",
      outline: .fill(path, evenOdd: false),
      paint: .image(paint),
      blend: .multiply,
      transform: CGAffineTransform(translationX: 1, y: 2)
    )
    return DisplayList(size: CGSize(width: 30, height: 30), nodes: [.leaf(leaf)]).svg()
  }

  @Test
  func pictureInItsOwnRectangleIsAnImage() {
    let paint = BitmapPaint(
      bitmap: Self.bitmap,
      isSmooth: false,
      opacity: 0.5,
      transform: CGAffineTransform(scaleX: 2, y: 3)
    )
    let text = Self.svg(paint, Path(CGRect(x: 0, y: 0, width: 14, height: 15)))
    #expect(text.contains("<image data-name=\"a\" height=\"15\" href=\"data:image/png;base64,"))
    #expect(
      text.contains(
        "image-rendering=\"pixelated\" opacity=\"0.5\" preserveAspectRatio=\"none\""
      )
    )
    #expect(text.contains("style=\"mix-blend-mode:multiply\" transform=\"matrix(1 0 0 1 1 2)\""))
    #expect(!text.contains("<path"))
  }

  @Test(arguments: [(SpreadMethod.repeat, 1), (.reflect, 4)])
  func tilesAreAPattern(spread: SpreadMethod, images: Int) {
    let paint = BitmapPaint(
      bitmap: Self.bitmap,
      spread: spread,
      transform: CGAffineTransform(scaleX: 2, y: 3)
    )
    let text = Self.svg(paint, Path(CGRect(x: 0, y: 0, width: 28, height: 28)))
    #expect(text.contains("patternTransform=\"matrix(2 0 0 3 0 0)\""))
    #expect(text.components(separatedBy: "<image").count == images + 1)
    #expect(text.contains("fill=\"url(#pattern-1)\""))
  }

  @Test
  func extendedPictureIsWrittenAsAPicture() {
    let path = Path(CGRect(x: 0, y: 0, width: 20, height: 20))
    let text = Self.svg(BitmapPaint(bitmap: Self.bitmap), path)
    #expect(text.contains("<g data-name=\"a\" style=\"mix-blend-mode:multiply\">\n      <image"))
    #expect(text.contains("height=\"20\"") && !text.contains("<pattern"))
  }
}
