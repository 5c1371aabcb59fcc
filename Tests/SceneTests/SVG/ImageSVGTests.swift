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

  private static func kind(_ paint: BitmapPaint, _ path: Path) -> String {
    let text = svg(paint, path)
    return text.contains("<pattern")
      ? "pattern" : text.contains("<g data-name=\"a\"") ? "picture" : "image"
  }

  /// A shape may be larger than its picture by a hundredth of the picture's pixels. If it is an
  /// upright rectangle, exact to a thousandth, the picture is written as a plain image.
  @Test(arguments: [
    (0.0, 0.0, 14.0, 15.0, "image"), (-0.0009, 0, 14.0009, 15, "image"),
    (0, -0.0009, 14, 15.0009, "image"), (0, 0, 14.0009, 15, "image"), (0, 0, 14, 15.0009, "image"),
    (-0.0011, 0, 14.0011, 15, "pattern"), (0, -0.0011, 14, 15.0011, "pattern"),
    (0, 0, 14.0011, 15, "pattern"), (0, 0, 14, 15.0011, "pattern"), (1, 1, 5, 5, "pattern"),
    (-0.019, -0.029, 14.038, 15.058, "pattern"), (-0.021, 0, 14, 15, "picture"),
    (0, -0.031, 14, 15, "picture"), (0, 0, 14.021, 15, "picture"), (0, 0, 14, 15.031, "picture"),
  ])
  func kindOfElementDependsOnTheShape(
    x: Double,
    y: Double,
    width: Double,
    height: Double,
    kind: String
  ) {
    let paint = BitmapPaint(bitmap: Self.bitmap, transform: CGAffineTransform(scaleX: 2, y: 3))
    #expect(Self.kind(paint, Path(CGRect(x: x, y: y, width: width, height: height))) == kind)
  }

  /// Turned and mirrored pictures, and other shapes, are patterns.
  @Test func onlyUprightRectanglesAreImages() {
    let rect = Path(CGRect(x: 0, y: 0, width: 7, height: 5))
    #expect(Self.kind(BitmapPaint(bitmap: Self.bitmap), rect) == "image")
    for transform in [
      CGAffineTransform(-1, 0, 0, 1, 7, 0), CGAffineTransform(1, 0, 0, -1, 0, 5),
      CGAffineTransform(1, 0.0001, 0, 1, 0, 0), CGAffineTransform(1, 0, 0.0001, 1, 0, 0),
    ] {
      #expect(Self.kind(BitmapPaint(bitmap: Self.bitmap, transform: transform), rect) == "pattern")
    }
    let oval = Path(ellipseIn: CGRect(x: 0, y: 0, width: 7, height: 5))
    #expect(Self.kind(BitmapPaint(bitmap: Self.bitmap), oval) == "pattern")
    let tiled = BitmapPaint(bitmap: Self.bitmap, spread: .repeat)
    #expect(Self.kind(tiled, rect) == "image")
    #expect(Self.kind(tiled, Path(CGRect(x: 0, y: 0, width: 9, height: 9))) == "pattern")
  }
}
