import Accelerate
import Testing

@Suite
struct VectorTests {
  private static let a = [1.0, 2, 3]
  private static let b = [4.0, 6, 8]

  @Test
  func operationsApplyElementByElement() {
    #expect(vDSP.add(VectorTests.a, VectorTests.b) == [5, 8, 11])
    #expect(vDSP.subtract(VectorTests.b, VectorTests.a) == [3, 4, 5])
    #expect(vDSP.multiply(VectorTests.a, VectorTests.b) == [4, 12, 24])
    #expect(vDSP.divide(VectorTests.b, VectorTests.a) == [4, 3, 8.0 / 3])
    #expect(vDSP.multiply(2, VectorTests.a) == [2, 4, 6])
    #expect(vDSP.add(1, VectorTests.a) == [2, 3, 4])
    #expect(vDSP.divide(VectorTests.a, 2) == [0.5, 1, 1.5])
    #expect(vDSP.negative(VectorTests.a) == [-1, -2, -3])
  }

  @Test
  func vectorsAreSummedUp() {
    #expect(vDSP.sum(VectorTests.a) == 6)
    #expect(vDSP.sumOfSquares(VectorTests.a) == 14)
    #expect(vDSP.dot(VectorTests.a, VectorTests.b) == 40)
  }

  @Test
  func shortIntegersAndSlicesAreAccepted() {
    let short: [Float] = [1, 2, 3]
    #expect(vDSP.add(short[0..<2], short) == [2, 4])
    #expect(vDSP.sum(vDSP.multiply(short, short)) == 14)
    #expect(vDSP.multiply(Float(0.5), short) == [0.5, 1, 1.5])
  }

  @Test
  func shorterLengthApplies() {
    #expect(vDSP.add(VectorTests.a, [1.0]) == [2])
    #expect(vDSP.sum([Double]()) == 0)
  }

  @Test
  func sumsAreWrittenIntoExistingVectors() {
    var values: [Float] = [1, 2, 3, 4]
    vDSP.add(values[0..<2], [10, 20, 30], result: &values[0..<2])
    #expect(values == [11, 22, 3, 4])
    vDSP.multiply(2, values, result: &values)
    #expect(values == [22, 44, 6, 8])
    var result = [0.0, 0, 0]
    vDSP.subtract(VectorTests.b, VectorTests.a, result: &result)
    #expect(result == [3, 4, 5])
  }

  @Test
  func vectorsAreReducedToOneNumber() {
    #expect(vDSP.maximum(VectorTests.b) == 8)
    #expect(vDSP.minimum(VectorTests.b) == 4)
    #expect(vDSP.mean(VectorTests.b) == 6)
    #expect(vDSP.rootMeanSquare([3.0, 3]) == 3)
  }

  @Test
  func floatsBehaveLikeDoubles() {
    let (a, b): ([Float], [Float]) = ([1, 2, 3], [4, 6, 8])
    #expect(vDSP.add(a, b) == [5, 8, 11])
    #expect(vDSP.subtract(b, a) == [3, 4, 5])
    #expect(vDSP.multiply(a, b) == [4, 12, 24])
    #expect(vDSP.divide(b, a) == [4, 3, 8 / 3])
    #expect(vDSP.add(Float(1), a) == [2, 3, 4])
    #expect(vDSP.multiply(Float(2), a) == [2, 4, 6])
    #expect(vDSP.divide(a, Float(2)) == [0.5, 1, 1.5])
    #expect(vDSP.negative(a) == [-1, -2, -3])
    #expect((vDSP.sum(a), vDSP.sumOfSquares(a), vDSP.dot(a, b)) == (6, 14, 40))
    #expect((vDSP.maximum(b), vDSP.minimum(b), vDSP.mean(b)) == (8, 4, 6))
    #expect((vDSP.meanSquare(a), vDSP.rootMeanSquare([Float(3), 3])) == (14 / 3, 3))
  }

  @Test
  func everyOperationCanWriteIntoAVector() {
    let (a, b) = (VectorTests.a, VectorTests.b)
    let forms: [(inout [Double]) -> Void] = [
      { vDSP.add(a, b, result: &$0) }, { vDSP.subtract(b, a, result: &$0) },
      { vDSP.multiply(a, b, result: &$0) }, { vDSP.divide(b, a, result: &$0) },
      { vDSP.add(1, a, result: &$0) }, { vDSP.multiply(2, a, result: &$0) },
    ]
    let results = forms.map { form in
      var result = [0.0, 0, 0]
      form(&result)
      return result
    }
    #expect(
      results == [
        [5, 8, 11], [3, 4, 5], [4, 12, 24], [4, 3, 8.0 / 3], [2, 3, 4], [2, 4, 6],
      ]
    )
  }

  @Test
  func floatOperationsCanWriteIntoAVector() {
    let (a, b): ([Float], [Float]) = ([1, 2, 3], [4, 6, 8])
    let forms: [(inout [Float]) -> Void] = [
      { vDSP.add(a, b, result: &$0) }, { vDSP.subtract(b, a, result: &$0) },
      { vDSP.multiply(a, b, result: &$0) }, { vDSP.divide(b, a, result: &$0) },
      { vDSP.add(1, a, result: &$0) }, { vDSP.multiply(2, a, result: &$0) },
    ]
    let results = forms.map { form in
      var result: [Float] = [0, 0, 0]
      form(&result)
      return result
    }
    #expect(
      results == [
        [5, 8, 11], [3, 4, 5], [4, 12, 24], [4, 3, 8 / 3], [2, 3, 4], [2, 4, 6],
      ]
    )
  }

  @Test
  func emptyVectorsHaveNoMean() {
    #expect(vDSP.maximum([Double]()) == -.infinity && vDSP.minimum([Double]()) == .infinity)
    #expect(vDSP.maximum([Float]()) == -.infinity && vDSP.minimum([Float]()) == .infinity)
    #expect(vDSP.mean([Double]()).isNaN && vDSP.mean([Float]()).isNaN)
    #expect(vDSP.meanSquare(VectorTests.a) == 14.0 / 3)
  }
}
