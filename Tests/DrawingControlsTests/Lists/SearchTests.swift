import DrawingControls
import Scene
import Testing

private struct SearchResults: View {
  @Environment(\.isSearching) private var isSearching
  var body: some View {
    Rectangle().fill(isSearching ? .red : .green).onSubmit(of: [.search, .text]) {}
  }
}

@Suite struct SearchTests {
  @Test func searchIsNeverActive() throws {
    let leaves = try SearchResults().drawn(20, 20).leaves
    #expect(leaves.map(\.color) == [Color.green.rgbaBytes])
  }
}
