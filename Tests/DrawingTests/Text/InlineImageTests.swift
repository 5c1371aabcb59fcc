import Drawing
import DrawingTestSupport
import Foundation
import Pixels
import Scene
import Testing

/// Pictures in a line of text, laid out like letters.
@Suite
struct InlineImageTests {
  /// A picture of 20 × 10 points, all red.
  private static func picture() throws -> Image {
    let row = Array(repeating: [UInt8](arrayLiteral: 255, 0, 0, 255), count: 200).flatMap { $0 }
    return Image(bitmap: try #require(Bitmap(width: 20, height: 10, bytes: row)))
  }

  @Test
  func aSymbolHasTheColorAndTheSizeOfItsText() throws {
    let text = Text(Image(systemName: "square.fill")).foregroundColor(.red) + Text("l")
    let leaves = try text.font(.system(size: 100)).drawn(nil, nil).leaves
    #expect(leaves.map(\.color) == [Color.red.rgbaBytes, .black])
    let symbol = try #require(leaves.first).outline.path
    #expect(abs(symbol.boundingRect.width - 117) < 30)
  }

  @Test
  func symbolIsCentredOnTheCapitalHeight() throws {
    let leaves = try Text("\(Image(systemName: "circle.fill"))I").font(.system(size: 100))
      .drawn(nil, nil).leaves
    func middle(_ leaf: DisplayList.Leaf) -> CGFloat {
      leaf.outline.path.applying(leaf.transform).boundingRect.midY
    }
    #expect(leaves.count == 2)
    #expect(abs(middle(leaves[0]) - middle(leaves[1])) < 2)
  }

  @Test
  func inlineImageKeepsItsSizeOnTheBaseline() throws {
    let image = try Self.picture()
    let text = Text("I") + Text(image)
    let plain = try Text("I").font(.system(size: 10)).drawn(nil, nil)
    let list = try text.font(.system(size: 10)).drawn(nil, nil)
    #expect(abs(list.size.width - plain.size.width - 20) < 0.001)
    let picture = try #require(list.leaves.first)
    let frame = picture.outline.path.applying(picture.transform).boundingRect
    #expect(frame.isNear(CGRect(plain.size.width, list.size.height - 0.241 * 10 - 10, 20, 10)))
  }

  @Test
  func lineIsAsHighAsItsImage() throws {
    let image = try Self.picture()
    let list = try Text(image).font(.system(size: 4)).drawn(nil, nil)
    #expect(abs(list.size.height - 10 - 0.241 * 4) < 0.001)
  }

  @Test
  func imagesBreakLinesLikeLetters() throws {
    let image = try Self.picture()
    let text = Text("\(image) \(image) \(image)").font(.system(size: 4))
    let list = try text.drawn(45, nil)
    let rows = list.leaves.map { $0.outline.path.applying($0.transform).boundingRect.minY }
    #expect(Set(rows).count == 2)
    #expect(rows.count == 3)
  }

  @Test
  func canvasDrawsInlineImages() throws {
    let image = try Self.picture()
    let canvas = Canvas { context, size in
      context.draw(Text(image).font(.system(size: 4)), at: .zero, anchor: .topLeading)
    }
    let frames = try canvas.drawn(40, 40).leaves.map {
      $0.outline.path.applying($0.transform).boundingRect
    }
    #expect(frames.count == 1)
    #expect(frames.first?.isNear(CGRect(0, 0, 20, 10)) == true)
  }

  @Test
  func textsWithDifferentPicturesDiffer() throws {
    #expect(Text(Image(systemName: "star")) != Text(Image(systemName: "heart")))
    #expect(Text(Image(systemName: "star")) == Text(Image(systemName: "star")))
  }

  @Test
  func textBackgroundIsOneArea() throws {
    var string = AttributedString("on off")
    let marked = try #require(string.range(of: "on"))
    string[marked].backgroundColor = .yellow
    let list = try Text(string).font(.system(size: 10)).drawn(nil, nil)
    let area = try #require(list.leaves.first)
    #expect(area.color == Color.yellow.rgbaBytes)
    #expect(list.leaves.filter { $0.color == Color.yellow.rgbaBytes }.count == 1)
    let width = try Text("on").font(.system(size: 10)).drawn(nil, nil).size.width
    let frame = area.outline.path.boundingRect
    #expect(frame.isNear(CGRect(0, 0, width, list.size.height)))
  }
}
