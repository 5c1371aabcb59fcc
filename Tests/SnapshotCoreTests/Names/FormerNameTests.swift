import SnapshotCore
import Testing

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
}
