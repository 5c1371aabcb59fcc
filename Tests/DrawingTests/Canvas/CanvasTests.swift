import Drawing
import Scene
import Testing

@Suite
struct CanvasTests {
  private static let square = Path(CGRect(0, 0, 10, 10))

  private static func drawn(
    _ draw: @escaping (inout GraphicsContext, CGSize) -> Void
  ) throws -> DisplayList {
    try Canvas(renderer: draw).drawn(100, 50)
  }

  @Test
  func canvasFillsItsProposal() throws {
    let list = try CanvasTests.drawn { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
    }
    #expect(list.leaves.map { $0.outline.path.boundingRect } == [CGRect(0, 0, 100, 50)])
    #expect(list.leaves.map(\.name) == ["Canvas"])
  }

  @Test
  func transformsApplyOnlyToTheirCopyOfTheContext() throws {
    let list = try CanvasTests.drawn { context, _ in
      var moved = context
      moved.translateBy(x: 50, y: 20)
      moved.rotate(by: .degrees(90))
      moved.scaleBy(x: 2, y: 1)
      moved.fill(CanvasTests.square, with: .color(.red))
      context.fill(CanvasTests.square, with: .color(.blue))
    }
    let boxes = list.leaves.map { $0.outline.path.boundingRect.applying($0.transform) }
    #expect(boxes.count == 2)
    #expect(boxes[0].isNear(CGRect(40, 20, 10, 20)))
    #expect(boxes[1] == CGRect(0, 0, 10, 10))
  }

  @Test
  func strokesKeepTheirStyle() throws {
    let style = StrokeStyle(lineWidth: 3, lineCap: .round, dash: [4, 2])
    let list = try CanvasTests.drawn { context, _ in
      context.stroke(CanvasTests.square, with: .color(.red), style: style)
      context.stroke(CanvasTests.square, with: .color(.red), lineWidth: 2)
    }
    #expect(
      list.leaves.map(\.outline)
        == [
          .stroke(CanvasTests.square, style),
          .stroke(CanvasTests.square, StrokeStyle(lineWidth: 2)),
        ]
    )
  }

  @Test
  func opacityMultipliesTheOpacityOfTheView() throws {
    let list = try Canvas { context, _ in
      context.opacity = 0.5
      context.fill(CanvasTests.square, with: .color(.red.opacity(0.5)))
      context.opacity = 7
      context.fill(CanvasTests.square, with: .color(.red))
    }.opacity(0.5).drawn(10, 10)
    #expect(list.leaves.compactMap(\.color?.alpha) == [0.125, 0.5])
  }

  @Test
  func drawingsInOneClipShareItsGroup() throws {
    let list = try CanvasTests.drawn { context, _ in
      context.fill(CanvasTests.square, with: .color(.red))
      context.clip(to: Path(ellipseIn: CGRect(0, 0, 20, 20)))
      context.fill(CanvasTests.square, with: .color(.green))
      var inner = context
      inner.clip(to: CanvasTests.square)
      inner.fill(CanvasTests.square, with: .color(.blue))
      context.fill(CanvasTests.square, with: .color(.black))
    }
    #expect(list.nodes.count == 2)
    #expect(list.topLevelGroups.count == 1)
    #expect(list.topLevelGroups[0].nodes.count == 3)
    #expect(list.leaves.count == 4)
  }

  @Test
  func inverseClipShowsTheOutside() throws {
    let list = try CanvasTests.drawn { context, size in
      context.clip(to: CanvasTests.square, options: .inverse)
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
    }
    let clip = try #require(list.topLevelGroups.first?.clip)
    #expect(!clip.path.contains(CGPoint(x: 5, y: 5), eoFill: clip.evenOdd))
    #expect(clip.path.contains(CGPoint(x: 99, y: 49), eoFill: clip.evenOdd))
  }

  @Test
  func layerIsDrawnAsOne() throws {
    let list = try CanvasTests.drawn { context, _ in
      context.opacity = 0.5
      context.drawLayer { layer in
        layer.fill(CanvasTests.square, with: .color(.red))
        layer.fill(CanvasTests.square, with: .color(.blue))
      }
    }
    #expect(list.topLevelGroups.map(\.opacity) == [0.5])
    #expect(list.leaves.compactMap(\.color?.alpha) == [1, 1])
  }

  @Test
  func layerCanBeAMask() throws {
    let list = try CanvasTests.drawn { context, _ in
      context.clipToLayer { $0.fill(CanvasTests.square, with: .color(.black)) }
      context.fill(Path(CGRect(0, 0, 30, 30)), with: .color(.red))
    }
    #expect(list.topLevelGroups.first?.mask?.count == 1)
    #expect(list.leaves.count == 1)
  }

  @Test
  func gradientUsesAbsolutePoints() throws {
    let list = try CanvasTests.drawn { context, _ in
      let gradient = Gradient(colors: [.red, .blue])
      context.fill(
        CanvasTests.square,
        with: .linearGradient(
          gradient,
          startPoint: CGPoint(x: 2, y: 3),
          endPoint: CGPoint(x: 40, y: 50)
        )
      )
    }
    guard case .linear(let paint)? = list.leaves.first?.paint else {
      Issue.record("not a gradient")
      return
    }
    #expect(paint.start == CGPoint(x: 2, y: 3))
    #expect(paint.end == CGPoint(x: 40, y: 50))
  }

  @Test
  func textIsPlacedAtItsAnchor() throws {
    let list = try CanvasTests.drawn { context, _ in
      let text = context.resolve(Text("H").font(.system(size: 20)))
      let size = text.measure(in: CGSize(width: 100, height: 100))
      context.draw(text, at: CGPoint(x: 50, y: 25), anchor: .topLeading)
      context.draw(text, at: CGPoint(x: 50 + size.width, y: 25), anchor: .topTrailing)
      context.draw(Text("H").foregroundColor(.red), in: CGRect(0, 0, 100, 40))
    }
    #expect(list.leaves.map(\.transform.tx) == [50, 50, 0])
    #expect(list.leaves.map(\.color) == [Color.black, .black, .red].map(\.rgbaBytes))
  }

  @Test
  func symbolsAreDrawnByTheirTags() throws {
    let canvas = Canvas { context, _ in
      guard let dot = context.resolveSymbol(id: "dot"), let second = context.resolveSymbol(id: 1)
      else { return }
      context.draw(dot, at: CGPoint(x: 20, y: 20))
      context.draw(dot, in: CGRect(40, 10, 20, 20))
      context.draw(second, at: .zero, anchor: .topLeading)
      #expect(context.resolveSymbol(id: "nothing") == nil)
    } symbols: {
      Circle().frame(width: 10, height: 10).tag("dot")
      ForEach(0..<2) { index in Rectangle().frame(width: 4, height: CGFloat(index + 1)) }
    }
    let boxes = try canvas.drawn(100, 50).leaves.map {
      $0.outline.path.boundingRect.applying($0.transform)
    }
    #expect(boxes == [CGRect(15, 15, 10, 10), CGRect(40, 10, 20, 20), CGRect(0, 0, 4, 2)])
  }

  @Test
  func drawingsOutsideTheCanvasAreClipped() throws {
    let list = try CanvasTests.drawn { context, _ in
      context.fill(Path(CGRect(90, 0, 20, 10)), with: .color(.red))
    }
    #expect(list.topLevelGroups.first?.clip?.path.boundingRect == CGRect(0, 0, 100, 50))
  }

  @Test(arguments: [CGFloat.nan, .infinity, 0, 1e300])
  func hostileCommandsAreDrawnOrDropped(value: CGFloat) throws {
    let list = try CanvasTests.drawn { context, _ in
      context.opacity = Double(value)
      context.translateBy(x: value, y: value)
      context.clip(to: Path(CGRect(value, value, value, value)))
      context.draw(Text("a"), at: CGPoint(x: value, y: value))
      context.scaleBy(x: value, y: 0)
      context.rotate(by: .radians(Double(value)))
      context.fill(CanvasTests.square, with: .foreground)
      context.draw(Text("a"), in: CGRect(0, 0, value, value))
      context.drawLayer { _ in }
    }
    #expect(list.size == CGSize(width: 100, height: 50))
  }
}
