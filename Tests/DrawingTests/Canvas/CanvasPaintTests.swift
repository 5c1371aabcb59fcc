import DrawingControls
import Pixels
import Scene
import Testing

@Suite
struct CanvasPaintTests {
  private static let square = Path(CGRect(0, 0, 10, 10))

  private static func drawn(
    _ draw: @escaping (inout GraphicsContext, CGSize) -> Void
  ) throws -> DisplayList {
    try Canvas(renderer: draw).drawn(100, 50)
  }

  @Test
  func roundGradientsUseAbsolutePoints() throws {
    let gradient = Gradient(colors: [.red, .blue])
    let middle = CGPoint(x: 40, y: 30)
    let list = try CanvasPaintTests.drawn { context, _ in
      context.fill(
        CanvasPaintTests.square,
        with: .radialGradient(gradient, center: middle, startRadius: 2, endRadius: 9)
      )
      context.fill(
        CanvasPaintTests.square,
        with: .conicGradient(gradient, center: middle, angle: .degrees(30))
      )
    }
    guard case .radial(let round)? = list.leaves.first?.paint,
      case .angular(let turning)? = list.leaves.last?.paint
    else {
      Issue.record("not the gradients: \(list.leaves.map(\.paint))")
      return
    }
    #expect(round.end.center == middle)
    #expect([round.start.radius, round.end.radius] == [2, 9])
    #expect(turning.center == middle)
    #expect(turning.start == 30)
  }

  @Test
  func blendModeAppliesToLaterDrawing() throws {
    let list = try CanvasPaintTests.drawn { context, _ in
      context.fill(CanvasPaintTests.square, with: .color(.red))
      context.blendMode = .multiply
      context.fill(CanvasPaintTests.square, with: .color(.red))
      context.draw(Text("a"), at: CGPoint(x: 20, y: 20))
    }
    #expect(list.leaves.map(\.blend) == [.normal, .multiply, .multiply])
  }

  @Test
  func filtersApplyToEachThingDrawn() throws {
    let list = try CanvasPaintTests.drawn { context, _ in
      context.addFilter(.shadow(radius: 1, x: 3))
      context.addFilter(.blur(radius: 2))
      context.addFilter(.blur(radius: 0))
      context.fill(CanvasPaintTests.square, with: .color(.red))
      context.fill(CanvasPaintTests.square, with: .color(.blue))
    }
    let groups = list.topLevelGroups.flatMap { group in
      // Drawings that extend beyond the canvas are in a group that clips them.
      group.filter == nil ? DisplayList(size: .zero, nodes: group.nodes).topLevelGroups : [group]
    }
    #expect(groups.count == 2)
    #expect(groups.allSatisfy { if case .shadow? = $0.filter { true } else { false } })
    let inner = groups.flatMap { DisplayList(size: .zero, nodes: $0.nodes).topLevelGroups }
    #expect(inner.allSatisfy { if case .blur? = $0.filter { true } else { false } })
    #expect(list.leaves.count == 2)
  }

  @Test
  func blendModeAppliesToTextsChoicesAndCanvases() throws {
    let view = VStack {
      Text("a")
      Picker("", selection: .constant(0)) { Text("b").tag(0) }
      Canvas { context, _ in context.fill(CanvasPaintTests.square, with: .color(.red)) }
    }
    let list = try view.blendMode(.screen).drawn(100, 100)
    // A canvas is blended as one picture, other content leaf by leaf.
    let groups = list.topLevelGroups.flatMap {
      [$0] + DisplayList(size: .zero, nodes: $0.nodes).topLevelGroups
    }
    #expect(groups.map(\.blend).filter { $0 != .normal } == [.screen])
    #expect(list.leaves.filter { $0.blend == .screen }.count == list.leaves.count - 1)
    let turned = try view.blendMode(.screen)
      .rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0)).drawn(100, 100)
    #expect(turned.leaves.filter { $0.blend == .screen }.count == turned.leaves.count - 1)
  }

  @Test
  func canvasBlendsWithinItselfOnly() throws {
    let view = Canvas { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
      context.blendMode = .clear
      context.fill(CanvasPaintTests.square, with: .color(.black))
    }
    let renderer = ImageRenderer(content: view.frame(width: 100, height: 100).background(.blue))
    let bytes = try renderer.bitmap().bytes
    let blues = stride(from: 0, to: bytes.count, by: 4).filter { bytes[$0] == 0 }.count
    let box = CanvasPaintTests.square.boundingRect
    #expect(CGFloat(blues) == box.width * box.height)
    #expect(stride(from: 3, to: bytes.count, by: 4).allSatisfy { bytes[$0] == 255 })
    renderer.background = .white
    #expect(try renderer.bitmap().bytes == bytes)
  }

  /// The blend modes in which a clear source erases the backdrop.
  private static let erasingModes: [GraphicsContext.BlendMode] = [
    .copy, .clear, .sourceIn, .sourceOut, .destinationIn, .destinationAtop,
  ]

  @Test(arguments: erasingModes)
  func clearPaintsErase(mode: GraphicsContext.BlendMode) throws {
    let view = Canvas { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
      context.blendMode = mode
      context.fill(CanvasPaintTests.square, with: .color(.clear))
    }
    try CanvasPaintTests.expectErasedSquare(in: view)
  }

  private static func expectErasedSquare(in view: some View) throws {
    let bitmap = try view.drawn(100, 100).bitmap()
    let pixels = 0..<bitmap.width * bitmap.height
    let erased = pixels.filter { bitmap.bytes[$0 * 4 + 3] == 0 }
    #expect(erased == pixels.filter { $0 % bitmap.width < 10 && $0 / bitmap.width < 10 })
  }

  private static let clearLayers: [@Sendable (inout GraphicsContext) -> Void] = [
    { $0.drawLayer { _ in } },
    { $0.drawLayer { $0.fill(Path(CGRect(2, 2, 3, 3)), with: .color(.clear)) } },
    {
      $0.opacity = 0
      $0.drawLayer { $0.fill(square, with: .color(.blue)) }
    },
  ]

  /// A layer covers its whole clip, whatever it contains.
  @Test(arguments: erasingModes, clearLayers.indices)
  func clearLayersEraseTheirClip(mode: GraphicsContext.BlendMode, layer: Int) throws {
    let view = Canvas { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
      context.clip(to: CanvasPaintTests.square)
      context.blendMode = mode
      CanvasPaintTests.clearLayers[layer](&context)
    }
    try CanvasPaintTests.expectErasedSquare(in: view)
  }

  @Test(arguments: [
    GraphicsContext.BlendMode.normal, .multiply, .xor, .destinationOut, .destinationOver,
    .sourceAtop, .plusLighter,
  ])
  func clearPaintsAreInvisibleInOtherModes(mode: GraphicsContext.BlendMode) throws {
    let view = Canvas { context, _ in
      context.blendMode = mode
      context.fill(CanvasPaintTests.square, with: .color(.clear))
    }
    #expect(try view.drawn(100, 100).leaves.isEmpty)
  }
}
