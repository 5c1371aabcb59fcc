import Drawing
import Foundation
import Pixels
import Scene
import Testing

@Suite
struct DrawnImageTests {
  private static let dot = Image(size: CGSize(width: 10, height: 20)) { context in
    context.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 40)), with: .color(.red))
  }

  @Test
  func drawingIsClippedToItsSize() throws {
    let list = try Self.dot.drawn(100, 100)
    #expect(list.size == CGSize(width: 10, height: 20))
    let group = try #require(list.topLevelGroups.first)
    #expect(group.clip?.path.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 20))
    #expect(list.leaves.count == 1)
  }

  @Test
  func resizedDrawingStaysADrawing() throws {
    let list = try Self.dot.resizable().drawn(100, 100)
    #expect(list.leaves.map(\.bounds) == [CGRect(x: 0, y: 0, width: 50, height: 200)])
    #expect(
      try Self.dot.resizable().opacity(0.5).drawn(9, 9).topLevelGroups.map(\.opacity) == [0.5]
    )
  }

  @Test
  func templateIsPaintedWithTheForeground() throws {
    let view = Self.dot.renderingMode(.template).foregroundStyle(.blue)
    let bitmap = try ImageRenderer(content: view).bitmap()
    #expect(Array(bitmap.bytes.prefix(4)) == [0, 122, 255, 255])
    #expect(bitmap.bytes[9 * 4 + 3] == 0)
  }

  @Test
  func drawingIsDrawnOnACanvasAndInTiles() throws {
    let canvas = Canvas { context, _ in
      context.draw(Self.dot, in: CGRect(x: 10, y: 10, width: 20, height: 20))
    }
    let list = try canvas.drawn(40, 40)
    #expect(list.leaves.map(\.bounds) == [CGRect(x: 10, y: 10, width: 10, height: 40)])
    let tiles = try ImageRenderer(
      content: Rectangle().fill(.image(Self.dot)).frame(width: 40, height: 20)
    ).bitmap()
    let alphas: [UInt8] = [2, 7, 12, 17, 32].map { (x: Int) -> UInt8 in tiles.bytes[x * 4 + 3] }
    #expect(alphas == [255, 0, 255, 0, 255])
  }

  @Test(arguments: [
    CGSize.zero, CGSize(width: -5, height: 5), CGSize(width: CGFloat.nan, height: 5),
    CGSize(width: CGFloat.infinity, height: 5), CGSize(width: 1e9, height: 1),
  ])
  func drawingWithoutAUsableSizeIsNothing(size: CGSize) throws {
    let image = Image(size: size) { context in
      context.fill(Path(CGRect(x: 0, y: 0, width: 9, height: 9)), with: .color(.red))
    }
    #expect(try image.frame(width: 9, height: 9).drawn(9, 9).leaves.isEmpty)
    #expect(try image.resizable().renderingMode(.template).drawn(9, 9).leaves.isEmpty)
  }

  /// Drawing the image starts a second pass while the pass of the view is still running.
  @Test
  func viewsDrawnAfterAnImageRecordTheirNotes() throws {
    let view = VStack {
      Self.dot
      GeometryReader { _ in Rectangle().fill(Color("missing")) }
    }
    #expect(try ImageRenderer(content: view).notes().count == 1)
  }
}
