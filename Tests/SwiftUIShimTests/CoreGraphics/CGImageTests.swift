import Pixels
import SwiftUI
import Testing

/// Images of Core Graphics.
@Suite
struct CGImageTests {
  private static func image() throws -> CGImage {
    let bytes = (0..<8).flatMap { [UInt8($0), 0, 0, 255] as [UInt8] }
    return CGImage(try #require(Bitmap(width: 4, height: 2, bytes: bytes)))
  }

  @Test
  func sizeIsInPixels() throws {
    let image = try Self.image()
    #expect((image.width, image.height) == (4, 2))
  }

  @Test
  func scaleIsInPixelsPerPoint() throws {
    let image = try Self.image()
    let images = [
      Image(decorative: image, scale: 2), Image(image, scale: 2, label: Text("Label")),
    ]
    for image in images {
      #expect(
        try ImageRenderer(content: image).displayList().size == CGSize(width: 2, height: 1)
      )
    }
    let drawn = try ImageRenderer(content: Image(decorative: image, scale: 1)).bitmap()
    #expect(drawn.bytes == image.bitmap.bytes)
  }

  @Test
  func aRenderingWithoutAPictureHasNoImage() {
    let renderer = ImageRenderer(content: Color.red.frame(width: 3, height: 2))
    #expect(renderer.cgImage?.width == 3 && renderer.cgImage?.height == 2)
    renderer.scale = .nan
    #expect(renderer.cgImage == nil)
  }
}
