import Drawing
import Testing

@Suite
struct ColorDescriptionTests {
  @Test(arguments: [
    (Color.red, "red"), (.secondary, "secondary"), (.accentColor, "accentColor"),
    (.white, "#FFFFFFFF"), (Color(red: 1, green: 0.8, blue: 0), "#FFCC00FF"),
    (Color(red: 0, green: 0, blue: 0.2, opacity: 0.5), "#00003380"), (.clear, "#00000000"),
    (Color.blue.opacity(0.2), "#007AFF33"),
  ])
  func describesColors(color: Color, text: String) {
    #expect(color.description == text)
  }
}
