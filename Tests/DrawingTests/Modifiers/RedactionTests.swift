import Drawing
import Foundation
import Scene
import Testing

/// Bars and areas in place of texts and pictures.
@Suite
struct RedactionTests {
  private static func shown<Content: View>(_ view: Content) throws -> [String] {
    try view.drawn(100, 100).leaves.map { leaf in
      switch leaf.outline {
      case .fill: leaf.paint == .solid(.black.multiplyingAlpha(by: 0.16)) ? "hidden" : "area"
      case .stroke: "letters"
      }
    }
  }

  @Test
  func placeholdersHideTextsAndPicturesButNotShapes() throws {
    let view = VStack {
      Text("Name")
      Image(systemName: "star.fill")
      Circle().frame(width: 10)
    }
    #expect(try RedactionTests.shown(view) == ["letters", "area", "area"])
    #expect(
      try RedactionTests.shown(view.redacted(reason: .placeholder)) == ["hidden", "hidden", "area"]
    )
    #expect(try RedactionTests.shown(view.redacted(reason: [])) == ["letters", "area", "area"])
    #expect(try RedactionTests.shown(view.redacted(reason: .invalidated)).contains("letters"))
  }

  @Test
  func unredactedViewsAreShown() throws {
    let view = VStack {
      Text("One")
      Text("Two").unredacted()
    }
    #expect(try RedactionTests.shown(view.redacted(reason: .placeholder)) == ["hidden", "letters"])
  }

  @Test
  func privacyHidesOnlyPrivateViews() throws {
    let view = VStack {
      Text("Name")
      Text("Account").privacySensitive()
    }
    #expect(try RedactionTests.shown(view) == ["letters", "letters"])
    #expect(try RedactionTests.shown(view.redacted(reason: .privacy)) == ["letters", "hidden"])
    let both = view.redacted(reason: .privacy).redacted(reason: .placeholder)
    #expect(try RedactionTests.shown(both) == ["hidden", "hidden"])
  }

  @Test
  func eachLineHasItsBar() throws {
    let text = Text("one\n\nthree").font(.system(size: 20)).redacted(reason: .placeholder)
    let bars = try text.drawn(100, 100).leaves.map { $0.outline.path.boundingRect }
    let whole = try Text("three").font(.system(size: 20)).drawn(100, 100).leaves
    #expect(bars.count == 2)
    #expect(bars[0].width < bars[1].width)
    #expect(bars[0].maxY < bars[1].minY)
    #expect(abs(bars[1].height - 0.8 * 20 * 1.193) < 0.01)
    #expect(whole[0].outline.path.boundingRect.width < bars[1].width)
  }

  private struct Reading: View {
    @Environment(\.redactionReasons) private var reasons

    var body: some View {
      Rectangle().frame(width: reasons.contains(.placeholder) ? 5 : 50, height: 10)
    }
  }

  @Test
  func viewsCanReadTheRedactionReasons() throws {
    let width = try Reading().redacted(reason: .placeholder).drawn(100, 100).leaves[0]
      .outline.path.boundingRect.width
    #expect(width == 5)
  }
}
