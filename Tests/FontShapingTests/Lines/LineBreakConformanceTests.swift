#if Fonts

import FontShaping
import Foundation
import Testing

/// Unicode's own test file, where `LINE_BREAK_TEST` names it; `.ci/check-fonts` does.
@Suite struct LineBreakConformanceTests {
  private static let file = ProcessInfo.processInfo.environment["LINE_BREAK_TEST"]

  @Test(.enabled(if: file != nil))
  func everyLineOfUnicodesTestFileIsEqual() throws {
    let path = try #require(LineBreakConformanceTests.file)
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
    var wrong: [String] = []
    var count = 0
    for line in lines where line.hasPrefix("×") {
      let words = line.prefix { $0 != "#" }.split(whereSeparator: \.isWhitespace)
      let scalars = words.compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
      let expected = words.filter { $0 == "×" || $0 == "÷" }.dropFirst().map { $0 == "÷" }
      count += 1
      if LineBreaks.opportunities(in: scalars).map({ $0 != .prohibited }) != expected {
        wrong.append(String(line))
      }
    }
    #expect(count > 7_000)
    #expect(
      wrong.isEmpty,
      "\(wrong.count) of \(count):\n\(wrong.prefix(10).joined(separator: "\n"))"
    )
  }
}

#endif
