import TestSupport
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

  private static let texts: [(String, [String])] = [
    ("null", [" null", "null\n", "\t\r\n null \r"]),
    ("[1,2]", [" \t\n\r[ \t\n\r1 \t\n\r, \t\n\r2 \t\n\r] \t\n\r", "[1.0,20e-1]"]),
    ("{\"a\":1,\"b\":2}", ["{ \"b\" : 2 ,\n\"a\"\t:\r1 } ", "{\"\\u0061\":1,\"\\u0062\":2}"]),
    ("[]", ["[ ]", " [\n] "]), ("{}", ["{ }", " {\n} "]),
    ("\"\\b\\f\\n\\r\\t\\/\\\\\\\"\"", ["\"\\u0008\\u000c\\u000a\\u000D\\u0009/\\u005C\\u0022\""]),
    ("\"\\u1234\"", ["\"\u{1234}\""]), ("\"\\uFd1c\"", ["\"\\ufD1C\"", "\"\u{FD1C}\""]),
    ("\"\\ud83c\\udf84\"", ["\"🎄\"", "\"\\uD83C\\uDF84\""]), ("\"\\uFFFF\"", ["\"\u{FFFF}\""]),
    ("0", ["0.0", "0e9", "0E-9", "0.000"]), ("-0", ["-0.0", "-0e1"]),
    ("120", ["12e1", "1.2e2", "1200e-1", "1.20E+2"]), ("0.012", ["12e-3", "1.2e-2", "0.00012e2"]),
    ("1e999999999", ["10e999999998", "1.0E999999999"]),
    ("-5.5", ["-55e-1", "-0.55e1"]), ("100", ["1e2"]), ("10.01", ["1001e-2"]),
  ]

  @Test(arguments: texts)
  func spellingsOfOneValueAreEqual(_ text: String, _ others: [String]) throws {
    let meaning = try #require(CanonicalJSON.make(text))
    for other in others {
      #expect(CanonicalJSON.make(other) == meaning, "\(other)")
    }
  }

  @Test(arguments: [
    ("1", "10"), ("1", "-1"), ("1e2", "1e-2"), ("0.5", "5"), ("0.05", "0.5"), ("100", "1e3"),
    ("0", "-0"), ("12", "21"), ("1e1", "1e2"), ("1.1", "1.01"), ("true", "false"),
    ("null", "false"), ("true", "\"true\""), ("1", "\"1\""), ("\"a\"", "\"A\""), ("\"\"", "[]"),
    ("[]", "{}"), ("[1,2]", "[2,1]"), ("[[1],2]", "[1,[2]]"), ("[12]", "[1,2]"),
    ("{\"a\":1,\"b\":2}", "{\"a\":2,\"b\":1}"), ("{\"a\":1,\"a\":2}", "{\"a\":2}"),
    ("{\"a\":1,\"a\":2}", "{\"a\":2,\"a\":1}"), ("{\"a\":\"b\"}", "{\"b\":\"a\"}"),
    ("\"\\n\"", "\"n\""), ("\"\\b\"", "\"\\f\""), ("\"\\r\"", "\"\\t\""), ("\"\\u0001\"", "\"1\""),
  ])
  func differentValuesDiffer(_ one: String, _ other: String) throws {
    let meaning = try #require(CanonicalJSON.make(one))
    #expect(try #require(CanonicalJSON.make(other)) != meaning)
  }

  @Test(arguments: [
    "", " ", "{", "[", "[1", "[1,", "[1,]", "[,1]", "[1 2]", "]", "{\"a\"}", "{\"a\":}", "{\"a\":1",
    "{\"a\":1,}", "{\"a\" 1}", "{a:1}", "{1:1}", "{,}", "tru", "TRUE", "nul", "truefalse", "01",
    "-01", "00", "-", "--1", "1.", ".5", "-.5", "1e", "1e+", "1e-", "1e+-1", "+1", "1 2", "1a",
    "\"a", "\"", "\"\u{1F}\"", "\"\u{0}\"", "\"\n\"", "\"\\x\"", "\"\\", "\"\\u", "\"\\u12\"",
    "\"\\u123\"", "\"\\u123G\"", "\"\\uD800\"", "\"\\uDBFF\"", "\"\\uD800\\u0041\"", "\"\\uDC00\"",
    "\"\\uD800\\n\"", "\"\\uD800x\"", "1e1000000000", "1e-1000000000", "1e99999999999999999999",
    "\u{B}1", "\u{C}1", "\u{A0}1", "'a'", "NaN", "Infinity", "0x1", "1_0",
  ])
  func textsThatAreNotJSONAreRejected(_ text: String) {
    #expect(CanonicalJSON.make(text) == nil)
  }

  @Test(arguments: [
    "\"\u{20}\"", "\"\u{7F}\"", "1e999999999", "1e-999999999", "0e0", "-1E+1", "10", "0.5",
    "\"\\uD7FF\"", "\"\\uE000\"", "\"\u{301}\"",
  ])
  func unusualTextsAreJSON(_ text: String) {
    #expect(CanonicalJSON.make(text) != nil)
  }

  @Test(arguments: [("[", "]"), ("{\"a\":", "}")])
  func nestingIsLimited(_ opening: String, _ closing: String) {
    let nested = { (levels: Int) in
      String(repeating: opening, count: levels) + "1" + String(repeating: closing, count: levels)
    }
    #expect(CanonicalJSON.make(nested(512)) != nil)
    #expect(CanonicalJSON.make(nested(513)) == nil)
  }
}
