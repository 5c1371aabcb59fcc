import Scene
import Testing

@Suite struct ElementNameTests {
  private let joined = ElementName("Circle", 7, in: "Dots/ZStack", line: nil)

  @Test func aNumberedElementHasThePathOfItsContainer() {
    #expect(joined.path == "Dots/ZStack/Circle[7]")
    #expect(ElementName("Dots/ZStack").path == "Dots/ZStack")
  }

  @Test(
    arguments: [
      (ElementName("Dots/ZStack/Circle[7]"), true),
      (ElementName("ZStack/Circle", 7, in: "Dots", line: nil), true),
      (ElementName("Circle", 7, in: "Dots/ZStack", line: SourceLine("File.swift", 1)), true),
      (ElementName("Circle", 8, in: "Dots/ZStack", line: nil), false),
      (ElementName("Ellipse", 7, in: "Dots/ZStack", line: nil), false),
      (ElementName("Circle", 7, in: "Dots/HStack", line: nil), false),
    ]
  )
  func namesAreEqualIfTheirPathsAre(other: ElementName, isEqual: Bool) {
    #expect((joined == other) == isEqual)
    #expect(Set([joined, other]).count == (isEqual ? 1 : 2))
  }

  @Test func anElementInANumberedOneHasBothNames() {
    let inner = ElementName("Dot", 7, in: "Dots/ZStack", inner: "Circle", line: nil)
    #expect(inner.path == "Dots/ZStack/Dot[7]/Circle")
    #expect(inner == ElementName("Dots/ZStack/Dot[7]/Circle"))
    #expect(inner != ElementName("Dot", 7, in: "Dots/ZStack", line: nil))
    #expect(inner != ElementName("Dot", 7, in: "Dots/ZStack", inner: "Ellipse", line: nil))
  }

  @Test func anotherLineReplacesTheLineOnlyIfItIsKnown() {
    let (first, second) = (SourceLine("File.swift", 1), SourceLine("File.swift", 2))
    let name = ElementName("Circle", 7, in: "Dots", line: first)
    #expect(name.at(second).line == second)
    #expect(name.at(nil).line == first)
    #expect(name.at(second).path == "Dots/Circle[7]")
  }
}
