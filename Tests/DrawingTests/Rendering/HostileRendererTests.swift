import Drawing
import Foundation
import Pixels
import Scene
import Testing

/// A renderer with arbitrary settings.
@Suite
struct HostileRendererTests {
  private static func renderer() -> ImageRenderer<Circle> {
    let renderer = ImageRenderer(content: Circle())
    renderer.canvasSize = CGSize(width: 8, height: 8)
    return renderer
  }

  @Test(arguments: [0, -1, CGFloat.nan, .infinity, 1e6, 1e300])
  func invalidScaleIsAnErrorOnlyForPixels(scale: CGFloat) throws {
    let renderer = Self.renderer()
    renderer.scale = scale
    #expect(throws: (any Error).self) { try renderer.bitmap() }
    #expect(throws: (any Error).self) { try renderer.png() }
    #expect(try renderer.svg() == Self.renderer().svg())
  }

  @Test(arguments: [-1 as Double, -.infinity, .nan, -0.0, .leastNonzeroMagnitude])
  func timeBeforeTheStartIsTheStart(time: Double) throws {
    let renderer = Self.renderer()
    renderer.time = time
    renderer.seed = .max
    #expect(try renderer.svg() == Self.renderer().svg())
  }

  /// The error message of an output for a size.
  private static func refusal(_ draw: () throws -> Void) -> String? {
    do {
      try draw()
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test(arguments: [
    (CGSize(width: 0, height: 10), "0 × 10"), (CGSize(width: CGFloat.nan, height: 10), "nan × 10"),
    (CGSize(width: -1, height: 10), "-1.0 × 10"),
    (CGSize(width: CGFloat.infinity, height: 10), "inf × 10"),
    (CGSize(width: 20_000, height: 1), "20000"), (CGSize(width: 16_000, height: 16_000), "16000 ×"),
  ])
  func allOutputsRefuseSizesWithTheSameMessage(size: CGSize, text: String) throws {
    let renderer = Self.renderer()
    renderer.canvasSize = size
    let message = try #require(Self.refusal { _ = try renderer.png() })
    #expect(message.contains(text))
    #expect(Self.refusal { _ = try renderer.bitmap() } == message)
    #expect(Self.refusal { _ = try renderer.svg() } == message)
    #expect(Self.refusal { _ = try renderer.pathCommands() } == message)
    #expect(Self.refusal { _ = try renderer.apng(at: [0, 1], duration: 1) } == message)
  }

  @Test
  func allOutputsAcceptTheSameSizesAtAScale() throws {
    let renderer = Self.renderer()
    renderer.canvasSize = CGSize(width: 20_000, height: 1)
    renderer.scale = 0.5
    #expect(try renderer.bitmap().width == 10_000)
    #expect(try renderer.svg().hasSuffix("</svg>\n"))
  }

  @Test(arguments: [CGFloat.nan, -1, 1e300], [true, false])
  func invalidSizeIsDrawnOrAnError(length: CGFloat, isCanvas: Bool) {
    let renderer = Self.renderer()
    renderer.canvasSize = isCanvas ? CGSize(width: length, height: length) : nil
    renderer.proposedSize = ProposedViewSize(width: length, height: length)
    let svg = Result { try renderer.svg() }
    let png = Result { try renderer.png() }
    for case .success(let text) in [svg] { #expect(text.hasSuffix("</svg>\n")) }
    for case .failure(let error) in [png] { #expect("\(error)".count > 20) }
  }

  private struct RepeatedIdentities: View {
    @State private var numbers = [1, 1, 2]
    var body: some View {
      HStack {
        ForEach(numbers, id: \.self) { Color.red.frame(width: CGFloat($0)).transition(.slide) }
      }
      .onAppear {
        withAnimation(.linear(duration: 1)) {
          numbers = [2, 2, 3, 3]
        } completion: {
          withAnimation(.bouncy) { numbers = [3, 1, 1, 1] }
        }
      }
    }
  }

  @Test(arguments: [0, 0.5, 1, 1.2, 9])
  func viewsWithEqualIdentitiesCanAppearAndDisappear(time: Double) throws {
    #expect(try !RepeatedIdentities().drawn(40, 10, at: time).leaves.isEmpty)
  }
}
