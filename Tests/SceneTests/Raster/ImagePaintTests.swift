import Foundation
import Pixels
import Scene
import Testing

@Suite
struct ImagePaintTests {
  /// A picture of seven by five different opaque pixels.
  static let picture: Bitmap = {
    var bytes: [UInt8] = []
    for index in 0..<35 {
      let channels: [Int] = [index * 7, 255 - index * 5, index * 53 % 256, 255]
      bytes += channels.map { UInt8($0) }
    }
    return Bitmap(width: 7, height: 5, bytes: bytes) ?? transparent
  }()

  static let transparent: Bitmap = {
    guard let bitmap = Bitmap(width: 2, height: 1, bytes: [255, 0, 0, 255, 0, 255, 0, 0])
    else { preconditionFailure("two pixels are eight bytes") }
    return bitmap
  }()

  private static func shown(
    _ paint: BitmapPaint,
    _ side: Int = 40,
    clip: DisplayList.Clip? = nil
  ) throws -> Bitmap {
    let box = CGRect(x: 0, y: 0, width: side, height: side)
    let leaf = DisplayList.Leaf(
      name: "",
      outline: .fill(Path(box), evenOdd: false),
      paint: .image(paint)
    )
    let group = DisplayList.Group(name: "", clip: clip, nodes: [.leaf(leaf)])
    return try DisplayList(size: box.size, nodes: [.group(group)]).bitmap()
  }

  @Test(arguments: [true, false])
  func unscaledPictureIsUnchanged(isSmooth: Bool) throws {
    let paint = BitmapPaint(
      bitmap: Self.picture,
      isSmooth: isSmooth,
      transform: CGAffineTransform(translationX: 3, y: 2)
    )
    let bitmap = try Self.shown(paint)
    for row in 0..<5 {
      let start = ((row + 2) * 40 + 3) * 4
      #expect(
        bitmap.bytes[start..<start + 28] == Self.picture.bytes[row * 28..<row * 28 + 28]
      )
    }
  }

  /// A line of one pixel in a picture that is shown ten times smaller is a tenth of its colour,
  /// wherever it is; sampling would show it whole or not at all.
  @Test(arguments: 0..<10)
  func shrunkPictureAveragesItsPixels(column: Int) throws {
    var bytes = [UInt8](repeating: 255, count: 80 * 80 * 4)
    for row in 0..<80 {
      let start = (row * 80 + 30 + column) * 4
      bytes.replaceSubrange(start..<start + 3, with: [0, 0, 0])
    }
    let picture = try #require(Bitmap(width: 80, height: 80, bytes: bytes))
    let transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
    let bitmap = try Self.shown(BitmapPaint(bitmap: picture, transform: transform), 8)
    for pixel in 0..<64 {
      let expected: UInt8 = pixel % 8 == 3 ? 230 : 255
      #expect(bitmap.bytes[pixel * 4..<pixel * 4 + 4] == [expected, expected, expected, 255])
    }
  }

  @Test(
    arguments: [
      CGAffineTransform(a: 3.3, b: 0, c: 0, d: 4.1, tx: 5, ty: 6),
      CGAffineTransform(a: 1.1, b: 0.7, c: -0.9, d: 1.3, tx: 20.5, ty: 7.25),
      CGAffineTransform(a: -0.6, b: 0, c: 0, d: 0.55, tx: 30, ty: -3),
    ],
    [SpreadMethod.pad, .repeat, .reflect]
  )
  func positionsFollowTheTransform(transform: CGAffineTransform, spread: SpreadMethod) throws {
    for isSmooth in [true, false] {
      let paint = BitmapPaint(
        bitmap: Self.picture,
        spread: spread,
        isSmooth: isSmooth,
        transform: transform
      )
      let bitmap = try Self.shown(paint)
      let back = transform.inverted()
      var worst = 0.0
      for y in 0..<40 {
        for x in 0..<40 {
          let point = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5).applying(back)
          let pixel = bitmap.bytes[(y * 40 + x) * 4..<(y * 40 + x) * 4 + 4].map { Double($0) }
          let expected = Self.color(point, spread, isSmooth, back)
          let distance = zip(pixel, expected).map { abs($0 - $1) }.max() ?? 0
          // On the boundary between two pixels either is correct.
          let isSeam = !isSmooth && Self.isNearSeam(point)
          worst = max(worst, isSeam ? 0 : distance)
        }
      }
      #expect(worst <= (isSmooth ? 2 : 0))
    }
  }

  @Test
  func enlargedTilesDoNotBleedIntoEachOther() throws {
    let paint = BitmapPaint(
      bitmap: Self.transparent,
      spread: .repeat,
      transform: CGAffineTransform(scaleX: 8, y: 8)
    )
    // The left pixel is red, the right one is clear.
    let row = try Self.shown(paint).bytes.prefix(32 * 4).enumerated().filter { $0.offset % 4 == 3 }
    #expect(row.map(\.element).prefix(16) == row.map(\.element).suffix(16))
    #expect(row[12..<16].allSatisfy { $0.element == 0 })
    #expect(row[16..<20].allSatisfy { $0.element == 255 })
  }

  @Test
  func transparentPixelsDoNotBleedColor() throws {
    let paint = BitmapPaint(
      bitmap: Self.transparent,
      transform: CGAffineTransform(scaleX: 20, y: 40)
    )
    let bitmap = try Self.shown(paint)
    let middle = bitmap.bytes[(20 * 40 + 20) * 4..<(20 * 40 + 20) * 4 + 4]
    #expect(middle.prefix(3) == [255, 0, 0] && (120...128).contains(middle.last ?? 0))
  }

  @Test
  func opacityFadesThePicture() throws {
    let paint = Paint.image(BitmapPaint(bitmap: Self.picture)).multiplyingAlpha(by: 0.2)
    guard case .image(let faded) = paint else { return #expect(Bool(false), "no picture") }
    #expect(try Self.shown(faded).bytes[3] == 51)
    #expect(!paint.isOpaque && Paint.image(BitmapPaint(bitmap: Self.picture)).isOpaque)
    #expect(!Paint.image(BitmapPaint(bitmap: Self.transparent)).isOpaque)
    #expect(paint.multiplyingAlpha(by: 0).isTransparent)
  }

  @Test
  func clipsDontChangeThePixelsOfAPicture() throws {
    let paint = BitmapPaint(
      bitmap: Self.picture,
      spread: .reflect,
      transform: CGAffineTransform(a: 1.1, b: 0.7, c: -0.9, d: 1.3, tx: 20.5, ty: 7.25)
    )
    let whole = try Self.shown(paint)
    let path = Path(CGRect(x: 7, y: 5, width: 21, height: 30))
    let part = try Self.shown(paint, clip: .init(path: path))
    for y in 5..<35 {
      let (start, end) = ((y * 40 + 7) * 4, (y * 40 + 28) * 4)
      #expect(whole.bytes[start..<end] == part.bytes[start..<end])
    }
  }

  @Test(arguments: [
    CGAffineTransform(scaleX: 0, y: 1), CGAffineTransform(scaleX: 1e-6, y: 1e-6),
    CGAffineTransform(a: .nan, b: 0, c: 0, d: .infinity, tx: 1e300, ty: 0),
    CGAffineTransform(scaleX: 1e9, y: 1e9),
  ])
  func hostileTransformIsDefined(transform: CGAffineTransform) throws {
    for spread in [SpreadMethod.pad, .repeat, .reflect] {
      let paint = BitmapPaint(bitmap: Self.picture, spread: spread, transform: transform)
      #expect(try Self.shown(paint, 8).bytes[3] == 255)
    }
  }

  @Test
  func bitmapsAreEqualByTheirPixels() throws {
    let copy = try #require(Bitmap(width: 7, height: 5, bytes: Array(Self.picture.bytes)))
    var bytes = Self.picture.bytes
    bytes[77] ^= 1
    #expect(copy == Self.picture && copy.hashValue == Self.picture.hashValue)
    #expect(try #require(Bitmap(width: 7, height: 5, bytes: bytes)) != Self.picture)
    #expect(try #require(Bitmap(width: 5, height: 7, bytes: Self.picture.bytes)) != Self.picture)
  }

  // MARK: - The textbook

  private static func isNearSeam(_ point: CGPoint) -> Bool {
    [Double(point.x), Double(point.y)].contains { abs($0 - $0.rounded()) < 1e-4 }
  }

  private static func color(
    _ point: CGPoint,
    _ spread: SpreadMethod,
    _ isSmooth: Bool,
    _ back: CGAffineTransform
  ) -> [Double] {
    let (x, y) = (Double(point.x), Double(point.y))
    guard isSmooth else { return pixel(x.rounded(.down), y.rounded(.down), spread) }
    let (left, top) = ((x - 0.5).rounded(.down), (y - 0.5).rounded(.down))
    let fx = weight(x - 0.5, 7, spread, step: (back.a * back.a + back.c * back.c).squareRoot())
    let fy = weight(y - 0.5, 5, spread, step: (back.b * back.b + back.d * back.d).squareRoot())
    var sum = [0.0, 0, 0, 0]
    for (dx, dy, weight) in [
      (0.0, 0.0, (1 - fx) * (1 - fy)), (1, 0, fx * (1 - fy)), (0, 1, (1 - fx) * fy),
      (1, 1, fx * fy),
    ] {
      sum = zip(sum, pixel(left + dx, top + dy, spread)).map { $0 + $1 * weight }
    }
    return sum
  }

  /// Returns the weight of the next pixel; between enlarged tiles, the part of a pixel in the next
  /// one.
  private static func weight(_ at: Double, _ count: Double, _ spread: SpreadMethod, step: CGFloat)
    -> Double
  {
    let near = at.rounded(.down)
    let isSeam = spread == .repeat && (near + 1).truncatingRemainder(dividingBy: count) == 0
    guard isSeam, step < 1 else { return at - near }
    return min(max((at - near - 0.5) / Double(step) + 0.5, 0), 1)
  }

  private static func pixel(_ x: Double, _ y: Double, _ spread: SpreadMethod) -> [Double] {
    func wrap(_ value: Double, _ count: Double) -> Int {
      switch spread {
      case .pad: return Int(min(max(value, 0), count - 1))
      case .repeat: return Int(value - (value / count).rounded(.down) * count)
      case .reflect:
        let within = value - (value / (2 * count)).rounded(.down) * 2 * count
        return Int(within < count ? within : 2 * count - 1 - within)
      }
    }
    let start = (wrap(y, 5) * 7 + wrap(x, 7)) * 4
    return picture.bytes[start..<start + 4].map { Double($0) }
  }
}
