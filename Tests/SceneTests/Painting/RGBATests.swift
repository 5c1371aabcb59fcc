import Scene
import Testing

@Suite struct RGBATests {
  @Test(
    arguments: [
      (0, 0), (1, 255), (0.5, 128), (-1, 0), (2, 255), (.nan, 0), (.infinity, 255),
      (-.infinity, 0), (0.0019, 0), (0.002, 1), (254.5 / 255, 255),
    ] as [(Double, UInt8)]
  )
  func componentsAreRoundedToBytes(component: Double, byte: UInt8) {
    let color = RGBA(red: component, green: component, blue: component)
    #expect([color.red, color.green, color.blue] == [byte, byte, byte])
    #expect(color.alpha == 1)
  }

  @Test(arguments: [(0.123_46, 0.1235), (.nan, 0), (7, 1), (-1, 0)] as [(Double, Double)])
  func opacitiesAreRoundedToATenThousandth(given: Double, kept: Double) {
    #expect(RGBA(red: UInt8(1), green: 2, blue: 3, alpha: given).alpha == kept)
    #expect(RGBA.black.multiplyingAlpha(by: given).alpha == kept)
  }

  @Test func everyByteIsWrittenAndReadBack() {
    let colors = (0...255).map { RGBA(red: UInt8($0), green: UInt8(255 - $0), blue: 7, alpha: 0.5) }
    #expect(colors.allSatisfy { RGBA(hexadecimal: $0.hexadecimal, alpha: 0.5) == $0 })
    #expect(RGBA(red: UInt8(255), green: 204, blue: 0).hexadecimal == "#FFCC00")
  }

  @Test(arguments: [
    "", "#", "FFCC00", "#FFCC0", "#FFCC000", "#ffcc00", "#FFCC0G", "#+FCC00", "#é000",
  ])
  func invalidTextIsNotAColor(text: String) {
    #expect(RGBA(hexadecimal: text, alpha: 1) == nil)
  }
}
