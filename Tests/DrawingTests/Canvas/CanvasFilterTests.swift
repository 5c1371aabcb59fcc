import Drawing
import Pixels
import Scene
import Testing

@Suite
struct CanvasFilterTests {
  private static func drawn(
    _ draw: @escaping (inout GraphicsContext, CGSize) -> Void
  ) throws -> DisplayList {
    try Canvas(renderer: draw).drawn(40, 40)
  }

  private static func pixel(_ list: DisplayList, _ x: Int, _ y: Int) throws -> [UInt8] {
    let bytes = try list.bitmap().bytes
    return Array(bytes[(y * 40 + x) * 4..<(y * 40 + x) * 4 + 4])
  }

  private static let square = Path(CGRect(10, 10, 20, 20))

  @Test
  func colorsAreFiltered() throws {
    let list = try Self.drawn { context, _ in
      context.addFilter(.brightness(0.1))
      context.addFilter(.colorInvert())
      context.fill(Self.square, with: .color(.red))
    }
    #expect(try Self.pixel(list, 20, 20) == [26, 222, 233, 255])
  }

  /// A symbol that adds its colour to that of the canvas, as particles do.
  @Test
  func filteredSymbolsKeepTheirBlendMode() throws {
    let canvas = Canvas { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(Color(white: 0.2)))
      context.addFilter(.colorMultiply(Color(red: 0.5, green: 1, blue: 1)))
      guard let symbol = context.resolveSymbol(id: "glow") else { return }
      for _ in 0..<2 { context.draw(symbol, in: CGRect(10, 10, 20, 20)) }
    } symbols: {
      Rectangle().fill(Color(white: 0.2)).frame(width: 5, height: 5).blendMode(.plusLighter)
        .tag("glow")
    }
    let list = try canvas.drawn(40, 40)
    #expect(try Self.pixel(list, 20, 20) == [103, 153, 153, 255])
    #expect(try Self.pixel(list, 2, 2) == [51, 51, 51, 255])
  }

  @Test
  func matricesAreApplied() throws {
    var swap = ColorMatrix()
    (swap.r1, swap.r3, swap.b1, swap.b3) = (0, 1, 1, 0)
    (swap.a4, swap.g5) = (0.5, 0.2)
    let list = try Self.drawn { [swap] context, _ in
      context.addFilter(.colorMatrix(swap))
      context.fill(Self.square, with: .color(Color(red: 1, green: 0, blue: 0)))
    }
    #expect(try Self.pixel(list, 20, 20) == [0, 52, 255, 128])
  }

  @Test
  func newColorMatrixIsTheIdentity() throws {
    let list = try Self.drawn { context, _ in
      context.addFilter(.colorMatrix(ColorMatrix()))
      context.fill(Self.square, with: .color(Color(red: 1, green: 0.6, blue: 0.2).opacity(0.8)))
    }
    #expect(try Self.pixel(list, 20, 20) == [255, 153, 51, 204])
    #expect(try Self.pixel(list, 2, 2) == [0, 0, 0, 0])
  }

  @Test
  func blursAndThresholdsMakeOneBlob() throws {
    let list = try Self.drawn { context, _ in
      context.addFilter(.alphaThreshold(min: 0.5, color: .green))
      context.addFilter(.blur(radius: 3))
      context.drawLayer { layer in
        layer.fill(Path(ellipseIn: CGRect(x: 4, y: 12, width: 16, height: 16)), with: .color(.red))
        layer.fill(Path(ellipseIn: CGRect(x: 20, y: 12, width: 16, height: 16)), with: .color(.red))
      }
    }
    // The blurred opacity exceeds the threshold between the circles, but not next to them.
    #expect(try Self.pixel(list, 20, 20) == [52, 199, 89, 255])
    #expect(try Self.pixel(list, 12, 20) == [52, 199, 89, 255])
    #expect(try Self.pixel(list, 20, 13) == [0, 0, 0, 0])
    #expect(try Self.pixel(list, 2, 12) == [0, 0, 0, 0])
    // A crisp blob has almost no translucent pixels, a blurred cloud several hundred.
    let alphas = try list.bitmap().bytes.enumerated().filter { $0.offset % 4 == 3 }.map(\.element)
    #expect(alphas.filter { $0 > 0 && $0 < 255 }.count < 60)
  }

  @Test
  func thresholdsPaintARangeOfOpacity() throws {
    let list = try Self.drawn { context, _ in
      context.addFilter(.alphaThreshold(min: 0.25, max: 0.75, color: .green))
      context.fill(Path(CGRect(0, 0, 10, 40)), with: .color(Color.black.opacity(0.2)))
      context.fill(Path(CGRect(10, 0, 10, 40)), with: .color(Color.black.opacity(0.5)))
      context.fill(Path(CGRect(20, 0, 10, 40)), with: .color(.black))
    }
    #expect(try Self.pixel(list, 5, 5) == [0, 0, 0, 0])
    #expect(try Self.pixel(list, 15, 5) == [52, 199, 89, 255])
    #expect(try Self.pixel(list, 25, 5) == [0, 0, 0, 0])
  }

  @Test
  func invertedLayersShowTheOutside() throws {
    let list = try Self.drawn { context, size in
      context.clipToLayer(options: .inverse) { layer in
        layer.fill(Self.square, with: .color(.white))
      }
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
    }
    #expect(try Self.pixel(list, 20, 20)[3] == 0)
    #expect(try Self.pixel(list, 2, 2) == [255, 59, 48, 255])
  }

  @Test
  func layersOfHalfOpacityClipByHalf() throws {
    let list = try Self.drawn { context, size in
      context.clipToLayer(opacity: 0.5) { $0.fill(Self.square, with: .color(.white)) }
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
    }
    #expect(try Self.pixel(list, 20, 20)[3] == 128)
  }

  @Test
  func gradientsExtendAsRequested() throws {
    let gradient = Gradient(colors: [.red, .blue])
    let list = try Self.drawn { context, _ in
      for options in [GraphicsContext.GradientOptions.repeat, .mirror, []] {
        context.fill(
          Self.square,
          with: .linearGradient(
            gradient,
            startPoint: .zero,
            endPoint: CGPoint(x: 5, y: 0),
            options: options
          )
        )
      }
    }
    let spreads = list.leaves.map { leaf -> SpreadMethod? in
      guard case .linear(let paint) = leaf.paint else { return nil }
      return paint.spread
    }
    #expect(spreads == [.repeat, .reflect, .pad])
  }

  @Test
  func stylesWithShadowsAreCast() throws {
    let list = try Self.drawn { context, _ in
      context.fill(Self.square, with: .style(.red.shadow(.drop(radius: 2))))
    }
    #expect(list.topLevelGroups.count == 1)
    #expect(list.leaves.count == 1)
  }
  @Test
  func projectionMapsInTheCoordinatesOfTheCommands() throws {
    let list = try Self.drawn { context, _ in
      context.translateBy(x: 10, y: 0)
      context.addFilter(.projectionTransform(ProjectionTransform(.init(scaleX: 0.5, y: 2))))
      context.fill(Path(CGRect(0, 5, 20, 5)), with: .color(.red))
    }
    #expect(list.leaves.map(\.bounds) == [CGRect(10, 10, 10, 10)])
  }

  @Test
  func perspectiveShrinksDistantParts() throws {
    var map = ProjectionTransform()
    map.m13 = 0.1
    let list = try Self.drawn { [map] context, _ in
      context.addFilter(.projectionTransform(map))
      context.fill(Path(CGRect(0, 0, 10, 20)), with: .color(.red))
    }
    let box = try #require(list.leaves.first?.outline.path).boundingRect
    let placed = box.applying(try #require(list.leaves.first).transform)
    #expect(abs(placed.maxX - 5) < 0.01 && abs(placed.maxY - 20) < 0.01)
  }

  @Test(arguments: [CGFloat.nan, .infinity, 0])
  func singularOrInvalidProjectionIsIgnored(number: CGFloat) throws {
    var map = ProjectionTransform()
    map.m11 = number
    let list = try Self.drawn { [map] context, _ in
      context.addFilter(.projectionTransform(map))
      context.fill(Self.square, with: .color(.red))
    }
    #expect(list.leaves.map(\.bounds) == [CGRect(10, 10, 20, 20)])
  }

  static let shadows: [(GraphicsContext.ShadowOptions, [UInt8])] = [
    (GraphicsContext.ShadowOptions(), [255, 0, 0]),
    (.shadowAbove, [0, 0, 0]),
    (.shadowOnly, [0, 0, 255]),
    (GraphicsContext.ShadowOptions([.shadowOnly, .invertsAlpha]), [255, 255, 0]),
    (.disablesGroup, [255, 0, 0]),
  ]

  @Test(arguments: shadows)
  func shadowFollowsItsOptions(options: GraphicsContext.ShadowOptions, bytes: [UInt8]) throws {
    let list = try Self.drawn { context, size in
      let black = Color(red: 0, green: 0, blue: 0)
      context.fill(Path(CGRect(0, 0, 40, 40)), with: .color(.white))
      context.addFilter(.shadow(color: black, radius: 0, x: 6, options: options))
      context.fill(Self.square, with: .color(Color(red: 1, green: 0, blue: 0)))
    }
    // The red in the square and its shadow, the red in the shadow alone, the green in the square
    // alone.
    let seen = [
      try Self.pixel(list, 20, 20)[0], try Self.pixel(list, 33, 20)[0],
      try Self.pixel(list, 12, 20)[1],
    ]
    #expect(seen == bytes)
  }

  @Test
  func innerShadowIsCastByTheOutside() throws {
    let list = try Self.drawn { context, _ in
      let black = Color(red: 0, green: 0, blue: 0)
      context.addFilter(
        .shadow(
          color: black,
          radius: 0,
          x: 4,
          blendMode: .sourceAtop,
          options: [.shadowAbove, .invertsAlpha]
        )
      )
      context.fill(Self.square, with: .color(Color(red: 1, green: 0, blue: 0)))
    }
    #expect(try Self.pixel(list, 12, 20) == [0, 0, 0, 255])
    #expect(try Self.pixel(list, 20, 20) == [255, 0, 0, 255])
    #expect(try Self.pixel(list, 32, 20)[3] == 0)
    #expect(try Self.pixel(list, 5, 20)[3] == 0)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -5, 1e30])
  func hostileShadowsAreDrawn(number: CGFloat) throws {
    let list = try Self.drawn { context, _ in
      context.addFilter(
        .shadow(radius: number, x: number, y: number, options: [.shadowOnly, .invertsAlpha])
      )
      context.fill(Self.square, with: .color(.red))
    }
    #expect(try list.bitmap().width == 40)
  }

  private static func drawLayer(_ context: GraphicsContext) {
    context.drawLayer { layer in
      layer.clip(to: Path(CGRect(0, 0, 22, 40)))
      layer.addFilter(.blur(radius: 2))
      layer.fill(square, with: .color(.red))
      layer.clipToLayer { mask in
        mask.fill(Path(CGRect(0, 0, 40, 20)), with: .color(.black))
      }
      layer.fill(Path(CGRect(2, 2, 30, 30)), with: .color(.blue))
    }
  }

  /// A projection without perspective moves clips, masks and filters with their layer.
  @Test(arguments: [
    CGAffineTransform(translationX: 6, y: 3),
    CGAffineTransform(a: 0.5, b: 0, c: 0, d: 0.5, tx: 4, ty: 8),
  ])
  func layersAreMovedAsAWhole(change: CGAffineTransform) throws {
    let projected = try Self.drawn { context, _ in
      context.addFilter(.projectionTransform(ProjectionTransform(change)))
      Self.drawLayer(context)
    }
    let moved = try Self.drawn { context, _ in
      context.concatenate(change)
      Self.drawLayer(context)
    }
    #expect(try projected.bitmap() == moved.bitmap())
    #expect(try Self.pixel(projected, 12, 14)[3] > 0)
  }

  @Test
  func projectedDrawingsBlendAsOneLayer() throws {
    let list = try Self.drawn { context, _ in
      context.fill(Path(CGRect(0, 0, 40, 40)), with: .color(Color(red: 0.5, green: 0.5, blue: 0.5)))
      context.blendMode = .multiply
      context.addFilter(.projectionTransform(ProjectionTransform(.init(translationX: 6, y: 3))))
      context.fill(Self.square, with: .color(Color(red: 1, green: 0, blue: 0)))
    }
    #expect(try Self.pixel(list, 30, 30) == [128, 0, 0, 255])
    #expect(try Self.pixel(list, 12, 12) == [128, 128, 128, 255])
  }
}
