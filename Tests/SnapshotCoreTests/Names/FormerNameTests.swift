import Testing

@testable import SnapshotCore

@Suite struct FormerNameTests {
  private func path(_ function: String, named name: String = "1") -> String {
    FormerName(source: "/p/Tests/A/FormTests.swift", function: function)
      .path(named: name, pathExtension: "txt")
  }

  @Test(arguments: [
    ("form()", "form.1"),
    ("form(_:)", "form-_.1"),
    ("price(currency:of:)", "price-currency-of.1"),
    ("`two words`()", "two-words.1"),
    ("größe()", "größe.1"),
  ])
  func functionNameIsSplitIntoWords(_ function: String, _ file: String) {
    #expect(path(function) == "/p/Tests/A/__Snapshots__/FormTests/\(file).txt")
  }

  @Test(arguments: [("dark", "dark"), ("a/b", "a-b"), ("+", ""), ("(en) US", "en-US")])
  func nameIsSplitIntoWords(_ name: String, _ component: String) {
    #expect(
      path("form()", named: name) == "/p/Tests/A/__Snapshots__/FormTests/form.\(component).txt"
    )
  }

  @Test func aStrategyWithoutExtensionHasNone() {
    let name = FormerName(source: "/p/T.swift", function: "data()")
    #expect(name.path(number: 2, pathExtension: nil) == "/p/__Snapshots__/T/data.2")
    #expect(name.path(number: 2, pathExtension: "") == "/p/__Snapshots__/T/data.2")
  }

  @Test(arguments: [
    ("a", "a"), ("-a-", "a"), ("a--b", "a-b"), ("a - b", "a-b"), ("", ""), ("--", ""),
    ("a_b9", "a_b9"), ("e\u{301}", "e\u{301}"), ("a\u{200C}b\u{200D}c", "a\u{200C}b\u{200D}c"),
    ("a\u{20DD}b", "a\u{20DD}b"), ("a\u{903}b", "a\u{903}b"), ("a²b", "a-b"), ("a‿b", "a‿b"),
    ("a\u{200B}b", "a-b"), ("x+y=z", "x-y-z"),
  ])
  func otherCharactersAreSeparators(_ text: String, _ component: String) {
    #expect(
      FormerName.component(text).unicodeScalars.elementsEqual(component.unicodeScalars)
    )
  }
}
