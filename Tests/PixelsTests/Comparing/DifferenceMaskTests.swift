import Pixels
import Testing

@Suite struct DifferenceMaskTests {
  @Test func theMaskContainsOnlyTheDifference() throws {
    let (reference, actual) = try BitmapComparisonTests.pair(changed: [(3, 2), (4, 2), (37, 29)])
    let mask = BitmapComparison.differenceMask(reference: reference, actual: actual)
    #expect(mask.width == 40 && mask.height == 30)
    #expect(Array(mask.bytes[(2 * 40 + 3) * 4..<(2 * 40 + 3) * 4 + 4]) == [235, 0, 60, 255])
    #expect(Array(mask.bytes[(2 * 40 + 5) * 4..<(2 * 40 + 5) * 4 + 4]) == [0, 0, 0, 0])
    let none = BitmapComparison.differenceMask(reference: reference, actual: reference)
    #expect(none.bytes.allSatisfy { $0 == 0 })
  }

  @Test(arguments: [(1, 1), (1, 900), (900, 1), (5000, 3), (16_384, 2)])
  func theMaskIsAsLargeAsBothPictures(width: Int, height: Int) throws {
    let (reference, _) = try BitmapComparisonTests.pair(changed: [])
    let bytes = [UInt8](repeating: 90, count: width * height * 4)
    let other = try #require(Bitmap(width: width, height: height, bytes: bytes))
    for (first, second) in [(reference, other), (other, reference), (other, other)] {
      let mask = BitmapComparison.differenceMask(reference: first, actual: second)
      #expect(mask.width == max(first.width, second.width))
      #expect(mask.height == max(first.height, second.height))
    }
  }
}
