import Drawing
import Testing

@Suite
struct ImageRendererTests {
  private struct Flag: View {
    var body: some View {
      VStack(spacing: 0) {
        Color.red
        Color.white.overlay(Circle().fill(.blue))
      }
    }
  }

  @Test
  func commandsNameEveryLeafByItsPlace() throws {
    var renderer = ImageRenderer(content: Flag())
    renderer.proposedSize = ProposedViewSize(width: 60, height: 40)
    let list = try renderer.displayList()
    #expect(list.size == CGSize(width: 60, height: 40))
    print(try renderer.pathCommands())
  }
}
