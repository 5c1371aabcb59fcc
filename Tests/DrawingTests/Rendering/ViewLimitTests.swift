import Drawing
import DrawingTestSupport
import Foundation
import Testing

@Suite
struct ViewLimitTests {
  private struct Rows: View {
    let isLazy: Bool
    var body: some View {
      VStack {
        Color.red
        if isLazy {
          LazyVStack { ForEach(0..<1_000_000, id: \.self) { _ in Color.blue } }
        } else {
          ZStack { ForEach(0..<1_000_000, id: \.self) { _ in Color.blue } }
        }
      }
    }
  }

  @Test(arguments: [(false, "ZStack"), (true, "LazyVStack")])
  func tooManyViewsErrorNamesTheContainer(
    isLazy: Bool,
    container: String
  ) throws {
    let renderer = ImageRenderer(content: Rows(isLazy: isLazy))
    renderer.viewLimit = 1_000
    do {
      _ = try renderer.svg()
      Issue.record("a million views were drawn")
    } catch {
      #expect("\(error)".contains("1000"))
      #expect("\(error)".contains("viewLimit"))
      #expect("\(error)".contains("\(container)"), "\(error)")
    }
  }

  @Test(arguments: [("", "it"), ("ZStack", "ZStack")])
  func tooManyViewsErrorIsOneSentence(container: String, subject: String) {
    #expect(
      RenderingError.tooManyViews(container: container, limit: 9).description == """
        the view can't be drawn: \(subject) contains more views than the limit of 9 (each body, \
        container and modifier counts); show fewer elements, draw them in a `Canvas`, or raise \
        `viewLimit` of an `ImageRenderer` (a test can compare its `bitmap()` as `.png`)
        """
    )
  }

  @Test
  func viewsUpToTheLimitAreDrawn() throws {
    let renderer = ImageRenderer(
      content: VStack(spacing: 0) { ForEach(0..<8, id: \.self) { _ in Color.red } }
    )
    renderer.proposedSize = ProposedViewSize(width: 8, height: 8)
    renderer.viewLimit = 10
    #expect(try renderer.displayList().leaves.count == 8)
    renderer.viewLimit = 9
    #expect(throws: (any Error).self) { try renderer.displayList() }
  }

  @Test
  func thousandCanvasSymbolsAreDrawnQuickly() throws {
    let view = Canvas { context, _ in
      for index in 0..<1_000 {
        if let symbol = context.resolveSymbol(id: index) {
          context.draw(symbol, at: CGPoint(x: index % 40, y: index / 40))
        }
      }
    } symbols: {
      ForEach(0..<1_000, id: \.self) { index in
        Circle().fill(.red).frame(width: 4, height: 4).tag(index)
      }
    }
    let start = ContinuousClock.now
    #expect(try view.drawn(40, 40).leaves.count == 1_000)
    #expect(start.duration(to: .now) < .seconds(60))
  }
}
