import Drawing
import Foundation
import Pixels
import Scene
import Testing

@Suite
struct MeshGradientTests {
  private static let corners: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]
  private static let black = Color(red: 0, green: 0, blue: 0)
  private static let white = Color(red: 1, green: 1, blue: 1)

  /// Pixels with straight alpha of a mesh of 40 × 40 points.
  private static func pixels(_ mesh: MeshGradient) throws -> Bitmap {
    try ImageRenderer(content: mesh.frame(width: 40, height: 40)).bitmap()
  }

  private static func pixel(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> [UInt8] {
    Array(bitmap.bytes[(y * bitmap.width + x) * 4..<(y * bitmap.width + x) * 4 + 4])
  }

  @Test(arguments: [false, true])
  func fourPointMeshIsInterpolatedEvenly(smooths: Bool) throws {
    let mesh = MeshGradient(
      width: 2,
      height: 2,
      points: Self.corners,
      colors: [Self.black, Self.white, Self.black, Self.white],
      smoothsColors: smooths
    )
    let bitmap = try Self.pixels(mesh)
    for column in [0, 10, 25, 39] {
      let expected = (Double(column) + 0.5) / 40 * 255
      #expect(abs(Double(Self.pixel(bitmap, column, 20)[0]) - expected) <= 2)
      #expect(Self.pixel(bitmap, column, 3) == Self.pixel(bitmap, column, 36))
    }
  }

  @Test
  func smoothColorsPeakAtTheBrightestPoint() throws {
    let points: [SIMD2<Float>] = [[0, 0], [0.5, 0], [1, 0], [0, 1], [0.5, 1], [1, 1]]
    let colors = [Self.black, Self.white, Self.black, Self.black, Self.white, Self.black]
    func near(_ smooths: Bool) throws -> UInt8 {
      let mesh = MeshGradient(
        width: 3,
        height: 2,
        points: points,
        colors: colors,
        smoothsColors: smooths
      )
      return Self.pixel(try Self.pixels(mesh), 18, 20)[0]
    }
    #expect(try near(true) > near(false) + 5)
  }

  /// A nearly flat step between two steep ones has the largest slope with which it stays monotonic.
  @Test
  func smoothColorsAreMonotonicBetweenPoints() throws {
    let levels: [Float] = [0, 7 / 15, 8 / 15, 1]
    let greys = levels.map { Color(red: Double($0), green: Double($0), blue: Double($0)) }
    let mesh = MeshGradient(
      width: 4,
      height: 2,
      points: (0..<8).map { [Float($0 % 4) / 3, Float($0 / 4)] },
      colors: greys + greys
    )
    let bitmap = try ImageRenderer(content: mesh.frame(width: 480, height: 4)).bitmap()
    let row = (0..<480).map { Int(Self.pixel(bitmap, $0, 2)[0]) }
    #expect(zip(row, row.dropFirst()).allSatisfy { $0 <= $1 })
    // With three times the mean slope at its start, 7/16 of the step are reached after a quarter.
    #expect(row[200] == 126 && row[279] == 129)
  }

  @Test
  func movedPointKeepsItsColor() throws {
    var points: [SIMD2<Float>] = (0..<9).map { [Float($0 % 3) / 2, Float($0 / 3) / 2] }
    points[4] = [0.75, 0.25]
    var colors = Array(repeating: Self.black, count: 9)
    colors[4] = .red
    let mesh = MeshGradient(width: 3, height: 3, points: points, colors: colors)
    let bitmap = try Self.pixels(mesh)
    let strongest = (0..<1600).max { bitmap.bytes[$0 * 4] < bitmap.bytes[$1 * 4] } ?? 0
    #expect(abs(strongest % 40 - 30) <= 1 && abs(strongest / 40 - 10) <= 1)
  }

  @Test
  func handlesBendTheSides() throws {
    func point(_ x: Float, _ y: Float, _ bend: Float) -> MeshGradient.BezierPoint {
      MeshGradient.BezierPoint(
        position: [x, y],
        leadingControlPoint: [x - 0.3, y + bend],
        topControlPoint: [x, y - 0.3],
        trailingControlPoint: [x + 0.3, y + bend],
        bottomControlPoint: [x, y + 0.3]
      )
    }
    let mesh = MeshGradient(
      width: 2,
      height: 2,
      bezierPoints: [point(0, 0, 0.4), point(1, 0, 0.4), point(0, 1, 0), point(1, 1, 0)],
      colors: Array(repeating: .red, count: 4)
    )
    let bitmap = try Self.pixels(mesh)
    // The upper side sags, in its middle by three quarters of the control points' offset.
    #expect(Self.pixel(bitmap, 20, 10)[3] == 0)
    #expect(Self.pixel(bitmap, 20, 14)[3] == 255)
    #expect(Self.pixel(bitmap, 1, 3)[3] == 255)
  }

  /// The quarters of a pixel count equally, and what is transparent doesn't change the colour.
  @Test(arguments: [(0.0, 0.0), (0.5, 0), (0, 0.5), (0.5, 0.5)])
  func edgesAreSmooth(x: Double, y: Double) throws {
    let (left, top) = (Float((1 + x) / 4), Float((1 + y) / 4))
    let mesh = MeshGradient(
      width: 2,
      height: 2,
      points: Self.corners.map { [left + $0.x / 8, top + $0.y / 8] },
      colors: Array(repeating: Self.white, count: 4)
    )
    let bitmap = try ImageRenderer(content: mesh.frame(width: 4, height: 4)).bitmap()
    #expect(bitmap.width == 4)
    for index in 0..<16 {
      let expected: [UInt8] = index == 5 ? [255, 255, 255, 64] : [0, 0, 0, 0]
      #expect(Self.pixel(bitmap, index % 4, index / 4) == expected, "\(index)")
    }
  }

  @Test
  func backgroundIsVisibleOutsideThePatches() throws {
    let points: [SIMD2<Float>] = [[0.25, 0.25], [0.75, 0.25], [0.25, 0.75], [0.75, 0.75]]
    let mesh = MeshGradient(
      width: 2,
      height: 2,
      points: points,
      colors: Array(repeating: .red, count: 4),
      background: .blue
    )
    let bitmap = try Self.pixels(mesh)
    #expect(Self.pixel(bitmap, 2, 2) == [0, 122, 255, 255])
    #expect(Self.pixel(bitmap, 20, 20) == [255, 59, 48, 255])
  }

  struct Bad: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let mesh: MeshGradient
  }

  static let wrong = [
    Bad(
      testDescription: "too few colours",
      mesh: MeshGradient(
        width: 2,
        height: 2,
        points: corners,
        colors: [.red],
        background: .green
      )
    ),
    Bad(
      testDescription: "too few points",
      mesh: MeshGradient(
        width: 2,
        height: 2,
        points: [],
        colors: [.red, .red, .red, .red],
        background: .green
      )
    ),
    Bad(
      testDescription: "one column",
      mesh: MeshGradient(
        width: 1,
        height: 4,
        points: corners,
        colors: [.red, .red, .red, .red],
        background: .green
      )
    ),
    Bad(
      testDescription: "sizes below zero",
      mesh: MeshGradient(
        width: -2,
        height: -2,
        points: corners,
        colors: [.red, .red, .red, .red],
        background: .green
      )
    ),
    Bad(
      testDescription: "endless sizes",
      mesh: MeshGradient(
        width: .max,
        height: .max,
        points: corners,
        colors: [.red, .red, .red, .red],
        background: .green
      )
    ),
  ]

  @Test(arguments: wrong)
  func meshWithWrongPointCountIsItsBackground(_ bad: Bad) throws {
    #expect(Self.pixel(try Self.pixels(bad.mesh), 20, 20) == [52, 199, 89, 255])
  }

  @Test(arguments: [Float.nan, .infinity, -.infinity])
  func invalidPointIsPlacedOnTheRegularGrid(number: Float) throws {
    var points = Self.corners
    points[3] = [number, 1]
    let colors: [Color] = [.red, .yellow, .green, .blue]
    let even = MeshGradient(width: 2, height: 2, points: Self.corners, colors: colors)
    let odd = MeshGradient(width: 2, height: 2, points: points, colors: colors)
    #expect(try Self.pixels(odd) == Self.pixels(even))
  }

  @Test(arguments: [Float(1e30), -1e30, 1e-30])
  func pointsFarAwayAndFoldedMeshesAreDrawn(number: Float) throws {
    let points: [SIMD2<Float>] = [[number, 0], [0, number], [0, 1], [1, 1]]
    let mesh = MeshGradient(
      width: 2,
      height: 2,
      points: points,
      colors: [.red, .yellow, .green, .blue]
    )
    #expect(try Self.pixels(mesh).width == 40)
  }

  private struct Moving: View {
    @State private var moved = false

    var body: some View {
      MeshGradient(
        width: 2,
        height: 2,
        points: moved ? [[0, 0], [0.5, 0], [0, 1], [0.5, 1]] : corners,
        colors: Array(repeating: .red, count: 4)
      )
      .frame(width: 40, height: 40)
      .onAppear { withAnimation(.linear(duration: 2)) { moved = true } }
    }
  }

  @Test(arguments: [(0.0, 39), (1, 29), (2, 19)])
  func pointsMove(time: Double, last: Int) throws {
    let renderer = ImageRenderer(content: Moving())
    renderer.time = time
    let bitmap = try renderer.bitmap()
    #expect(Self.pixel(bitmap, last, 20)[3] > 200)
    #expect(last == 39 || Self.pixel(bitmap, last + 2, 20)[3] < 50)
  }
}
