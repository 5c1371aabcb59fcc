import Foundation
import Pixels
import Scene
import Testing

@Suite struct GradientTests {
  private func gray(_ value: UInt8) -> RGBA { RGBA(red: value, green: value, blue: value) }

  /// Returns the red component of each pixel in a row filled with a gradient.
  private func row(
    _ width: Int,
    from start: CGPoint,
    to end: CGPoint,
    _ stops: [(Double, RGBA)],
    transform: CGAffineTransform = .identity
  ) throws -> [UInt8] {
    let paint = LinearPaint(
      start: start,
      end: end,
      stops: stops.map { .init(location: $0.0, color: $0.1) }
    )
    let box = CGRect(x: -1_000, y: -1_000, width: 2_000, height: 2_000)
    let list = DisplayList(
      size: CGSize(width: width, height: 1),
      nodes: [.fill(Path(box), .linear(paint), transform: transform)]
    )
    let bytes = try list.bitmap().bytes
    return stride(from: 0, to: bytes.count, by: 4).map { bytes[$0] }
  }

  @Test func pixelsTakeTheColorAtTheirCentres() throws {
    let found = try row(
      11,
      from: CGPoint(x: 0.5, y: 0),
      to: CGPoint(x: 10.5, y: 0),
      [(0, gray(0)), (1, gray(250))]
    )
    #expect(found == [0, 25, 50, 75, 100, 125, 150, 175, 200, 225, 250])
  }

  @Test func gradientExtendsItsEndColors() throws {
    let found = try row(
      9,
      from: CGPoint(x: 2.5, y: 0),
      to: CGPoint(x: 6.5, y: 0),
      [(0, gray(40)), (1, gray(80))]
    )
    #expect(found == [40, 40, 40, 50, 60, 70, 80, 80, 80])
    let inner = try row(
      9,
      from: CGPoint(x: 0.5, y: 0),
      to: CGPoint(x: 8.5, y: 0),
      [(0.25, gray(40)), (0.75, gray(80))]
    )
    #expect(inner == found)
  }

  @Test func reversedGradientIsMirrored() throws {
    let forward = try row(
      40,
      from: CGPoint(x: 3, y: 0),
      to: CGPoint(x: 37, y: 0),
      [(0, gray(7)), (0.3, gray(200)), (1, gray(90))]
    )
    let backward = try row(
      40,
      from: CGPoint(x: 37, y: 0),
      to: CGPoint(x: 3, y: 0),
      [(0, gray(7)), (0.3, gray(200)), (1, gray(90))]
    )
    #expect(zip(forward, backward.reversed()).allSatisfy { abs(Int($0) - Int($1)) <= 1 })
  }

  @Test func stopsAtTheSameLocationMakeAHardEdge() throws {
    let stops = [(0, gray(10)), (0.5, gray(10)), (0.5, gray(99)), (1, gray(99))]
    let found = try row(6, from: .zero, to: CGPoint(x: 6, y: 0), stops)
    #expect(found == [10, 10, 10, 99, 99, 99])
  }

  @Test func theGradientFollowsTheTransformOfItsLeaf() throws {
    let rotated = try row(
      5,
      from: CGPoint(x: 0, y: -0.5),
      to: CGPoint(x: 0, y: -4.5),
      [(0, gray(0)), (1, gray(200))],
      transform: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    )
    #expect(rotated == [0, 50, 100, 150, 200])
    let scaled = try row(
      5,
      from: CGPoint(x: 0.05, y: 0),
      to: CGPoint(x: 0.45, y: 0),
      [(0, gray(0)), (1, gray(200))],
      transform: CGAffineTransform(scaleX: 10, y: 10)
    )
    #expect(scaled == [0, 50, 100, 150, 200])
  }

  @Test func zeroLengthGradientHasItsLastColor() throws {
    let found = try row(3, from: .zero, to: .zero, [(0, gray(5)), (1, gray(77))])
    #expect(found == [77, 77, 77])
  }

  @Test func gradientsNeedAtLeastOneStop() throws {
    #expect(try row(2, from: .zero, to: CGPoint(x: 2, y: 0), [(0.5, gray(9))]) == [9, 9])
    let list = DisplayList(
      size: CGSize(width: 1, height: 1),
      nodes: [
        .rect(
          CGRect(x: 0, y: 0, width: 1, height: 1),
          .linear(LinearPaint(start: .zero, end: .zero, stops: []))
        )
      ]
    )
    #expect(try list.alphas() == [0])
  }

  @Test func opacityIsInterpolatedWithoutPremultiplying() throws {
    let red = RGBA(red: UInt8(255), green: 0, blue: 0)
    let paint = LinearPaint(
      start: CGPoint(x: 0.5, y: 0),
      end: CGPoint(x: 4.5, y: 0),
      stops: [
        .init(location: 0, color: red), .init(location: 1, color: red.multiplyingAlpha(by: 0)),
      ]
    )
    let list = DisplayList(
      size: CGSize(width: 5, height: 1),
      nodes: [.rect(CGRect(x: 0, y: 0, width: 5, height: 1), .linear(paint))]
    )
    #expect(try list.alphas() == [255, 191, 128, 64, 0])
    #expect(
      Array(try list.bitmap().bytes.prefix(16)) == [
        255, 0, 0, 255, 255, 0, 0, 191, 255, 0, 0, 128, 255, 0, 0, 64,
      ]
    )
  }

  @Test(arguments: [1e-4, 1e9])
  func extremeLengthsAreStepsOrFlat(length: Double) throws {
    let found = try row(
      9,
      from: CGPoint(x: 4, y: 0),
      to: CGPoint(x: 4 + length, y: 0),
      [(0, gray(3)), (1, gray(250))]
    )
    #expect(found.prefix(4) == [3, 3, 3, 3])
    #expect(found.suffix(5).allSatisfy { $0 == (length > 1 ? 3 : 250) })
  }

  @Test(arguments: [255, 256, 257, 1_000])
  func longRowsAreInterpolatedEvenly(width: Int) throws {
    let found = try row(
      width,
      from: .zero,
      to: CGPoint(x: width, y: 0),
      [(0, gray(0)), (1, gray(255))]
    )
    let expected = (0..<width).map { (Double($0) + 0.5) / Double(width) * 255 }
    #expect(zip(found, expected).allSatisfy { abs(Double($0) - $1) <= 0.51 })
  }
}
