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
    Row(
      "another opacity instead of the colour's",
      SystemColor(white: 0, alpha: 0.2).withAlphaComponent(0.8),
      "#000000CC",
      "#000000CC"
    ),
    Row("opaque separator", .separator.withAlphaComponent(1), "#3C3C43FF", "#545458FF"),
  ]

  @Test(arguments: rows)
  func colorHasItsValueInBothAppearances(_ row: Row) {
    var environment = EnvironmentValues()
    #expect(Color(row.color).resolve(in: environment).description == row.light)
    environment.colorScheme = .dark
    #expect(Color(row.color).resolve(in: environment).description == row.dark)
  }
}

extension SystemColorTests.Row {
  init(_ name: String, _ color: SystemColor, _ light: String, _ dark: String) {
    self.init(testDescription: name, color: color, light: light, dark: dark)
  }
}
