import Testing

@testable import Drawing

@Suite
struct TypeNameTests {
  @Test
  func namesAreEqualIfTheirTextsAre() {
    // Created at run time, so that it doesn't share the literal's storage.
    let text = ["A long name", "of a view"].joined(separator: " ")
    #expect(TypeName(text) == TypeName("A long name of a view"))
    #expect(TypeName(text) != TypeName("A long name of another view"))
    #expect(TypeName(text).text == text)
  }

  /// Otherwise a path would have the spelling, and thus the random numbers, of the view that was
  /// drawn first.
  @Test
  func eachSpellingHasItsOwnText() {
    let (composed, decomposed) = ("Caf\u{E9}", "Cafe\u{301}")
    #expect(Array(TypeName(composed).text.utf8) == Array(composed.utf8))
    #expect(Array(TypeName(decomposed).text.utf8) == Array(decomposed.utf8))
  }
}
