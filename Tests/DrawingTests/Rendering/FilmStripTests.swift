import Drawing
import Pixels
import Scene
import Testing

@Suite
struct FilmStripTests {
  private struct Slide: View {
    @State private var isOver = false
    var body: some View {
      Color.red.frame(width: 10, height: 20)
        .offset(x: isOver ? 40 : 0)
        .frame(width: 50, alignment: .leading)
        .onAppear { withAnimation(.linear(duration: 4)) { isOver = true } }
    }
  }

  @Test
  func framesAreJoinedSideBySide() throws {
    let strip = try ImageRenderer(content: Slide()).filmStrip(at: [0, 1, 2], gap: 6, scale: 0.5)
    #expect(strip.size == CGSize(width: 87, height: 10))
    #expect(strip.leaves.map(\.transform.tx) == [0, 36, 72])
    #expect(strip.topLevelGroups.map(\.clip?.transform.tx) == [0, 31, 62])
  }

  @Test
  func emptyFilmStripHasNoSize() throws {
    #expect(try ImageRenderer(content: Slide()).filmStrip(at: []).size == .zero)
  }

  @Test
  func bitmapsAndAnimationShowTheSameMoments() throws {
    let renderer = ImageRenderer(content: Slide())
    let bitmaps = try renderer.bitmaps(at: [1, 0])
    #expect(bitmaps[0].bytes != bitmaps[1].bytes)
    #expect(try bitmaps[1].bytes == renderer.bitmap().bytes)
    #expect(
      try renderer.apng(at: [1, 0], duration: 0.1) == PNG.encode(frames: bitmaps, duration: 0.1)
    )
  }
}
