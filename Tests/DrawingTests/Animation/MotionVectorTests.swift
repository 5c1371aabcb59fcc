import Foundation
import Testing

@testable import Drawing

/// Packed vectors must compute the same bits as the generic vectors that they replace.
@Suite
struct MotionVectorTests {
  private typealias Three = AnimatablePair<Double, AnimatablePair<CGFloat, Double>>

  private func expectSameBits<Data: VectorArithmetic>(
    _ left: Data,
    _ right: Data,
    isPacked: Bool,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let packing = VectorPacking.of(Data.self)
    #expect((packing != nil) == isPacked, sourceLocation: sourceLocation)
    let (first, second) = (
      MotionVector(left, packing: packing), MotionVector(right, packing: packing)
    )
    let expected = (left - right).scaled(by: 0.3) + right
    let vector = (first - second).scaled(by: 0.3) + second
    var written = left
    vector.write(to: &written)
    #expect(written == expected, sourceLocation: sourceLocation)
    #expect(
      vector.magnitudeSquared.bitPattern == expected.magnitudeSquared.bitPattern,
      sourceLocation: sourceLocation
    )
    #expect(first != second && first == first, sourceLocation: sourceLocation)
  }

  @Test
  func vectorsOfUpToFourNumbersArePacked() {
    expectSameBits(0.1, -7.3, isPacked: true)
    expectSameBits(CGFloat(0.1), 1e9, isPacked: true)
    let (size, other) = (CGSize(width: 0.1, height: -7), CGSize(width: 1 / 3, height: 2e-7))
    expectSameBits(size.animatableData, other.animatableData, isPacked: true)
    expectSameBits(PointVector(size), PointVector(other), isPacked: true)
    let (anchor, corner) = (UnitPoint(x: 0.3, y: -1 / 3), UnitPoint.bottomTrailing)
    let scale = ScaleVector(size, about: anchor)
    expectSameBits(scale, ScaleVector(other, about: corner), isPacked: true)
    let pair = AnimatablePair(size.animatableData, anchor.animatableData)
    #expect(scale.magnitudeSquared.bitPattern == pair.magnitudeSquared.bitPattern)
    #expect(scale.scale == size)
    #expect(scale.anchor == anchor)
    let frame = CGRect(x: 0.1, y: -7, width: 3.3, height: 1.7)
    expectSameBits(frame.animatableData, CGRect.zero.animatableData, isPacked: true)
    #expect(MotionVector(frame).frame == frame)
  }

  /// The squares of numbers in nested pairs are added in the order of the nesting.
  @Test(arguments: 1...40)
  func squaresAreAddedInTheOrderOfTheType(seed: Int) {
    func number(_ index: Int) -> Double { Double((seed * 37 + index * 101) % 997) / 7.3 }
    let pair = AnimatablePair(number(2), number(3))
    expectSameBits(Three(number(0), .init(number(1), number(2))), .zero, isPacked: true)
    expectSameBits(AnimatablePair(pair, number(1)), .zero, isPacked: true)
    let (fromFirst, fromLast) = (
      AnimatablePair(AnimatablePair(pair, number(1)), number(0)),
      AnimatablePair(number(0), AnimatablePair(number(1), pair))
    )
    expectSameBits(fromFirst, .zero, isPacked: true)
    expectSameBits(fromLast, .zero, isPacked: true)
    expectSameBits(
      AnimatablePair(number(0), AnimatablePair(pair, number(1))),
      .zero,
      isPacked: false
    )
  }

  @Test
  func otherVectorsAreStoredAsTheyAre() {
    expectSameBits(Float(0.1), 7, isPacked: false)
    expectSameBits(AnimatablePair(Float(0.1), 0.3), .init(2, 3), isPacked: false)
    let point = CGPoint(x: 0.1, y: 0.2).animatableData
    let five = AnimatablePair(AnimatablePair(point, point), 0.7)
    expectSameBits(five, .zero, isPacked: false)
    expectSameBits(AnimatableValues(0.1, 0.2, 0.3), AnimatableValues(5.0), isPacked: false)
  }

  /// A factor may be infinite, and numbers that a vector doesn't have aren't part of its length.
  @Test
  func infiniteFactorsAffectOnlyNumbersOfTheVector() {
    let vector = MotionVector(2).scaled(by: .infinity)
    #expect(vector.magnitudeSquared == .infinity)
  }
}
