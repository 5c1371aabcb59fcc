import Drawing
import Testing

@Suite
struct DividerTests {
  @Test
  func dividerIsPerpendicularToItsStack() throws {
    let column = try Placements(100, 60) {
      VStack(spacing: 0) {
        Color.red
        Divider()
        Color.blue
      }
    }
    #expect(column["Divider[1]"] == [CGRect(0, 29.5, 100, 1)])
    let row = try Placements(101, 60) {
      HStack(spacing: 0) {
        Color.red
        Divider()
        Color.blue
      }
    }
    #expect(row["Divider[1]"] == [CGRect(50, 0, 1, 60)])
  }

  @Test
  func dividerIsAFaintGrey() throws {
    let color = try Divider().drawn(10, 10).leaves.first?.color
    #expect(
      color == Color(red: 60.0 / 255, green: 60.0 / 255, blue: 67.0 / 255, opacity: 0.29).rgbaBytes
    )
  }
}
