import Drawing
import Gallery
import Scene
import Testing

@Suite
struct BadgeTests {
  @Test
  func badgeIsSquare() throws {
    let renderer = ImageRenderer(content: Badge())
    renderer.proposedSize = ProposedViewSize(width: 300, height: 500)
    #expect(try renderer.displayList().size == CGSize(width: 300, height: 300))
  }

  @Test
  func topOfTheFirstSymbolHasItsPosition() throws {
    let symbol = try #require(try leaves(of: Badge(), 300, 300).dropFirst().first)
    let top = CGPoint(x: 210, y: 12.6).applying(symbol.transform)
    #expect(top.isNear(CGPoint(x: 150, y: 63.15)))
  }

  @Test(arguments: 1...8)
  func everySymbolTurnsAboutTheMiddle(number: Int) throws {
    let symbol = try leaves(of: Badge(), 300, 300)[number]
    // The centre of the lower edge of the symbol's frame.
    let anchor = CGPoint(x: 210, y: 360).applying(symbol.transform)
    #expect(anchor.isNear(CGPoint(x: 150, y: 150)))
  }

  @Test
  func eachSymbolIsTranslucent() throws {
    let symbols = try leaves(of: Badge(), 300, 300).dropFirst()
    #expect(symbols.count == 8)
    #expect(
      symbols.allSatisfy {
        $0.paint == .solid(RGBA(red: UInt8(79), green: 79, blue: 191, alpha: 0.5))
      }
    )
  }

  @Test
  func backgroundRunsFromPinkToOrange() throws {
    let background = try #require(try leaves(of: Badge(), 300, 300).first)
    guard case .linear(let paint) = background.paint else {
      return #expect(Bool(false), "no gradient")
    }
    #expect(paint.start == CGPoint(x: 150, y: 0))
    #expect(paint.end == CGPoint(x: 150, y: 180))
    #expect(
      paint.stops.map(\.color)
        == [
          RGBA(red: UInt8(239), green: 120, blue: 221),
          RGBA(red: UInt8(239), green: 172, blue: 120),
        ]
    )
  }
}
