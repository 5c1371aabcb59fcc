import Drawing
import DrawingTestSupport
import Foundation
import Scene
import Testing

/// Siblings with one foreground colour, which share their environment.
@Suite
struct SharedForegroundTests {
  private static func paints(_ view: some View) throws -> [Paint] {
    try view.drawn(40, 40).leaves.map(\.paint)
  }

  private static var square: some View { Rectangle().frame(width: 10, height: 10) }

  @Test
  func eachSiblingResolvesItsColor() throws {
    let colored = Self.square.foregroundColor(.primary)
    let dark = colored.environment(\.colorScheme, .dark)
    let both = HStack {
      dark
      colored
      dark
    }
    let (light, inDark) = (try Self.paints(colored)[0], try Self.paints(dark)[0])
    #expect(light != inDark)
    #expect(try Self.paints(both) == [inDark, light, inDark])
  }

  @Test
  func tintsApplyToOneSibling() throws {
    let colored = Self.square.foregroundColor(.accentColor)
    let both = HStack {
      colored.tint(.red)
      colored.tint(.green)
    }
    let (red, green) = (
      try Self.paints(colored.tint(.red)), try Self.paints(colored.tint(.green))
    )
    #expect(red != green)
    #expect(try Self.paints(both) == red + green)
  }

  private struct Bar: View {
    @Environment(\.lineSpacing) private var extraWidth

    var body: some View { Rectangle().frame(width: 10 + extraWidth, height: 10) }
  }

  @Test
  func changesInsideOneSiblingDontReachTheNext() throws {
    let view = VStack {
      Bar().lineSpacing(10).foregroundColor(.red)
      Bar().foregroundColor(.red)
      Bar().foregroundColor(.blue).foregroundColor(.red)
      Bar().foregroundColor(.blue)
      Bar().foregroundColor(.red)
    }
    let leaves = try view.drawn(60, 90).leaves
    #expect(leaves.map { $0.outline.path.boundingRect.width } == [20, 10, 10, 10, 10])
    let (red, blue) = (leaves[0].paint, leaves[2].paint)
    #expect(red != blue && leaves.map(\.paint) == [red, red, blue, blue, red])
  }
}
