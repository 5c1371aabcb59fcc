import Drawing
import Scene
import Testing

@Suite
struct SemanticStyleTests {
  private static func colors(_ view: some View) throws -> [RGBA?] {
    try view.drawn(10, 10).leaves.map(\.color)
  }

  @Test
  func foregroundLevelsCanBeSetSeparately() throws {
    let view = ZStack {
      Rectangle()
      Rectangle().fill(.secondary)
      Rectangle().fill(.tertiary)
    }
    #expect(
      try SemanticStyleTests.colors(view.foregroundStyle(.red, .green, .blue))
        == [Color.red, .green, .blue].map(\.rgbaBytes)
    )
    #expect(
      try SemanticStyleTests.colors(view.foregroundStyle(.red))
        == [Color.red, .red.opacity(0.5), .red.opacity(0.25)].map(\.rgbaBytes)
    )
  }

  @Test
  func dimmedStyleMatchesItsDimmedColor() throws {
    #expect(
      try SemanticStyleTests.colors(
        Rectangle().fill(.foreground.opacity(0.5)).foregroundStyle(.red)
      )
        == [Color.red.opacity(0.5).rgbaBytes]
    )
  }

  @Test
  func tintIsBlueUnlessSet() throws {
    let view = Rectangle().fill(.tint)
    #expect(try SemanticStyleTests.colors(view) == [Color.blue.rgbaBytes])
    #expect(try SemanticStyleTests.colors(view.tint(.green)) == [Color.green.rgbaBytes])
    #expect(try SemanticStyleTests.colors(view.accentColor(nil)) == [Color.blue.rgbaBytes])
  }

  @Test(arguments: [
    ("#FC0", Color(red: 1, green: 0.8, blue: 0)), ("ffcc00", Color(red: 1, green: 0.8, blue: 0)),
    ("#FF000080", Color(red: 1, green: 0, blue: 0, opacity: 128.0 / 255)),
  ])
  func hexadecimalDigitsAreParsedAsAColor(text: String, color: Color) throws {
    #expect(try #require(Color(hexadecimal: text)).rgbaBytes == color.rgbaBytes)
  }

  @Test(arguments: ["", "#", "#12345", "#GGGGGG", "+12345", "#1234567", "¼¼¼¼¼¼"])
  func invalidTextIsNotAColor(text: String) {
    #expect(Color(hexadecimal: text) == nil)
  }

  @Test
  func nestedLevelsAreDimmedAgain() throws {
    let view = Rectangle().foregroundStyle(.secondary).foregroundStyle(.secondary)
    #expect(
      try SemanticStyleTests.colors(view.foregroundStyle(.red))
        == [Color.red.opacity(0.25)].map(\.rgbaBytes)
    )
  }

  @Test(arguments: [(ColorScheme.light, Color.black), (.dark, .white)])
  func quinaryDefaultIsBarelyVisible(scheme: ColorScheme, color: Color) throws {
    let view = Rectangle().fill(.quinary).environment(\.colorScheme, scheme)
    #expect(try SemanticStyleTests.colors(view) == [color.opacity(0.05).rgbaBytes])
  }
}
