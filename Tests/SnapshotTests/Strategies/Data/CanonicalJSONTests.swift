import SnapshotTestSupport
import Testing

@testable import Snapshot

@Suite struct CanonicalJSONTests {
  /// A JSON value. A number is an index into `numbers`, the spellings of each number.
  private indirect enum Value: Hashable {
    case word(String)
    case number(Int)
    case text([Unicode.Scalar])
    case array([Value])
    case object([[Unicode.Scalar]: Value])

    static let numbers = [
      ["1", "1.0", "10e-1", "0.1E+1"], ["-0", "-0.0", "-0e7"], ["0", "0.00", "0e-5"],
      ["100", "1e2", "1.00E+02"], ["1.5", "15e-1"], ["-1", "-1.0"], ["1e400", "10e399"],
      ["0.1000000000000000000000000000000001"], ["0.1", "1e-1"],
    ]
    static let scalars: [Unicode.Scalar] = [
      "a", "\"", "\\", "/", "\n", "\u{0}", "é", "e", "\u{301}", "🎄", "\u{2028}", "1", ":", ",",
    ]

    static func random(_ random: inout SeededTextGenerator, depth: Int = 2) -> Value {
      switch Int.random(in: 0...(depth > 0 ? 4 : 2), using: &random) {
      case 0: .word(["true", "false", "null"].randomElement(using: &random) ?? "null")
      case 1: .number(Int.random(in: 0..<numbers.count, using: &random))
      case 2: .text(name(&random))
      case 3:
        .array(
          (0..<Int.random(in: 0...2, using: &random)).map { _ in
            Value.random(&random, depth: depth - 1)
          }
        )
      default:
        .object(
          Dictionary(
            (0..<Int.random(in: 0...2, using: &random)).map { _ in
              (name(&random), Value.random(&random, depth: depth - 1))
            },
            uniquingKeysWith: { $1 }
          )
        )
      }
    }

    private static func name(_ random: inout SeededTextGenerator) -> [Unicode.Scalar] {
      (0..<Int.random(in: 0...2, using: &random)).map { _ in
        scalars.randomElement(using: &random) ?? "a"
      }
    }

    /// Returns the value as JSON text, in a random spelling.
    func written(_ random: inout SeededTextGenerator) -> String {
      let space = ["", " ", "\n\t"].randomElement(using: &random) ?? ""
      switch self {
      case .word(let word): return space + word + space
      case .number(let kind):
        return space + (Value.numbers[kind].randomElement(using: &random) ?? "") + space
      case .text(let scalars): return space + Value.quoted(scalars, &random) + space
      case .array(let values):
        return "[\(space)" + values.map { $0.written(&random) }.joined(separator: ",") + "]"
      case .object(let members):
        let members = members.sorted { "\($0.key)" < "\($1.key)" }.shuffled(using: &random)
        return "{\(space)"
          + members.map { Value.quoted($0.key, &random) + ":" + $0.value.written(&random) }
          .joined(separator: ",") + "}"
      }
    }

    private static func quoted(_ scalars: [Unicode.Scalar], _ random: inout SeededTextGenerator)
      -> String
    {
      var text = "\""
      for scalar in scalars {
        let isSpecial = scalar == "\"" || scalar == "\\" || scalar.value < 0x20
        guard isSpecial || Bool.random(using: &random) else {
          text.unicodeScalars.append(scalar)
          continue
        }
        for unit in String(scalar).utf16 {
          let digits = String(unit, radix: 16, uppercase: Bool.random(using: &random))
          text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      }
      return text + "\""
    }
  }

  @Test(arguments: [1, 2] as [UInt64])
  func equalMeaningsHaveEqualValues(seed: UInt64) throws {
    var random = SeededTextGenerator(seed: seed)
    let values = (0..<250).map { _ in Value.random(&random) }
    let meanings = try values.map { value in
      let text = value.written(&random)
      return try #require(CanonicalJSON.make(text), "\(text)")
    }
    for (first, meaning) in zip(values, meanings) {
      for (second, other) in zip(values, meanings) where (first == second) != (meaning == other) {
        Issue.record("\(first) and \(second)")
      }
    }
  }

  @Test(arguments: [1, 2] as [UInt64])
  func equivalentSpellingsAreEqual(seed: UInt64) {
    var random = SeededTextGenerator(seed: seed)
    for _ in 0..<500 {
      let value = Value.random(&random)
      let (one, other) = (value.written(&random), value.written(&random))
      #expect(CanonicalJSON.make(one) == CanonicalJSON.make(other), "\(one) \(other)")
    }
  }
}
