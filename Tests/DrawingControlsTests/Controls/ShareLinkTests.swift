import DrawingControls
import Foundation
import Scene
import Testing

@Suite struct ShareLinkTests {
  private static let standardLabels: [@Sendable () -> AnyView] = [
    { AnyView(ShareLink(item: "a")) },
    { AnyView(ShareLink(item: "a", subject: Text("b"), preview: SharePreview("c"))) },
    { AnyView(ShareLink("Share…", item: URL(fileURLWithPath: "/a"))) },
    { AnyView(ShareLink(Text("Share…"), item: 1, preview: SharePreview("c", image: Image("d")))) },
    { AnyView(ShareLink(String("Share…"), item: 1, preview: SharePreview("c", icon: 2))) },
    { AnyView(ShareLink("Share…", item: 1, preview: SharePreview(Text("c"), image: 1, icon: 2))) },
    { AnyView(ShareLink(String("Share…"), item: 1)) },
    { AnyView(ShareLink(Text("Share…"), item: 1)) },
  ]

  @Test(arguments: standardLabels.indices)
  func linkWithoutALabelHasATitleAndASymbol(index: Int) throws {
    let label = Label("Share…", systemImage: "square.and.arrow.up").foregroundStyle(.tint)
    let expected = try label.drawn(100, 40).leaves
    let leaves = try ShareLinkTests.standardLabels[index]().drawn(100, 40).leaves
    #expect(leaves.map(\.color) == expected.map(\.color) && !leaves.isEmpty)
    #expect(leaves.map(\.outline.path.boundingRect) == expected.map(\.outline.path.boundingRect))
  }

  @Test func ownLabelIsDrawnInTheTint() throws {
    let link = ShareLink(item: "a", preview: SharePreview("c")) { Rectangle() }
    let leaves = try link.tint(.green).drawn(20, 20).leaves
    #expect(leaves.map(\.color) == [Color.green.rgbaBytes])
    let plain = try ShareLink(item: "a") { Rectangle() }.tint(.red).drawn(20, 20).leaves
    #expect(plain.map(\.color) == [Color.red.rgbaBytes])
  }
}
