import Foundation
import Testing

@testable import Drawing

/// The vectors that animate frames and offsets must compute the same bits as nested pairs.
@Suite
struct FlatVectorTests {
  private static let frames = [
    CGRect(x: 0.1, y: -7, width: 3.3, height: 1e9), CGRect(x: 1 / 3, y: 2e-7, width: 0, height: 5),
  ]

  private func result<Vector: VectorArithmetic>(_ left: Vector, _ right: Vector) -> Vector {
    (left - right).scaled(by: 0.3) + right
  }

  @Test
  func frameVectorComputesLikePairs() {
    let (left, right) = (Self.frames[0], Self.frames[1])
    var expected = left
    expected.animatableData = result(left.animatableData, right.animatableData)
    let vector = result(FrameVector(left), FrameVector(right))
    #expect(vector.frame == expected)
    #expect(vector.magnitudeSquared == expected.animatableData.magnitudeSquared)
    #expect(vector + .zero == vector)
  }

  @Test
  func pointVectorComputesLikePairs() {
    let (left, right) = (Self.frames[0].size, Self.frames[1].size)
    var expected = left
    expected.animatableData = result(left.animatableData, right.animatableData)
    let vector = result(PointVector(left), PointVector(right))
    #expect(vector.size == expected)
    #expect(vector.magnitudeSquared == expected.animatableData.magnitudeSquared)
    #expect(vector + .zero == vector)
  }
}
