import TestSupport
import Testing

@testable import Snapshot

@Suite struct CSVTests {
  /// Reads records as RFC 4180 defines them, all fields in quotes; `nil` if they aren't.
  private func records(_ text: String) -> [[String]]? {
    var rest = Array(text.unicodeScalars)[...]
    var records: [[String]] = [[]]
    while true {
      guard rest.popFirst() == "\"" else { return nil }
      var field = String.UnicodeScalarView()
      while true {
        guard let scalar = rest.popFirst() else { return nil }
        if scalar == "\"" {
          guard rest.first == "\"" else { break }
          rest.removeFirst()
        }
        field.append(scalar)
      }
      records[records.count - 1].append(String(field))
      switch rest.popFirst() {
      case nil: return records
      case ",": continue
      case "\n": records.append([])
      default: return nil
      }
    }
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func fieldsAreReadAsTheyWereWritten(seed: UInt64) throws {
    var texts = SeededTextGenerator(seed: seed, ["\",\"", "\"\"", "\"\n\""])
    for _ in 0..<2_000 {
      let written = (0..<2).map { _ in [texts.text(), texts.text()] }
      let text = written.map { $0.map(CSV.field).joined(separator: ",") }.joined(separator: "\n")
      let read = try #require(records(text), "\(text)")
      #expect(
        read.map { $0.map { Array($0.utf8) } } == written.map { $0.map { Array($0.utf8) } },
        "\(text)"
      )
    }
  }
}
