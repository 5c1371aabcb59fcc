import Foundation
import Snapshot
import Testing

/// The dumps of attributed strings are the same in every run.
@Suite struct AttributedStringDumpTests {
  private enum Sizes: AttributedStringKey {
    typealias Value = [String: Int]
    static let name = "Sizes"
  }

  private enum Note: AttributedStringKey {
    typealias Value = String
    static let name = "Note"
  }

  private static let text: AttributedString = {
    var styled = AttributedString("styled")
    styled.languageIdentifier = "de"
    styled[Sizes.self] = ["y": 2, "x": 1]
    styled[Note.self] = "two\nlines"
    styled.link = URL(string: "https://a.b")
    return AttributedString("plain ") + styled + AttributedString(" \"end\"\n")
  }()

  private func dump(_ value: Any) throws -> String {
    try Snapshotting<Any, String>.dump.snapshot(value)
  }

  @Test func runsAreInOrderAndAttributesAreSorted() throws {
    let attributes = """
        - NSLanguage: "de"
        - NSLink: https://a.b
        - Note: "two\\nlines"
        ▿ Sizes: 2 key/value pairs
          ▿ (2 elements)
            - key: "x"
            - value: 1
          ▿ (2 elements)
            - key: "y"
            - value: 2

      """
    let text = AttributedStringDumpTests.text
    #expect(
      try dump(text) == """
        ▿ 3 runs
          - "plain "
          ▿ "styled"
        \(attributes.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n"))
          - " \\"end\\"\\n"

        """
    )
    let styled = Array(text.runs)[1]
    #expect(try dump(text[styled.range]).hasPrefix("▿ 1 run\n  ▿ \"styled\"\n    - NSLanguage"))
    #expect(try dump(styled.attributes) == "▿ 4 attributes\n" + attributes)
  }

  @Test func emptyOnesHaveNoMembers() throws {
    #expect(try dump(AttributedString()) == "- 0 runs\n")
    #expect(try dump(AttributeContainer()) == "- 0 attributes\n")
    #expect(try dump([AttributedString("a")]) == "▿ 1 element\n  ▿ 1 run\n    - \"a\"\n")
  }
}
