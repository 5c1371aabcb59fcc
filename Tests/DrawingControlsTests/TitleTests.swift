import DrawingControls
import Foundation
import Testing

/// A title is a text, whether it is a literal or a string.
@Suite
struct TitleTests {
  private static let site = URL(filePath: "/")

  private static var titles: [(name: String, literal: AnyView, string: AnyView)] {
    [
      (
        "section", AnyView(VStack { Section("Title") { Color.red } }),
        AnyView(VStack { Section(title) { Color.red } })
      ),
      (
        "box", AnyView(GroupBox("Title") { Color.red }), AnyView(GroupBox(title) { Color.red })
      ),
      (
        "group", AnyView(DisclosureGroup("Title") { Color.red }),
        AnyView(DisclosureGroup(title) { Color.red })
      ),
      (
        "open group",
        AnyView(DisclosureGroup("Title", isExpanded: .constant(true)) { Color.red }),
        AnyView(DisclosureGroup(title, isExpanded: .constant(true)) { Color.red })
      ),
      (
        "link", AnyView(Link("Title", destination: site)), AnyView(Link(title, destination: site))
      ),
      (
        "missing content",
        AnyView(ContentUnavailableView("Title", systemImage: "heart")),
        AnyView(ContentUnavailableView(title, systemImage: "heart"))
      ),
      (
        "share link", AnyView(ShareLink("Title", item: site)), AnyView(ShareLink(title, item: site))
      ),
    ]
  }

  private static let title: Substring = "A Title".dropFirst(2)

  @Test(arguments: 0..<7)
  func stringsAreDrawnLikeLiterals(index: Int) throws {
    let (_, literal, string) = TitleTests.titles[index]
    #expect(try svg(string) == svg(literal))
    #expect(try svg(string) != svg(AnyView(Color.clear)))
  }

  private func svg(_ view: AnyView) throws -> String {
    let renderer = ImageRenderer(content: view)
    renderer.canvasSize = CGSize(width: 120, height: 80)
    return try renderer.svg()
  }
}
