import Drawing
import Pixels
import Scene
import Testing

@Suite
struct ImageRendererTests {
  private struct Flag: View {
    var body: some View {
      VStack(spacing: 0) {
        Color.red
        if true { Color.white.overlay(Circle().fill(.blue)) }
      }
    }
  }

  @Test
  func leavesAreNamedByTheirPath() throws {
    let names = try Flag().drawn(60, 40).leaves.map(\.name)
    #expect(
      names == [
        "Flag/VStack/Color[0]", "Flag/VStack/Color[1]", "Flag/VStack/Color[1]/overlay/Circle",
      ]
    )
  }

  @Test
  func canvasIsAsLargeAsTheView() throws {
    #expect(try Color.red.frame(width: 30).drawn(nil, nil).size == CGSize(width: 30, height: 10))
  }

  @Test
  func canvasSizeCentresTheView() throws {
    let renderer = ImageRenderer(content: Color.red.frame(width: 20, height: 10))
    renderer.canvasSize = CGSize(width: 100, height: 50)
    let list = try renderer.displayList()
    #expect(list.size == CGSize(width: 100, height: 50))
    #expect(list.leaves.map(\.transform) == [CGAffineTransform(translationX: 40, y: 20)])
  }

  @Test
  func rendererHasReferenceSemantics() throws {
    let renderer = ImageRenderer(content: Color.red.frame(width: 2, height: 1))
    let same = renderer
    same.scale = 2
    #expect(try renderer.bitmap().width == 4)
  }

  @Test
  func backgroundIsTheFirstLeaf() throws {
    let renderer = ImageRenderer(content: Color.red)
    renderer.background = .white
    let leaves = try renderer.displayList().leaves
    #expect(leaves.map(\.name) == ["background", "Color"])
    #expect(leaves.first?.color == .white)
  }

  @Test
  func viewsAtTheRootAreStackedVertically() throws {
    let list = try Group {
      Color.red
      Color.blue
    }.drawn(10, 28)
    #expect(list.leaves.map(\.transform.ty) == [0, 18])
  }

  @Test
  func manyTasksDrawTheSamePicture() async throws {
    let texts = try await withThrowingTaskGroup(of: String.self) { group in
      for _ in 0..<8 {
        group.addTask { try ImageRenderer(content: Flag()).pathCommands() }
      }
      return try await group.reduce(into: Set<String>()) { $0.insert($1) }
    }
    #expect(texts.count == 1)
  }
}
