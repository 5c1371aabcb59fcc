import Foundation
import TestSupport
import Testing

@testable import Snapshot

/// Different values have different dumps.
@Suite struct DistinctDumpsTests {
  func dump(_ value: Any) throws -> String {
    try Snapshotting<Any, String>.dump.snapshot(value)
  }

  private struct Holder {
    var a: Any
    var b: Any = 0
  }

  private struct Described: CustomStringConvertible {
    var description: String
  }

  private class Named: CustomStringConvertible {
    var name: String
    var first: Named?
    var second: Named?
    init(_ name: String) { self.name = name }
    var description: String { "Named" }
  }

  private final class Node {
    var next: Node?
    init(_ next: Node? = nil) { self.next = next }
  }

  private class Base { private var x = 1; init(_ x: Int) { self.x = x } }
  private final class Derived: Base {
    private var x = 1
    init(_ x: Int, _ y: Int) {
      self.x = y
      super.init(x)
    }
  }

  private final class Tank: NSObject {
    var litres: Int
    init(_ litres: Int) { self.litres = litres }
  }

  private struct Unlabelled: CustomReflectable {
    var all: [Int]
    var customMirror: Mirror { Mirror(self, unlabeledChildren: all, displayStyle: .struct) }
  }

  private struct Labelled: CustomReflectable {
    var label: String
    var value: String
    var customMirror: Mirror { Mirror(self, children: [label: Described(description: value)]) }
  }

  private static func date(_ seconds: Double) -> Date {
    Date(timeIntervalSinceReferenceDate: seconds)
  }

  static let pairs: [@Sendable () -> (Any, Any)] = [
    { (Data([1]), Data([2])) }, { (Data(0..<20), Data(1..<21)) }, { (Data([0]), Data([0, 0])) },
    { (Data(), Data([0])) }, { (Data("a\nb".utf8), Data("a b".utf8)) },
    {
      (
        NSData(data: Data(repeating: 1, count: 3_000)),
        NSData(data: Data(repeating: 2, count: 3_000))
      )
    },
    { (date(0.25), date(0.5)) }, { (date(0), date(1e-9)) }, { (date(-0.25), date(-0.75)) },
    { (date(0.1), date(0.1.nextUp)) }, { (date(-1e-7), date(-1e-8)) },
    { (date(-0.25), date(0.25)) },
    { (date(1e13), date(1e14)) }, { (date(1e300), date(.infinity)) },
    { (date(.nan), date(.infinity)) },
    { (date(-63_145_612_800), date(-63_114_076_801)) }, { (date(-1e13), date(-2e13)) },
    { (date(700_000_000.1), date(700_000_000.1.nextUp)) },
    { (NSDate(timeIntervalSinceReferenceDate: 0.25), NSDate(timeIntervalSinceReferenceDate: 0.5)) },
    { (NSNumber(value: true), NSNumber(value: 1)) }, { (NSNumber(value: 1), NSNumber(value: 1.5)) },
    { (Described(description: "0xff"), Described(description: "0xfe")) },
    {
      (Described(description: "0xffffffffffff0000"), Described(description: "0xffffffffffff0001"))
    },
    {
      (
        Holder(a: Described(description: "1\n  - b: 2"), b: Described(description: "3")),
        Holder(a: Described(description: "1"), b: Described(description: "2\n  - b: 3"))
      )
    },
    { (Described(description: "a\nb"), Described(description: "a\n│ b")) },
    { (Described(description: "a\n"), Described(description: "a")) },
    {
      (
        [Described(description: "a\n  - b"), Described(description: "c")],
        [Described(description: "a"), Described(description: "b\n  - c")]
      )
    },
    { (Labelled(label: "a: b", value: "c"), Labelled(label: "a", value: "b: c")) },
    { (Labelled(label: "a\n  - b", value: "c"), Labelled(label: "a", value: "\n  - b: c")) },
    { (Derived(1, 2), Derived(2, 1)) }, { (Unlabelled(all: [1, 2]), Unlabelled(all: [2, 1])) },
    { (Tank(1), Tank(2)) }, { (Named("a"), Named("b")) },
    {
      let (one, other) = (Named("a"), Named("a"))
      (one.first, other.second) = (one, other)
      return (one, other)
    },
    {
      // A cycle of two objects, and an object that refers to a cycle of one.
      let (a, b, c, d) = (Node(), Node(), Node(), Node())
      (a.next, b.next, c.next, d.next) = (b, a, d, d)
      return (a, c)
    },
    { (Node(Node()), Node()) }, { (-0.0, 0.0) }, { (Double.nan, -Double.nan) },
    { (Double(bitPattern: 0x7FF8_0000_0000_0001), Double.nan) },
    { (Double.signalingNaN, Double.nan) },
    { (Float(bitPattern: 0x7FC0_0001), Float.nan) }, { (0.1, 0.1.nextUp) },
    { (Double.leastNonzeroMagnitude, 0.0) },
    { ("a", "a\n") }, { ("é", "e\u{301}") }, { ("\\n", "\n") }, { ("\u{200B}", "") },
    { ("\"", "\\\"") },
    { (["a": 1], ["a": 2]) }, { ([1, 2], [2, 1]) }, { (Set([1]), Set([1, 2])) },
    { ([[1], [2]], [[1, 2]]) },
    { (Int?.none as Any, Int?.some(1) as Any) }, { (Int??.none as Any, Int??.some(nil) as Any) },
    { (\String.count, \String.isEmpty) }, { (Int.self, String.self) }, { (1...2, 1...3) },
    { (IndexSet([1, 2]), IndexSet([3, 4])) },
    { (IndexPath(indexes: [1]), IndexPath(indexes: [1, 1])) },
    { (CharacterSet(charactersIn: "ab"), CharacterSet(charactersIn: "abc")) },
    { (Decimal(string: "1.1") as Any, Decimal(string: "1.10000000000000000000000000001") as Any) },
    { (URL(string: "a?x=%2B") as Any, URL(string: "a?x=+") as Any) },
    {
      (
        URL(string: "b", relativeTo: URL(string: "https://a/")) as Any,
        URL(string: "https://a/b") as Any
      )
    },
    { (AttributedString("a"), AttributedString("b")) },
    {
      var one = AttributedString("ab")
      var other = one
      one.link = URL(string: "https://a.b")
      other.link = URL(string: "https://a.c")
      return (one, other)
    },
    { (DateInterval(start: date(0), duration: 0.25), DateInterval(start: date(0), duration: 0.5)) },
    {
      (
        Measurement(value: 1, unit: UnitLength.meters),
        Measurement(value: 1, unit: UnitLength.miles)
      )
    },
    { (Duration.seconds(1), Duration.seconds(1) + .nanoseconds(1)) },
    { (TimeZone(secondsFromGMT: 3_600) as Any, TimeZone(secondsFromGMT: 7_200) as Any) },
    { (AnyHashable("1"), AnyHashable(1)) }, { ((1, 2), (1, 3)) }, { ((a: 1, b: 2), (a: 1, c: 2)) },
    { (Result<Int, NSError>.success(1), Result<Int, NSError>.success(2)) },
    { (NSError(domain: "a", code: 1), NSError(domain: "a", code: 2)) },
    {
      (
        NSError(domain: "a", code: 1, userInfo: ["a": 1]),
        NSError(domain: "a", code: 1, userInfo: ["a": 2])
      )
    },
    { ("a".unicodeScalars, "b".unicodeScalars) }, { (Character("\n"), Character("\r\n")) },
    { (Notification(name: .init("a")), Notification(name: .init("b"))) },
    { (URLComponents(string: "a?x=%2B") as Any, URLComponents(string: "a?x=+") as Any) },
    { (UInt64.max, UInt64.max - 1) },
    { (Locale(identifier: "de_DE"), Locale(identifier: "de_AT")) },
    { (PersonNameComponents(givenName: "a"), PersonNameComponents(familyName: "a")) },
    { ([Holder(a: 1), Holder(a: 2)], [Holder(a: 2), Holder(a: 1)]) },
    { (DateComponents(year: 1), DateComponents(month: 1)) },
    { ([AnyHashable("1"): 1, AnyHashable(1): 2], [AnyHashable("1"): 2, AnyHashable(1): 1]) },
    { (NSString("a\nb"), NSString("a b")) },
    { (NSArray(array: [1, true]), NSArray(array: [1, 1])) },
  ]

  @Test(arguments: 0..<pairs.count)
  func everyDifferenceIsVisible(index: Int) throws {
    let (one, other) = DistinctDumpsTests.pairs[index]()
    let (first, second) = try (dump(one), dump(other))
    #expect(!first.utf8.elementsEqual(second.utf8), "\(first)")
    #expect(try dump(one) == first)
  }

  @Test(arguments: [1, 2] as [UInt64])
  func descriptionsNeverLookLikeMembers(seed: UInt64) throws {
    var texts = SeededTextGenerator(
      seed: seed,
      ["\n  - b: ", "\n  │ ", "- ", "▿ ", "│ ", "a", "b: "]
    )
    var known: [[UInt8]: [String]] = [:]
    for _ in 0..<2_000 {
      let words = [texts.text(3), texts.text(3)]
      let text = try dump(
        Holder(a: Described(description: words[0]), b: Described(description: words[1]))
      )
      let other = known.updateValue(words, forKey: Array(text.utf8)) ?? words
      #expect(zip(words, other).allSatisfy { $0.utf8.elementsEqual($1.utf8) })
    }
  }

  @Test(arguments: [1, 2] as [UInt64])
  func datesKeepEveryBit(seed: UInt64) throws {
    var random = SeededTextGenerator(seed: seed)
    for _ in 0..<2_000 {
      let power = Double.random(in: -12...12, using: &random)
      let seconds = Double.random(in: -1...1, using: &random) * pow(10, power)
      let text = DistinctDumpsTests.date(seconds).snapshotDescription
      #expect(text != DistinctDumpsTests.date(seconds.nextUp).snapshotDescription)
      #expect(text != DistinctDumpsTests.date(seconds.nextDown).snapshotDescription)
    }
  }

  @Test(
    arguments: [
      (0.25, "2001-01-01T00:00:00.25Z"), (-0.25, "2000-12-31T23:59:59.75Z"),
      (-0.05, "2000-12-31T23:59:59.95Z"), (59.5, "2001-01-01T00:00:59.5Z"),
      (1e-7, "2001-01-01T00:00:00.0000001Z"),
      (-1e-7, "2000-12-31T23:59:59.9999999Z"), (1.25e-6, "2001-01-01T00:00:00.00000125Z"),
      (3, "2001-01-01T00:00:03Z"), (.infinity, "inf s since 2001-01-01T00:00:00Z"),
    ] as [(Double, String)]
  )
  func datesShowTheirFraction(seconds: Double, text: String) {
    #expect(DistinctDumpsTests.date(seconds).snapshotDescription == text)
  }

  @Test func bytesAreShownWithTheirNumber() throws {
    #expect(try dump(["a": Data([0xDE, 0xAD])]).contains("- value: 2 bytes: de ad\n"))
    #expect(
      try dump([Data(0x41..<0x52)]) == """
        ▿ 1 element
          ▿ 17 bytes
            │ 00000000  41 42 43 44 45 46 47 48 49 4a 4b 4c 4d 4e 4f 50  |ABCDEFGHIJKLMNOP|
            │ 00000010  51                                               |Q|

        """
    )
  }

  @Test func descriptionLinesAreIndented() throws {
    #expect(
      try dump([Described(description: "a\n\n- b")]) == """
        ▿ 1 element
          ▿ a
            │
            │ - b
            - description: "a\\n\\n- b"

        """
    )
  }

  @Test func cyclesOfDescribedObjectsTerminate() throws {
    let one = Named("a")
    (one.first, one.second) = (one, one)
    #expect(
      try dump(one) == """
        ▿ Named
          - name: "a"
          ▿ first: Optional<Named>
            ▿ some (circular reference detected)
          ▿ second: Optional<Named>
            ▿ some (circular reference detected)

        """
    )
    (one.first, one.second) = (nil, nil)
  }

  @Test func cyclesNameTheirTarget() throws {
    let (a, b, c) = (Node(), Node(), Node())
    (a.next, b.next, c.next) = (b, c, b)
    #expect(try dump(a).contains("some (circular reference detected, to the 2 objects above)"))
    c.next = c
    #expect(try dump(a).contains("some (circular reference detected, to the object above)"))
    c.next = nil
  }

  private func nested(_ levels: Int) -> [Any] {
    (1..<levels).reduce([]) { value, _ in [value] }
  }

  @Test func tooDeepValueReportsLimit() throws {
    #expect(try dump(nested(1_000)).contains("0 elements"))
    let error = #expect(throws: (any Error).self) { try dump([nested(1_001)]) }
    #expect(
      error.map { "\($0)" } == """
        The value is nested more than 1,000 levels deep, the limit of `.dump`. At that depth it \
        contains a value of type Array<Any>. Snapshot a part of the value, or make the type of a part conform to \
        AnySnapshotStringConvertible.
        """
    )
  }

  @Test func tooLargeValueReportsLimit() throws {
    // Each level is contained twice in the one above, so there are a billion values.
    let value = (0..<30).reduce([] as [Any]) { value, _ in [value, value] }
    let error = #expect(throws: (any Error).self) { try dump(value) }
    #expect(error.map { "\($0)" }?.contains("more than 1,000,000 values") == true)
  }

  @Test(arguments: [
    ("a", "a"), ("", ""), ("a:b", "a:b"), ("a :", "a :"), ("a: b", "\"a: b\""),
    ("\"a", "\"\\\"a\""), ("a\"", "a\""), ("a\n", "\"a\\n\""), ("\u{1F}", "\"\\u{1F}\""),
    ("\u{20}", "\u{20}"), ("\t", "\"\\t\""), (" b", " b"), ("é", "é"),
  ])
  func unusualNamesAreQuoted(label: String, shown: String) {
    #expect(DumpedValue.name(label) == shown)
  }

  /// Only numbers of 33 to 48 bits can be addresses.
  @Test(arguments: [
    ("<A: 0x100000000>", "<A>"), ("<A: 0xffffffff>", "<A: 0xffffffff>"),
    ("<A: 0xffffffffffff>", "<A>"), ("<A: 0x1000000000000>", "<A: 0x1000000000000>"),
    ("A 0x7f0011223344 b", "A b"), ("A0x7f0011223344", "A"), ("0x7F0011223344", "0x7F0011223344"),
    ("A: 0x7f0011223344: 0x7f0011223345", "A"), ("x", "x"), ("", ""), ("0xg", "0xg"),
  ])
  func addressesAreRemoved(text: String, shown: String) {
    #expect(AddressText.removed(from: text) == shown)
  }

  @Test(
    arguments: [
      (-63_114_076_800, "0001-01-01T00:00:00Z"),
      (-63_114_076_801, "-63114076801.0 s since 2001-01-01T00:00:00Z"),
      (1e12 - 1, "33689-09-27T01:46:39Z"),
      (1e12, "1000000000000.0 s since 2001-01-01T00:00:00Z"),
      (-0.5, "2000-12-31T23:59:59.5Z"), (-1, "2000-12-31T23:59:59Z"),
      (-1.25, "2000-12-31T23:59:58.75Z"), (-0.125, "2000-12-31T23:59:59.875Z"),
      (1e-5, "2001-01-01T00:00:00.00001Z"), (-1.5e-6, "2000-12-31T23:59:59.9999985Z"),
      (0.5, "2001-01-01T00:00:00.5Z"), (1_000_000_000.5, "2032-09-09T01:46:40.5Z"),
      (.nan, "nan s since 2001-01-01T00:00:00Z"), (-.infinity, "-inf s since 2001-01-01T00:00:00Z"),
    ] as [(Double, String)]
  )
  func datesHaveTheirForm(seconds: Double, text: String) {
    #expect(DateText.make(DistinctDumpsTests.date(seconds)) == text)
  }

  /// Objects show their own text if the date has whole seconds in a range of 6e10 around 2001.
  @Test(arguments: [
    (0.5, false), (1, true), (6e10, false), (-6e10, false), (6e10 - 1, true), (-6e10 + 1, true),
  ])
  func objectsOfDatesShowTheirOwnText(seconds: Double, isOwn: Bool) throws {
    let text = try dump(NSDate(timeIntervalSinceReferenceDate: seconds))
    let date = DistinctDumpsTests.date(seconds)
    let own = NSDate(timeIntervalSinceReferenceDate: seconds).debugDescription
    #expect(text == "- \(isOwn ? own : date.snapshotDescription)\n")
    #expect(own != date.snapshotDescription)
  }

  @Test func theNumberOfValuesIsLimited() throws {
    let error = DumpError.tooMany(limit: 1_000_000)
    #expect(DumpText.maxValues == 1_000_000 && DumpText.maxLevels == 1_000)
    #expect(
      error.description
        == "The value contains more than 1,000,000 values, the limit of `.dump`. An object that is "
        + "referenced in several places counts in each of them. Snapshot a part of the value, or "
        + "make the type of a part conform to AnySnapshotStringConvertible."
    )
  }

  /// With at most one entry, a description doesn't depend on the order of a dictionary.
  @Test func shortUserInfosAreDescribedUnchanged() throws {
    let error = NSError(domain: "a", code: 1, userInfo: ["x": 1])
    #expect(try dump(error).hasPrefix("- \(error.debugDescription)"))
    let name = Notification.Name("n")
    let notification = Notification(name: name, object: nil, userInfo: ["x": 1])
    #expect(try !dump(notification).hasPrefix("▿ Notification\n  - name: \"n\"\n"))
    let pair = Notification(name: name, object: nil, userInfo: ["x": 1, "y": 2])
    #expect(try dump(pair).hasPrefix("▿ Notification\n  - name: \"n\"\n"))
  }
}
