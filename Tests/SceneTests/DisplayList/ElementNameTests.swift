import Scene
import Testing

@Suite struct ElementNameTests {
  private let joined = sibling("Circle", 7, in: "Dots/ZStack")

  private static func sibling(
    _ type: String,
    _ number: Int,
    in container: String,
    inner: String = "",
    line: SourceLine? = nil
  ) -> ElementName {
    ElementName(number, of: .init(type, inner: inner, in: container), line: line)
  }

  @Test func aNumberedElementHasThePathOfItsContainer() {
    #expect(joined.path == "Dots/ZStack/Circle[7]")
    #expect(ElementName("Dots/ZStack").path == "Dots/ZStack")
  }

  @Test(
    arguments: [
      (ElementName("Dots/ZStack/Circle[7]"), true),
      (Self.sibling("ZStack/Circle", 7, in: "Dots"), true),
      (Self.sibling("Circle", 7, in: "Dots/ZStack", line: SourceLine("File.swift", 1)), true),
      (Self.sibling("Circle", 8, in: "Dots/ZStack"), false),
      (Self.sibling("Ellipse", 7, in: "Dots/ZStack"), false),
      (Self.sibling("Circle", 7, in: "Dots/HStack"), false),
    ]
  )
  func namesAreEqualIfTheirPathsAre(other: ElementName, isEqual: Bool) {
    #expect((joined == other) == isEqual)
    #expect(Set([joined, other]).count == (isEqual ? 1 : 2))
  }

  @Test func anElementInANumberedOneHasBothNames() {
    let inner = Self.sibling("Dot", 7, in: "Dots/ZStack", inner: "Circle")
    #expect(inner.path == "Dots/ZStack/Dot[7]/Circle")
    #expect(inner == ElementName("Dots/ZStack/Dot[7]/Circle"))
    #expect(inner != Self.sibling("Dot", 7, in: "Dots/ZStack"))
    #expect(inner != Self.sibling("Dot", 7, in: "Dots/ZStack", inner: "Ellipse"))
  }

  @Test func siblingsDifferByTheirNumber() {
    let names = ElementName.SiblingNames("Circle", in: "Dots")
    let third = ElementName(3, of: names, line: nil)
    #expect(third == ElementName(3, of: names, line: SourceLine("File.swift", 1)))
    #expect(third != ElementName(4, of: names, line: nil) && third.path == "Dots/Circle[3]")
  }

  @Test func anotherLineReplacesTheLineOnlyIfItIsKnown() {
    let (first, second) = (SourceLine("File.swift", 1), SourceLine("File.swift", 2))
    let name = Self.sibling("Circle", 7, in: "Dots", line: first)
    #expect(name.at(second).line == second)
    #expect(name.at(nil).line == first)
    #expect(name.at(second).path == "Dots/Circle[7]")
  }
}
