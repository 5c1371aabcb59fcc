import Foundation
import Pixels
import Scene
import Testing

@Suite
struct FilterTests {
  private static let size = CGSize(width: 60, height: 60)

  private static func square(_ side: CGFloat, _ color: RGBA = .black) -> DisplayList.Node {
    let origin = (60 - side) / 2
    let path = Path(CGRect(x: origin, y: origin, width: side, height: side))
    return .leaf(.init(name: "", outline: .fill(path, evenOdd: false), paint: .solid(color)))
  }

  private static func blurred(
    _ deviation: CGFloat,
    _ verticalDeviation: CGFloat? = nil,
    frame: CGRect? = nil,
    of nodes: [DisplayList.Node]
  ) throws -> Bitmap {
    let size = CGSize(width: deviation, height: verticalDeviation ?? deviation)
    let group = DisplayList.Group(
      name: "",
      filter: .blur(.init(deviation: size, frame: frame)),
      nodes: nodes
    )
    return try DisplayList(size: Self.size, nodes: [.group(group)]).bitmap()
  }

  private static func alpha(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> Int {
    Int(bitmap.bytes[(y * bitmap.width + x) * 4 + 3])
  }

  @Test(arguments: [0.4, 1.0, 1.7, 2.5, 4, 6])
  func blurHasTheRequestedVarianceAndKeepsTheSum(deviation: Double) throws {
    let bitmap = try Self.blurred(deviation, of: [Self.square(10)])
    let (whole, variance) = Self.moments(bitmap)
    // The square alone has a variance of (10² − 1)/12 = 8.25; bytes are rounded.
    #expect(abs(whole - 100 * 255) <= 200)
    #expect(abs(variance - 8.25 - deviation * deviation) <= 0.02 * deviation * deviation + 0.05)
  }

  @Test(arguments: [1.5, 3, 5])
  func blurredEdgeIsGaussian(deviation: Double) throws {
    let half = Path(CGRect(x: 30, y: -100, width: 200, height: 300))
    let leaf = DisplayList.Leaf(
      name: "",
      outline: .fill(half, evenOdd: false),
      paint: .solid(.black)
    )
    let bitmap = try Self.blurred(deviation, of: [.leaf(leaf)])
    for x in 0..<60 {
      let expected = 127.5 * (1 + erf((Double(x) - 29.5) / (deviation * 2.0.squareRoot())))
      #expect(abs(Double(Self.alpha(bitmap, x, 30)) - expected) <= 3)
    }
  }

  @Test
  func axesAreBlurredIndependently() throws {
    let bitmap = try Self.blurred(4, 0, of: [Self.square(10)])
    #expect(Self.alpha(bitmap, 30, 24) == 0 && Self.alpha(bitmap, 22, 30) > 20)
    #expect(Self.alpha(bitmap, 30, 25) == Self.alpha(bitmap, 30, 34))
  }

  @Test
  func uniformColorStaysUniformAndOpaque() throws {
    let box = CGRect(x: -50, y: -50, width: 160, height: 160)
    let color = RGBA(red: UInt8(200), green: 100, blue: 3, alpha: 0.6)
    let leaf = DisplayList.Leaf(
      name: "",
      outline: .fill(Path(box), evenOdd: false),
      paint: .solid(color)
    )
    let bitmap = try Self.blurred(7, of: [.leaf(leaf)])
    let plain = try DisplayList(size: Self.size, nodes: [.leaf(leaf)]).bitmap()
    #expect(bitmap.bytes == plain.bytes)
  }

  @Test
  func pixelsOutsideTheCanvasBlurIntoIt() throws {
    let path = Path(CGRect(x: -20, y: 0, width: 19, height: 60))
    let leaf = DisplayList.Leaf(
      name: "",
      outline: .fill(path, evenOdd: false),
      paint: .solid(.black)
    )
    #expect(Self.alpha(try Self.blurred(5, of: [.leaf(leaf)]), 0, 30) > 80)
  }

  @Test
  func clipChangesNothingWithinIt() throws {
    let filters = [
      Filter.blur(.init(deviation: CGSize(width: 3, height: 5))),
      .shadow(
        .init(
          color: .black,
          deviation: CGSize(width: 2, height: 2),
          offset: CGPoint(x: -6, y: 9)
        )
      ),
    ]
    for filter in filters {
      func shown(_ clip: DisplayList.Clip?) throws -> Bitmap {
        let group = DisplayList.Group(
          name: "",
          filter: filter,
          clip: clip,
          nodes: [Self.square(20, .white)]
        )
        return try DisplayList(size: Self.size, nodes: [.group(group)]).bitmap()
      }
      let whole = try shown(nil)
      let part = try shown(.init(path: Path(CGRect(x: 13, y: 7, width: 25, height: 30))))
      for y in 7..<37 {
        let (start, end) = ((y * 60 + 13) * 4, (y * 60 + 38) * 4)
        #expect(whole.bytes[start..<end] == part.bytes[start..<end])
      }
      #expect(part.bytes[0..<7 * 60 * 4].allSatisfy { $0 == 0 })
    }
  }

  @Test
  func framedBlurDoesNotFadeAtItsSides() throws {
    let frame = CGRect(x: 20, y: 20, width: 20, height: 20)
    let bitmap = try Self.blurred(4, frame: frame, of: [Self.square(20)])
    #expect(Self.alpha(bitmap, 20, 20) == 255 && Self.alpha(bitmap, 19, 30) == 0)
  }

  @Test
  func sharpShadowIsTheShapeMovedInItsColor() throws {
    let red = RGBA(red: UInt8(255), green: 0, blue: 0, alpha: 0.4)
    let shadow = Filter.Shadow(color: red, deviation: .zero, offset: CGPoint(x: 4, y: -3))
    let group = DisplayList.Group(
      name: "",
      opacity: 0.5,
      filter: .shadow(shadow),
      nodes: [Self.square(10, .white)]
    )
    let bitmap = try DisplayList(size: Self.size, nodes: [.group(group)]).bitmap()
    func pixel(_ x: Int, _ y: Int) -> [UInt8] {
      Array(bitmap.bytes[(y * 60 + x) * 4..<(y * 60 + x) * 4 + 4])
    }
    #expect(pixel(30, 30) == [255, 255, 255, 128])
    #expect(pixel(38, 22) == [255, 0, 0, 51] && pixel(39, 22) == [0, 0, 0, 0])
    #expect(pixel(29, 22) == [255, 0, 0, 51] && pixel(28, 22) == [0, 0, 0, 0])
  }

  /// Sizes around the blocks in which the rows and columns of a shadow are blurred.
  @Test(arguments: [1, 3, 15, 16, 17, 22], [0, 1.3, 3])
  func shadowOfBlackIsItsBlurredPicture(side: Int, deviation: CGFloat) throws {
    let triangle = Path { path in
      path.move(to: CGPoint(x: 0, y: 2))
      path.addLine(to: CGPoint(x: side, y: 2))
      path.addLine(to: CGPoint(x: 0, y: 25 - side))
      path.closeSubpath()
    }
    let shadow = try Self.shadow(of: triangle, deviation, size: Self.size)
    #expect(shadow == (try Self.blurredBytes(triangle, deviation, size: Self.size)))
    #expect(shadow.contains { $0 > 20 })
  }

  /// Rows and columns that equal those before them are blurred only once.
  @Test(arguments: [0, 17, 40, 63], [0, 1.3, 4])
  func shadowOfARectangleWithANotchIsItsBlurredPicture(notch: Int, deviation: CGFloat) throws {
    let size = CGSize(width: 90, height: 90)
    let path = Path { path in
      path.addRect(CGRect(x: 10, y: 12, width: 64, height: 66))
      path.addRect(CGRect(x: 10 + notch, y: 12 + notch, width: 3, height: 1))
    }
    let shadow = try Self.shadow(of: path, deviation, size: size)
    #expect(shadow == (try Self.blurredBytes(path, deviation, size: size)))
  }

  /// Returns the picture of a black path's shadow, without the path.
  private static func shadow(of path: Path, _ deviation: CGFloat, size: CGSize) throws -> [UInt8] {
    let shadow = Filter.Shadow(
      color: .black,
      deviation: CGSize(width: deviation, height: deviation / 2),
      offset: CGPoint(x: size.width, y: 0)
    )
    let moved = path.applying(CGAffineTransform(translationX: -size.width, y: 0))
    return try bytes(of: moved, .shadow(shadow), size: size)
  }

  private static func blurredBytes(_ path: Path, _ deviation: CGFloat, size: CGSize) throws
    -> [UInt8]
  {
    let deviations = CGSize(width: deviation, height: deviation / 2)
    return try bytes(of: path, .blur(.init(deviation: deviations)), size: size)
  }

  private static func bytes(of path: Path, _ filter: Filter, size: CGSize) throws -> [UInt8] {
    let leaf = DisplayList.Leaf(
      name: "",
      outline: .fill(path, evenOdd: true),
      paint: .solid(.black)
    )
    let group = DisplayList.Group(name: "", filter: filter, nodes: [.leaf(leaf)])
    return try DisplayList(size: size, nodes: [.group(group)]).bitmap().bytes
  }

  @Test(arguments: [CGFloat.nan, -3, .infinity, 1e9])
  func hostileDeviationHasADefinedResult(deviation: CGFloat) throws {
    let bitmap = try Self.blurred(deviation, of: [Self.square(20)])
    let isBlurred = deviation > 0
    #expect(Self.alpha(bitmap, 30, 30) == (isBlurred ? 0 : 255))
  }

  /// Returns the sum of all alphas and the variance of their horizontal positions.
  private static func moments(_ bitmap: Bitmap) -> (whole: Double, variance: Double) {
    var (whole, square) = (0.0, 0.0)
    for y in 0..<60 {
      for x in 0..<60 {
        let value = Double(alpha(bitmap, x, y))
        whole += value
        square += value * (Double(x) - 29.5) * (Double(x) - 29.5)
      }
    }
    return (whole, square / whole)
  }
}
