import CPixels
import Testing

@testable import Pixels

@Suite struct PixelRectTests {
  static let areas: [(PixelRect, [UInt32])] = [
    (PixelRect(x: 1, y: 2, width: 3, height: 5), [1, 2, 4, 7]),
    (PixelRect(x: -5, y: -7, width: 6, height: 9), [0, 0, 1, 2]),
    (PixelRect(x: 1, y: 2, width: 0, height: 5), [0, 0, 0, 0]),
    (PixelRect(x: 1, y: 2, width: 3, height: 0), [0, 0, 0, 0]),
    (PixelRect(x: 1, y: 2, width: -1, height: 5), [0, 0, 0, 0]),
    (PixelRect(x: 1, y: 2, width: 3, height: -1), [0, 0, 0, 0]),
    (PixelRect(x: 9, y: .max, width: .max, height: 1), [9, .max, .max, .max]),
    (PixelRect(x: .min, y: 3, width: 5, height: .max), [0, 3, 0, .max]),
  ]

  @Test(arguments: areas.indices) func areaHasTheEndsOfTheRectangle(index: Int) {
    let (rect, sides) = Self.areas[index]
    let area = rect.area
    #expect([area.left, area.top, area.right, area.bottom] == sides)
  }

  @Test func rectangleOfAnAreaHasItsSize() {
    let rect = PixelRect(x: 1, y: 2, width: 3, height: 5)
    #expect(PixelRect(rect.area) == rect)
  }

  @Test func largestRectanglesAreDescribed() {
    #expect(
      "\(PixelRect(x: 0, y: .max, width: .max, height: .max))"
        == "x 0…\(Int.max - 1), y \(Int.max)…\(Int.max)"
    )
  }
}
