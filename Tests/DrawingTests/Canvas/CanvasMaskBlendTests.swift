import Foundation
import Pixels
import Scene
import Testing

@testable import Drawing

/// Blend modes of drawing operations after `clipToLayer`.
@Suite struct CanvasMaskBlendTests {
  private static let modes: [GraphicsContext.BlendMode] = [
    .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight,
    .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity, .sourceAtop,
    .destinationOver, .destinationOut, .plusDarker, .plusLighter, .xor,
  ]

  /// The modes that also change what is below clear pixels.
  private static let replacingModes: [GraphicsContext.BlendMode] = [
    .copy, .clear, .sourceIn, .sourceOut, .destinationIn, .destinationAtop,
  ]

  private static let square = Path(CGRect(x: 10, y: 10, width: 20, height: 20))

  /// The pixels of blue over orange, in a mode and within a clip.
  private static func pixels(
    _ mode: GraphicsContext.BlendMode,
    _ draw: (inout GraphicsContext) -> Void = { blue($0) },
    clip: @escaping (inout GraphicsContext) -> Void
  ) throws -> [UInt8] {
    try withoutActuallyEscaping(draw) { draw in
      let canvas = Canvas { context, _ in
        context.fill(Path(CGRect(x: 5, y: 5, width: 20, height: 30)), with: .color(.orange))
        clip(&context)
        context.blendMode = mode
        draw(&context)
      } symbols: {
        Circle().fill(.blue).frame(width: 24, height: 24).frame(width: 18).clipped().tag("clipped")
      }
      let renderer = ImageRenderer(content: canvas.frame(width: 40, height: 40))
      return try renderer.bitmap().bytes
    }
  }

  private static func blue(_ context: GraphicsContext) {
    context.fill(Path(CGRect(x: 0, y: 15, width: 40, height: 10)), with: .color(.blue))
  }

  @Test(arguments: modes + replacingModes)
  func aMaskBlendsAsAPathDoes(mode: GraphicsContext.BlendMode) throws {
    let masked = try Self.pixels(mode) { context in
      context.clipToLayer { $0.fill(Self.square, with: .color(.black)) }
    }
    #expect(try masked == Self.pixels(mode) { $0.clip(to: Self.square) })
  }

  @Test(arguments: modes + replacingModes)
  func masksAndPathsAreNested(mode: GraphicsContext.BlendMode) throws {
    let rows = Path(CGRect(x: 0, y: 18, width: 40, height: 20))
    let columns = Path(CGRect(x: 12, y: 0, width: 10, height: 40))
    let masked = try Self.pixels(mode) { context in
      context.clip(to: rows)
      context.clipToLayer { $0.fill(Self.square, with: .color(.black)) }
      context.clip(to: columns)
      context.clipToLayer { $0.fill(Self.square, with: .color(.white)) }
    }
    let clipped = try Self.pixels(mode) { context in
      context.clip(to: rows)
      context.clip(to: Self.square)
      context.clip(to: columns)
    }
    #expect(masked == clipped)
  }

  @Test(arguments: modes + replacingModes)
  func layersBlendUnderAMask(mode: GraphicsContext.BlendMode) throws {
    let layer = { (context: inout GraphicsContext) in context.drawLayer { Self.blue($0) } }
    let masked = try Self.pixels(mode, layer) { context in
      context.clipToLayer { $0.fill(Self.square, with: .color(.black)) }
    }
    #expect(try masked == Self.pixels(mode, layer) { $0.clip(to: Self.square) })
  }

  @Test(arguments: modes)
  func aMaskOfHalfOpacityBlendsByHalf(mode: GraphicsContext.BlendMode) throws {
    let masked = try Self.pixels(mode) { context in
      context.clipToLayer(opacity: 0.5) { $0.fill(Self.square, with: .color(.black)) }
    }
    let translucent = try Self.pixels(mode) { context in
      context.clip(to: Self.square)
      context.opacity = 0.5
    }
    #expect(zip(masked, translucent).allSatisfy { abs(Int($0) - Int($1)) <= 1 })
  }

  /// Edges of masks and of paths have the same opacities, except for rounding.
  @Test(arguments: modes + replacingModes)
  func edgesOfMasksBlendAsThoseOfPathsDo(mode: GraphicsContext.BlendMode) throws {
    let circle = Path(ellipseIn: CGRect(x: 9, y: 8, width: 22.5, height: 23.5))
    let disc = { (context: inout GraphicsContext) in
      context.fill(Path(ellipseIn: CGRect(x: 4, y: 12, width: 30, height: 14)), with: .color(.blue))
    }
    let masked = try Self.pixels(mode, disc) { context in
      context.clipToLayer { $0.fill(circle, with: .color(.black)) }
    }
    let clipped = try Self.pixels(mode, disc) { $0.clip(to: circle) }
    #expect(zip(masked, clipped).allSatisfy { abs(Int($0) - Int($1)) <= 3 })
  }

  private static let operations: [@Sendable (inout GraphicsContext) -> Void] = [
    { context in
      guard let symbol = context.resolveSymbol(id: "clipped") else { return }
      context.draw(symbol, at: CGPoint(x: 20, y: 20))
    },
    { context in
      context.rotate(by: .degrees(20))
      let gradient = Gradient(colors: [.blue, .green])
      context.stroke(
        Path(CGRect(x: 15, y: 5, width: 12, height: 14)),
        with: .linearGradient(gradient, startPoint: .zero, endPoint: CGPoint(x: 40, y: 40)),
        style: StrokeStyle(lineWidth: 5, lineJoin: .miter)
      )
    },
    { $0.draw(Text("Ab").font(.system(size: 24)), at: CGPoint(x: 20, y: 20)) },
    { context in
      context.opacity = 0.5
      context.drawLayer { Self.blue($0) }
    },
  ]

  @Test(arguments: operations.indices) func operationsAreVisible(operation: Int) throws {
    let drawn = try Self.pixels(.normal, Self.operations[operation]) { _ in }
    #expect(try drawn != Self.pixels(.normal, { _ in }) { _ in })
  }

  @Test(arguments: modes + replacingModes, operations.indices)
  func operationsBlendUnderAMaskAndAPath(
    mode: GraphicsContext.BlendMode,
    operation: Int
  ) throws {
    let draw = Self.operations[operation]
    let columns = Path(CGRect(x: 12, y: 0, width: 13, height: 40))
    let masked = try Self.pixels(mode, draw) { context in
      context.clipToLayer { $0.fill(Self.square, with: .color(.black)) }
      context.clip(to: columns)
    }
    let clipped = try Self.pixels(mode, draw) { context in
      context.clip(to: Self.square)
      context.clip(to: columns)
    }
    #expect(zip(masked, clipped).allSatisfy { abs(Int($0) - Int($1)) <= 3 })
  }

  @Test func laterOperationsSeeEarlierOnesUnderTheSameMask() throws {
    let draw = { (context: inout GraphicsContext) in
      context.fill(Self.square, with: .color(.red))
      context.blendMode = .multiply
      context.fill(Self.square, with: .color(.blue))
      context.blendMode = .clear
      context.fill(Path(CGRect(x: 12, y: 12, width: 5, height: 5)), with: .color(.black))
    }
    let masked = try Self.pixels(.normal, draw) { context in
      context.clipToLayer { $0.fill(Self.square, with: .color(.black)) }
    }
    #expect(try masked == Self.pixels(.normal, draw) { $0.clip(to: Self.square) })
  }
}
