import Foundation
import Scene
import Testing

@testable import Drawing

@Suite
struct TextRendererTests {
  private struct Marked: TextAttribute {
    let number: Int
  }

  private static func layout(
    of text: some View,
    _ width: CGFloat? = nil
  ) throws -> Text.Layout {
    let recorder = LayoutRecorder()
    _ = try text.font(.system(size: 20)).textRenderer(recorder).drawn(width, nil)
    return try #require(recorder.record.layout)
  }

  @Test
  func drawingEveryLineDrawsTheText() throws {
    let text = VStack { Text("H l\nH").foregroundStyle(.red) }
      .multilineTextAlignment(.center)
    let plain = try text.drawn(60, 60).bitmap()
    #expect(try text.textRenderer(LayoutRecorder()).drawn(60, 60).bitmap() == plain)
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
        Text("l").textRenderer(LayoutRecorder(lift: lift)).onAppear {
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
    let recorder = try text.textRenderer(LayoutRecorder()).drawn(nil, nil)
    let paints = Set(recorder.leaves.map { "\($0.paint)" })
    #expect(recorder.leaves.count == 5)
    #expect(paints.count == 1)
  }

  @Test
  func characterIndicesAreOrdered() throws {
    let layout = try TextRendererTests.layout(of: Text("ab\ncd"))
    let indices = layout.flatMap { $0.flatMap(\.characterIndices) }
    let (first, last) = (indices[0], indices[3])
    #expect(indices.count == 4)
    #expect(first < last && !(last < first) && !(first < first))
    #expect(first.distance(to: last) == 3 && last.distance(to: first) == -3)
    #expect(first.advanced(by: 3) == last && indices == indices.sorted())
    #expect(Set(indices).count == 4)
  }

  @Test
  func slicesArePartsOfARun() throws {
    let run = try TextRendererTests.layout(of: Text("abcd"))[0][0]
    let slice = run[1..<3]
    #expect(slice.startIndex == 1 && slice.endIndex == 3 && slice.count == 2)
    #expect(slice.characterIndices.map(\.self) == Array(run.characterIndices[1..<3]))
    #expect(slice[1] == run[1] && slice[1..<2] == run[1..<2] && slice[1] != run[2])
    #expect(slice[Marked.self] == nil)
    let whole = Text.Layout.RunSlice(run: run, indices: -3..<99)
    #expect(whole.indices == 0..<4 && whole.typographicBounds == run.typographicBounds)
    #expect(run.layoutDirection == .leftToRight)
    let other = try TextRendererTests.layout(of: Text("abcx"))[0][0]
    #expect(run == run && run != other)
    #expect(run.startIndex == 0 && run.endIndex == 4)
    let bounds = run[1...2].typographicBounds
    #expect(bounds.origin == run[1].typographicBounds.origin)
    #expect(bounds.width.isNear(run[1].typographicBounds.width + run[2].typographicBounds.width))
  }

  /// The bounds of several parts begin at an origin and contain the highest and lowest part.
  @Test
  func boundsContainTheirParts() {
    typealias Bounds = Text.Layout.TypographicBounds
    let low = Bounds(origin: CGPoint(x: 10, y: 25), width: 5, ascent: 8, descent: 2, leading: 1)
    let high = Bounds(origin: CGPoint(x: 15, y: 18), width: 7, ascent: 9, descent: 3)
    #expect(low.rect == CGRect(10, 17, 5, 10) && high.leading == 0)
    let all = Bounds.all(of: [low, high], at: CGPoint(x: 8, y: 20))
    #expect(all.origin == CGPoint(x: 8, y: 20) && all.width == 14)
    #expect(all.ascent == 11 && all.descent == 7 && all.leading == 0)
    let none = Bounds.all(of: [], at: CGPoint(x: 1, y: 2))
    #expect(none.width == 0 && none.ascent == 0 && none.descent == 0)
    #expect(Text.Layout.DrawingOptions.disablesSubpixelQuantization.rawValue == 1)
    #expect(LayoutRecorder().displayPadding == EdgeInsets())
  }
}

extension CGFloat {
  fileprivate func isNear(_ other: Double) -> Bool { (Double(self) - other).magnitude < 0.001 }
}
