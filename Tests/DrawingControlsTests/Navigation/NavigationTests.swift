import DrawingControls
import Foundation
import Scene
import Testing

@Suite
struct NavigationTests {
  private func frames(_ view: some View) throws -> [CGRect] {
    try view.drawn(100, 30).leaves.map { $0.outline.path.boundingRect.applying($0.transform) }
  }

  @Test
  func splitViewsShowTheirSidebarAndNoteTheRest() throws {
    let view = NavigationSplitView {
      Color.red.frame(width: 10, height: 10)
    } detail: {
      Color.blue
    }
    #expect(try view.drawn(100, 100).leaves.map(\.color) == [Color.red.rgbaBytes])
    #expect(try ImageRenderer(content: view).notes().map(\.name) == ["NavigationSplitView"])
  }

  @Test
  func pathsHoldValuesOfSeveralTypes() {
    var path = NavigationPath([1, 2])
    path.append("three")
    #expect(path.count == 3)
    path.removeLast(2)
    #expect(path == NavigationPath([1]))
    path.removeLast(7)
    #expect(path.isEmpty)
  }

  @Test
  func titlesOfLinksMayBeStrings() throws {
    let title = "Details"
    let link = NavigationLink(title) { Color.red }
    let label = Text(verbatim: "Details").foregroundStyle(.tint)
    #expect(try frames(link) == frames(label))
  }

  @Test
  func backgroundsOfRowsAreNoted() throws {
    let row = Text("Row")
    #expect(
      try ImageRenderer(content: row.listRowBackground(Color.red)).notes().map(\.name)
        == ["listRowBackground"]
    )
    #expect(try ImageRenderer(content: row.listRowBackground(Color?.none)).notes().isEmpty)
  }
}
