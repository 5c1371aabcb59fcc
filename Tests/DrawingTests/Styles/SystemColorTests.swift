import Drawing
import Testing

@Suite
struct SystemColorTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let color: SystemColor
    let light: String
    let dark: String
  }

  static let rows = [
    Row("systemGray", .systemGray, "#8E8E93FF", "#8E8E93FF"),
    Row("systemGray2", .systemGray2, "#AEAEB2FF", "#636366FF"),
    Row("systemGray6", .systemGray6, "#F2F2F7FF", "#1C1C1EFF"),
    Row("systemBackground", .systemBackground, "#FFFFFFFF", "#000000FF"),
    Row("tertiarySystemBackground", .tertiarySystemBackground, "#FFFFFFFF", "#2C2C2EFF"),
    Row("systemFill", .systemFill, "#78788033", "#7878805C"),
    Row("quaternaryLabel", .quaternaryLabel, "#3C3C432E", "#EBEBF529"),
    Row("label", .label, "#000000FF", "#FFFFFFFF"),
    Row("separator", .separator, "#3C3C434A", "#54545899"),
    Row("systemMint", .systemMint, "#00C7BEFF", "#63E6E2FF"),
    Row("systemBrown", .systemBrown, "#A2845EFF", "#AC8E68FF"),
    Row("systemRed", .systemRed, "#FF3B30FF", "#FF453AFF"),
    Row("systemOrange", .systemOrange, "#FF9500FF", "#FF9F0AFF"),
    Row("systemYellow", .systemYellow, "#FFCC00FF", "#FFD60AFF"),
    Row("systemGreen", .systemGreen, "#34C759FF", "#30D158FF"),
    Row("systemTeal", .systemTeal, "#30B0C7FF", "#40C8E0FF"),
    Row("systemCyan", .systemCyan, "#32ADE6FF", "#64D2FFFF"),
    Row("systemBlue", .systemBlue, "#007AFFFF", "#0A84FFFF"),
    Row("systemIndigo", .systemIndigo, "#5856D6FF", "#5E5CE6FF"),
    Row("systemPurple", .systemPurple, "#AF52DEFF", "#BF5AF2FF"),
    Row("systemPink", .systemPink, "#FF2D55FF", "#FF375FFF"),
    Row("systemGray3", .systemGray3, "#C7C7CCFF", "#48484AFF"),
    Row("systemGray4", .systemGray4, "#D1D1D6FF", "#3A3A3CFF"),
    Row("systemGray5", .systemGray5, "#E5E5EAFF", "#2C2C2EFF"),
    Row("secondarySystemBackground", .secondarySystemBackground, "#F2F2F7FF", "#1C1C1EFF"),
    Row("systemGroupedBackground", .systemGroupedBackground, "#F2F2F7FF", "#000000FF"),
    Row(
      "secondarySystemGroupedBackground",
      .secondarySystemGroupedBackground,
      "#FFFFFFFF",
      "#1C1C1EFF"
    ),
    Row(
      "tertiarySystemGroupedBackground",
      .tertiarySystemGroupedBackground,
      "#F2F2F7FF",
      "#2C2C2EFF"
    ),
    Row("secondarySystemFill", .secondarySystemFill, "#78788029", "#78788052"),
    Row("tertiarySystemFill", .tertiarySystemFill, "#7676801F", "#7676803D"),
    Row("quaternarySystemFill", .quaternarySystemFill, "#74748014", "#7676802E"),
    Row("secondaryLabel", .secondaryLabel, "#3C3C4399", "#EBEBF599"),
    Row("tertiaryLabel", .tertiaryLabel, "#3C3C434D", "#EBEBF54D"),
    Row("placeholderText", .placeholderText, "#3C3C434D", "#EBEBF54D"),
    Row("opaqueSeparator", .opaqueSeparator, "#C6C6C8FF", "#38383AFF"),
    Row("link", .link, "#007AFFFF", "#0984FFFF"),
    Row("darkText", .darkText, "#000000FF", "#000000FF"),
    Row("lightText", .lightText, "#FFFFFF99", "#FFFFFF99"),
    Row(
      "hue",
      SystemColor(hue: 0.5, saturation: 1, brightness: 0.6, alpha: 0.4),
      "#00999966",
      "#00999966"
    ),
    Row(
      "red, green and blue",
      SystemColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.8),
      "#336699CC",
      "#336699CC"
    ),
    Row("colour", SystemColor(.brown), "#A2845EFF", "#AC8E68FF"),
    Row(
      "two colours",
      SystemColor(
        light: SystemColor(white: 0.2, alpha: 1),
        dark: SystemColor(white: 1, alpha: 0.4)
      ),
      "#333333FF",
      "#FFFFFF66"
    ),
    Row(
      "another opacity instead of the colour's",
      SystemColor(white: 0, alpha: 0.2).withAlphaComponent(0.8),
      "#000000CC",
      "#000000CC"
    ),
    Row("black", .black, "#000000FF", "#000000FF"),
    Row("darkGray", .darkGray, "#555555FF", "#555555FF"),
    Row("gray", .gray, "#808080FF", "#808080FF"),
    Row("lightGray", .lightGray, "#AAAAAAFF", "#AAAAAAFF"),
    Row("white", .white, "#FFFFFFFF", "#FFFFFFFF"),
    Row("red", .red, "#FF0000FF", "#FF0000FF"),
    Row("green", .green, "#00FF00FF", "#00FF00FF"),
    Row("blue", .blue, "#0000FFFF", "#0000FFFF"),
    Row("cyan", .cyan, "#00FFFFFF", "#00FFFFFF"),
    Row("yellow", .yellow, "#FFFF00FF", "#FFFF00FF"),
    Row("magenta", .magenta, "#FF00FFFF", "#FF00FFFF"),
    Row("orange", .orange, "#FF8000FF", "#FF8000FF"),
    Row("purple", .purple, "#800080FF", "#800080FF"),
    Row("brown", .brown, "#996633FF", "#996633FF"),
    Row("clear", .clear, "#00000000", "#00000000"),
    Row("opaque separator", .separator.withAlphaComponent(1), "#3C3C43FF", "#545458FF"),
  ]

  @Test(arguments: rows)
  func colorHasItsValueInBothAppearances(_ row: Row) {
    var environment = EnvironmentValues()
    #expect(Color(row.color).resolve(in: environment).description == row.light)
    environment.colorScheme = .dark
    #expect(Color(row.color).resolve(in: environment).description == row.dark)
    #expect(Color(uiColor: row.color) == Color(row.color))
    #expect(Color(nsColor: row.color) == Color(row.color))
  }

  @Test
  func equalColorsHaveTheSameHash() {
    #expect(SystemColor.label == .label && SystemColor.label != .secondaryLabel)
    #expect(Set([SystemColor.darkText, SystemColor.darkText, .label]).count == 2)
    #expect(Set([SystemColor(.red), .systemRed]).count == 1)
  }

  @Test
  func basicColorsAreOpaqueOrClear() throws {
    #expect(Color.white.rgbaBytes?.hexadecimal == "#FFFFFF")
    #expect(Color.black.rgbaBytes?.hexadecimal == "#000000")
    #expect(Color.clear.resolve(in: EnvironmentValues()).description == "#00000000")
    #expect(Color.primary.resolve(in: EnvironmentValues()).description == "#000000FF")
    #expect(Color.secondary.resolve(in: EnvironmentValues()).description == "#3C3C4399")
  }
}

extension SystemColorTests.Row {
  init(_ name: String, _ color: SystemColor, _ light: String, _ dark: String) {
    self.init(testDescription: name, color: color, light: light, dark: dark)
  }
}
