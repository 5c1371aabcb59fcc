import Testing

@testable import SwiftUI

/// The traits of previews and their modifiers.
@MainActor
@Suite
struct PreviewModifierTests {
  private struct Padded: PreviewModifier {
    let length: CGFloat

    func body(content: Content, context: Void) -> some View {
      content.padding(length)
    }
  }

  private struct Doubled: PreviewModifier {
    func body(content: Content, context: Void) -> some View {
      HStack(spacing: 0) {
        content
        content
      }
    }
  }

  private struct Shared: PreviewModifier {
    static func makeSharedContext() async throws -> Int { 3 }

    func body(content: Content, context: Int) -> some View {
      content.padding(CGFloat(context))
    }
  }

  private static func size(_ traits: [PreviewTrait]) throws -> CGSize {
    let first = try #require(traits.first)
    let content =
      traits.count > 1
      ? PreviewContent("A", traits: first, traits[1]) { Color.red.frame(width: 10, height: 4) }
      : PreviewContent("A", traits: first) { Color.red.frame(width: 10, height: 4) }
    let view = AnyView(content.body())
    guard case .fixed(let width, let height)? = content.layout else {
      return try ImageRenderer(content: view).displayList().size
    }
    return CGSize(width: width, height: height)
  }

  @Test
  func modifiersApplyInTheirOrder() throws {
    #expect(try Self.size([.modifier(Padded(length: 1))]) == CGSize(width: 12, height: 6))
    #expect(
      try Self.size([.modifier(Padded(length: 1)), .modifier(Doubled())])
        == CGSize(width: 24, height: 6)
    )
    #expect(
      try Self.size([.modifier(Doubled()), .modifier(Padded(length: 1))])
        == CGSize(width: 22, height: 6)
    )
  }

  @Test
  func aModifierWithASharedContextHasNoEffect() throws {
    #expect(try Self.size([.modifier(Shared())]) == CGSize(width: 10, height: 4))
    func notes(_ trait: PreviewTrait) throws -> [String] {
      let content = PreviewContent(traits: trait) { Color.red.frame(width: 10, height: 4) }
      return try ImageRenderer(content: AnyView(content.body())).notes().map(\.name)
    }
    #expect(try notes(.modifier(Shared())) == ["PreviewModifier"])
    #expect(try notes(.modifier(Doubled())) == [])
  }

  @Test
  func theLastFixedLayoutIsTheSize() throws {
    #expect(try Self.size([.fixedLayout(width: 3, height: 7)]) == CGSize(width: 3, height: 7))
    #expect(
      try Self.size([.fixedLayout(width: 3, height: 7), .fixedLayout(width: 8, height: 9)])
        == CGSize(width: 8, height: 9)
    )
    #expect(
      try Self.size([.fixedLayout(width: 3, height: 7), .portrait]) == CGSize(width: 3, height: 7)
    )
    #expect(try Self.size([.sizeThatFitsLayout]) == CGSize(width: 10, height: 4))
  }

  @Test
  func aPreviewKnowsItsLayout() throws {
    let fixed = try #require(Preview(rawValue: "DrawingFiles6/Previews.swift/4"))
    let free = try #require(Preview(rawValue: "DrawingFiles6/Previews.swift/State"))
    #expect(fixed.layout == .fixed(width: 80, height: 40) && free.layout == nil)
    #expect(fixed.description == "DrawingFiles6/Previews.swift/4")
    #expect(Preview(rawValue: "DrawingFiles6/Previews.swift/missing") == nil)
    let content = try ImageRenderer(content: AnyView(free.content)).displayList().size
    #expect(content == (try ImageRenderer(content: free.view).displayList().size))
  }
}
