import Pixels
import Testing

@Suite struct DifferencePictureTests {
  let reference: Bitmap
  let actual: Bitmap

  init() throws {
    (reference, actual) = try BitmapComparisonTests.pair(changed: [(3, 2), (4, 2), (37, 29)])
  }

  private func pixel(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> [UInt8] {
    Array(bitmap.bytes[(y * bitmap.width + x) * 4..<(y * bitmap.width + x) * 4 + 4])
  }

  @Test func theMaskHoldsNothingButTheDifference() {
    let mask = BitmapComparison.differenceMask(reference: reference, actual: actual)
    #expect(mask.width == 40 && mask.height == 30)
    #expect(pixel(mask, 3, 2) == [235, 0, 60, 255])
    #expect(pixel(mask, 5, 2) == [0, 0, 0, 0])
    let none = BitmapComparison.differenceMask(reference: reference, actual: reference)
    #expect(none.bytes.allSatisfy { $0 == 0 })
  }

  @Test func smallPicturesAreMagnifiedByAWholeFactor() {
    let sheet = BitmapComparison.differencePicture(reference: reference, actual: actual)
    // Forty columns, eight times, in three panels with a margin of 24 around each.
    #expect(sheet.width == 3 * 320 + 4 * 24)
    let left = 24 + 320 + 24
    let top = 24 + 56
    #expect(pixel(sheet, left + 3 * 8, top + 2 * 8) == [255, 255, 0, 255])
    #expect(pixel(sheet, left + 5 * 8 - 1, top + 3 * 8 - 1) == [255, 255, 0, 255])
    #expect(pixel(sheet, left + 5 * 8, top + 2 * 8) == [255, 255, 255, 255])
    let third = left + 320 + 24
    #expect(pixel(sheet, third + 3 * 8 + 3, top + 2 * 8 + 3) == [235, 0, 60, 255])
  }

  @Test func everySheetIsOpaque() {
    let sheet = BitmapComparison.differencePicture(reference: reference, actual: actual)
    let alphas = stride(from: 3, to: sheet.bytes.count, by: 4).map { sheet.bytes[$0] }
    #expect(alphas.allSatisfy { $0 == 255 })
  }

  @Test(arguments: [(1, 1), (1, 900), (900, 1), (5000, 3), (16_384, 2)])
  func everySizeAndPairOfSizesIsDrawn(width: Int, height: Int) throws {
    let bytes = [UInt8](repeating: 90, count: width * height * 4)
    let other = try #require(Bitmap(width: width, height: height, bytes: bytes))
    for (first, second) in [(reference, other), (other, reference), (other, other)] {
      let sheet = BitmapComparison.differencePicture(reference: first, actual: second)
      #expect(sheet.width <= 3 * 4096 + 96 && sheet.height <= 4096 + 400)
      let mask = BitmapComparison.differenceMask(reference: first, actual: second)
      #expect(mask.width == max(first.width, second.width))
    }
  }
}
