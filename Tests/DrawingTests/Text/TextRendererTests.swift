import Drawing
import Foundation
import Scene
import Testing

@Suite
struct TextRendererTests {
  /// A renderer that draws the text unchanged and records its arguments.
  private struct Recorder: TextRenderer {
    final class Record {
      var layout: Text.Layout?
    }

    var record = Record()
    var lift = 0.0

    var animatableData: Double {
      get { lift }
      set { lift = newValue }
    }

    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      record.layout = layout
      context.translateBy(x: 0, y: -lift)
      for line in layout { context.draw(line) }
    }
  }

  private struct Marked: TextAttribute {
    let number: Int
  }

  private static func layout(
    of text: some View,
    _ width: CGFloat? = nil
  ) throws -> Text.Layout {
    let recorder = Recorder()
    _ = try text.font(.system(size: 20)).textRenderer(recorder).drawn(width, nil)
    return try #require(recorder.record.layout)
  }

  @Test
  func drawingEveryLineDrawsTheText() throws {
    let text = VStack { Text("H l\nH").foregroundStyle(.red) }
      .multilineTextAlignment(.center)
    let plain = try text.drawn(60, 60).bitmap()
    #expect(try text.textRenderer(Recorder()).drawn(60, 60).bitmap() == plain)
  }

  @Test
  func linesContainRunsAndRunsContainLetters() throws {
    let layout = try TextRendererTests.layout(of: Text("ab\(Text("cd").bold())\ne"))
    #expect(layout.map { $0.map(\.count) } == [[2, 2], [1]])
    #expect(layout.flatMap { $0 }.flatMap { $0 }.count == 5)
    #expect(!layout.isTruncated)
    #expect(layout[0][1].characterIndices.count == 2)
  }

  @Test
  func boundsMatchTheLetters() throws {
    // l: 2 + 3.2, H: 9.4 + 3.2
    let layout = try TextRendererTests.layout(of: Text("lH\nl"))
    let letters = layout[0][0]
    #expect(letters[0].typographicBounds.rect.isNear(CGRect(0, 0, 5.2, 20 * 1.193)))
    #expect(letters[1].typographicBounds.rect.isNear(CGRect(5.2, 0, 12.6, 20 * 1.193)))
    #expect(layout[0].typographicBounds.width.isNear(17.8))
    #expect(layout[1].typographicBounds.rect.minY.isNear(20 * 1.193))
    #expect(letters[0...1].typographicBounds == letters.typographicBounds)
  }

  @Test
  func attributesAreReadFromTheirRuns() throws {
    let marked = Text("b").customAttribute(Marked(number: 7))
    let layout = try TextRendererTests.layout(of: Text("a\(marked)c"))
    #expect(layout[0].map { $0[Marked.self]?.number } == [nil, 7, nil])
    #expect(layout[0][1][0][Marked.self]?.number == 7)
  }

  @Test
  func linesWithoutSpaceAreMissing() throws {
    let layout = try TextRendererTests.layout(of: Text("lll lll lll").lineLimit(1), 30)
    #expect(layout.isTruncated)
    #expect(layout.count == 1)
  }

  @Test
  func renderersAreAnimated() throws {
    struct Rising: View {
      @State private var lift = 0.0

      var body: some View {
        Text("l").textRenderer(Recorder(lift: lift)).onAppear {
          withAnimation(.linear(duration: 2)) { lift = 8 }
        }
      }
    }
    let heights = try [0, 1, 2].map { time in
      try Rising().drawn(40, 40, at: time).leaves[0].transform.ty
    }
    #expect(abs(heights[0] - heights[1] - 4) < 0.01)
    #expect(abs(heights[0] - heights[2] - 8) < 0.01)
  }

  @Test
  func rendererDeterminesTheSize() throws {
    struct Wide: TextRenderer {
      func draw(layout: Text.Layout, in context: inout GraphicsContext) {}
      func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
        let size = text.sizeThatFits(proposal)
        return CGSize(width: size.width + 30, height: 7)
      }
    }
    let size = try Text("l").font(.system(size: 20)).textRenderer(Wide()).drawn(nil, nil).size
    #expect(size.width.isNear(35.2))
    #expect(size.height == 7)
  }

  @Test
  func aGradientRunsOverTheWholeText() throws {
    let text = Text("HHHHH").foregroundStyle(
      .linearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
    )
    let recorder = try text.textRenderer(Recorder()).drawn(nil, nil)
    let paints = Set(recorder.leaves.map { "\($0.paint)" })
    #expect(recorder.leaves.count == 5)
    #expect(paints.count == 1)
  }
}

extension CGFloat {
  fileprivate func isNear(_ other: Double) -> Bool { (Double(self) - other).magnitude < 0.001 }
}
