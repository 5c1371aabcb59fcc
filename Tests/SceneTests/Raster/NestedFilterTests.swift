import CPixels
import Foundation
import Pixels
import Testing

@testable import Scene

/// Filters in filters, whose margins add up.
@Suite
struct NestedFilterTests {
  private static let square = Path(CGRect(x: 20, y: 20, width: 5, height: 5))

  private static func leaf(_ path: Path) -> DisplayList.Node {
    .leaf(.init(name: "", outline: .fill(path, evenOdd: false), paint: .solid(.black)))
  }

  private static let shadow = Filter.shadow(
    .init(color: .black, deviation: CGSize(width: 1, height: 1), offset: .zero)
  )

  private static let hiddenShadow = Filter.shadow(
    .init(color: .black, deviation: .zero, offset: .zero)
  )

  private static func blur(_ deviation: CGFloat) -> Filter {
    .blur(.init(deviation: CGSize(width: deviation, height: deviation)))
  }

  /// Returns nodes in `count` groups with a filter, each with `beside` above the group inside.
  private static func nested(
    _ count: Int,
    _ filter: Filter,
    beside: [DisplayList.Node] = []
  ) -> [DisplayList.Node] {
    (0..<count).reduce([leaf(square)]) { nodes, _ in
      [.group(DisplayList.Group(name: "", filter: filter, nodes: nodes))] + beside
    }
  }

  /// Returns the memory of the outermost filter's picture, in pixels.
  private static func extent(of nodes: [DisplayList.Node], _ filter: Filter) throws -> [Int32] {
    let rasterizer = Rasterizer(shape: try #require(ShapeStorage()), scale: .identity)
    let visible = cpixels_box(left: 0, top: 0, right: 45, bottom: 45)
    let canvas = try #require(try rasterizer.filtered(nodes, filter, within: visible))
    return [canvas.extent.left, canvas.extent.top, canvas.raw.width, canvas.raw.height]
  }

  /// A blur may extend by 3 pixels, but almost nothing does.
  @Test(arguments: [0, 1, 40, 300])
  func marginsWithoutContentHaveNoMemory(count: Int) throws {
    let blur = Self.blur(0.01)
    #expect(try Self.extent(of: Self.nested(count, blur), blur) == [17, 17, 11, 11])
  }

  @Test
  func layersBesideContentStaySmall() throws {
    let dot = Self.leaf(Path(CGRect(x: 24, y: 24, width: 3, height: 3)))
    let blur = Self.blur(0.01)
    let nodes = Self.nested(60, blur, beside: [dot])
    #expect(try Self.extent(of: nodes, blur) == [17, 17, 13, 13])
  }

  /// The margins of 31 blurs by 3 pixels each would be 93 pixels.
  @Test
  func repeatedBlursExtendAsFarAsTheyAreVisible() throws {
    let blur = Self.blur(1)
    let extent = try Self.extent(of: Self.nested(30, blur), blur)
    #expect(extent[2] < 45 && extent[2] > 11)
  }

  /// Shadows without a blur and an offset, and the least blurs, change nothing.
  @Test(arguments: [(blur(0.01), 999), (hiddenShadow, 400)])
  func deeplyNestedFiltersAreDrawn(filter: Filter, count: Int) throws {
    let size = CGSize(width: 45, height: 45)
    let plain = try DisplayList(size: size, nodes: [Self.leaf(Self.square)]).bitmap()
    let bitmap = try DisplayList(size: size, nodes: Self.nested(count, filter)).bitmap()
    #expect(bitmap == plain)
  }

  private static func shadows(_ count: Int, at x: CGFloat) -> DisplayList {
    let offset = CGPoint(x: x, y: 0)
    let shadow = Filter.shadow(.init(color: .black, deviation: .zero, offset: offset))
    return DisplayList(size: CGSize(width: 45, height: 45), nodes: nested(count, shadow))
  }

  /// The second layer would be 400,000 pixels long.
  @Test
  func layersThatAreTooLongAreAnError() {
    #expect(throws: RasterError.filtersReachTooFar(limit: 250_000)) {
      try Self.shadows(4, at: 100_000).bitmap()
    }
  }

  /// The first shadow is drawn outside the picture, and the second one is the shadow of that.
  @Test
  func shadowsMayBeFarAway() throws {
    var list = Self.shadows(1, at: -2_000)
    let back = Filter.shadow(
      .init(color: .black, deviation: .zero, offset: CGPoint(x: 2_010, y: 0))
    )
    list.nodes = [.group(DisplayList.Group(name: "", filter: back, nodes: list.nodes))]
    let bytes = try list.bitmap().bytes
    func alpha(_ x: Int, _ y: Int) -> UInt8 { bytes[(y * 45 + x) * 4 + 3] }
    #expect(alpha(32, 22) == 255 && alpha(28, 22) == 0 && alpha(22, 22) == 255)
  }

  // MARK: - The same pixels

  /// Returns the bytes of nodes, drawn with memory for all pixels or only for those that are drawn.
  private static func bytes(_ nodes: [DisplayList.Node], reservesAll: Bool) throws -> [UInt8] {
    let canvas = try #require(Canvas(cpixels_box(left: 0, top: 0, right: 64, bottom: 64)))
    var rasterizer = Rasterizer(shape: try #require(ShapeStorage()), scale: .identity)
    rasterizer.reservesAll = reservesAll
    try rasterizer.draw(nodes, on: canvas, through: nil)
    return canvas.straightBytes()
  }

  @Test(arguments: 0..<200)
  func randomGroupsHaveTheSamePixelsAsWithAllMemory(seed: Int) throws {
    var random = RandomDrawing(seed: UInt64(seed))
    let nodes = random.filteredNodes(depth: 4)
    let expected = try Self.bytes(nodes, reservesAll: true)
    #expect(try Self.bytes(nodes, reservesAll: false) == expected)
  }

  @Test
  func mostRandomGroupsAreVisible() throws {
    let visible = try (0..<200).filter { seed in
      var random = RandomDrawing(seed: UInt64(seed))
      return try Self.bytes(random.filteredNodes(depth: 4), reservesAll: false).contains { $0 > 0 }
    }
    #expect(visible.count > 150)
  }

  /// Every pixel of the threshold's margin is painted.
  @Test
  func thresholdsFromZeroPaintClearPixels() throws {
    let threshold = Filter.threshold(.init(lower: 0, upper: 0.5, color: .black))
    let nodes = [
      DisplayList.Node.group(
        DisplayList.Group(name: "", filter: threshold, nodes: Self.nested(2, Self.blur(0.01)))
      )
    ]
    let bytes = try Self.bytes(nodes, reservesAll: false)
    func alpha(_ x: Int, _ y: Int) -> UInt8 { bytes[(y * 64 + x) * 4 + 3] }
    #expect(alpha(14, 14) == 255 && alpha(13, 14) == 0 && alpha(22, 22) == 0)
    #expect(alpha(30, 30) == 255 && alpha(31, 30) == 0)
  }
}

extension RandomDrawing {
  /// Returns leaves and groups with filters, opacities, blend modes, clips and masks.
  fileprivate mutating func filteredNodes(depth: Int) -> [DisplayList.Node] {
    (0..<whole(1, 3)).map { _ in
      guard depth > 0, whole(0, 3) > 0 else { return randomLeaf() }
      return .group(
        DisplayList.Group(
          name: "",
          opacity: whole(0, 2) == 0 ? number(0.2, 1) : 1,
          blend: whole(0, 3) == 0 ? one(of: Array(BlendMode.allCases)) : .normal,
          isolates: whole(0, 3) == 0,
          filter: whole(0, 3) > 0 ? filter() : nil,
          clip: whole(0, 4) == 0 ? .init(path: shapes()) : nil,
          mask: whole(0, 5) == 0 ? filteredNodes(depth: depth - 2) : nil,
          nodes: filteredNodes(depth: depth - 1)
        )
      )
    }
  }

  private mutating func randomLeaf() -> DisplayList.Node {
    let path = one(of: [pixels(), polygon(), shapes(), curves()])
    return .leaf(
      DisplayList.Leaf(
        name: "",
        outline: whole(0, 2) == 0 ? .stroke(path, pen(0.5, 6)) : .fill(path, evenOdd: true),
        paint: one(of: [solid(), linear(), radial(), angular(), tiles()]),
        blend: whole(0, 4) == 0 ? one(of: Array(BlendMode.allCases)) : .normal,
        transform: one(of: [.identity, transform()])
      )
    )
  }

  private mutating func filter() -> Filter {
    let deviation = CGSize(width: one(of: [0, 0.01, number(0, 4)]), height: number(0, 3))
    switch whole(0, 6) {
    case 0: return .blur(.init(deviation: deviation, frame: rect()))
    case 1: return .recolor(.init(red: [0, 1, 0, 0.1], green: [1, 0, 0, 0], blue: [0, 0, 1, 0]))
    case 2:
      let lower = one(of: [0, number(0, 0.5)])
      return .threshold(.init(lower: lower, upper: number(0.5, 1), color: color()))
    case 3, 4:
      let offset = CGPoint(x: number(-9, 9), y: number(-9, 9))
      return .shadow(.init(color: color(opacity: 0.6), deviation: deviation, offset: offset))
    default: return .blur(.init(deviation: deviation))
    }
  }
}
