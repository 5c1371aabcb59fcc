import Foundation
import Scene
import Testing

@Suite struct PathDescriptionTests {
  @Test(arguments: [
    "", "1 2 m", "1 2 m 3 4 l h", "0.5 -0.25 m 1 2 3 4 q", "1 2 m 1 2 3 4 5 6 c h 7 8 m",
    "1e+10 1e-05 m 3 4 l",
  ])
  func writtenScenesAreReadUnchanged(text: String) {
    #expect(Path(text)?.description == text)
  }

  @Test func numbersHaveSixSignificantDigits() {
    var path = Path()
    path.move(to: CGPoint(x: 1.23456789, y: 1_234_567.89))
    #expect(path.description == "1.23457 1.23457e+06 m")
  }

  @Test func rectanglesAndAnyWhiteSpaceAreRead() {
    #expect(Path("1 2 3 4 re")?.description == "1 2 m 4 2 l 4 6 l 1 6 l h")
    #expect(Path(" 1\t2 m\n3 4 l\n")?.description == "1 2 m 3 4 l")
  }

  @Test(arguments: [
    "1 m", "1 2", "1 2 m 3 l", "m", "1 2 3 m", "1 2 x", "1 2 m 3 4 5 6 c", "1 h", "nan 2 m",
    "1 inf m", "1e400 1 m", "1,2 m", "1 2 M", "--1 2 m",
  ])
  func invalidTextIsNotAPath(text: String) {
    #expect(Path(text) == nil)
  }
}
