import Foundation
import Snapshot
import SnapshotCore
import Synchronization
import Testing

/// The arguments of a case are available only by reflection of Swift Testing's types. These tests
/// fail first if that changes.
@Suite struct CaseArgumentsTests {
  private let playground: Playground

  init() throws {
    playground = try Playground()
  }

  enum Color: String, CaseIterable { case red, green }
  enum Plain: CaseIterable { case one, two }
  struct Point: Codable, Sendable { var x: Int, y: Int }
  struct Labelled: CustomTestStringConvertible, Sendable {
    var testDescription: String { "a label" }
  }

  private func file() -> String? {
    withKnownIssue {
      playground.run { assertSnapshot(of: "", as: .lines) }
    } matching: { issue in
      issue.comments.contains { $0.rawValue.hasPrefix("Recorded a new") }
    }
    return playground.references.first.map(FilePath.name)
  }

  /// Asserts before and after a change, and returns the names of both references.
  private func files(changing change: () -> Void = {}) -> [String] {
    withKnownIssue {
      playground.run {
        assertSnapshot(of: "", as: .lines, named: "1")
        change()
        assertSnapshot(of: "", as: .lines, named: "2")
      }
    } matching: { issue in
      issue.comments.contains { $0.rawValue.hasPrefix("Recorded a new") }
    }
    return playground.references.map(FilePath.name)
  }

  @Test(arguments: Color.allCases) func rawValues(color: Color) {
    #expect(file() == "rawValues_color=\(color.rawValue).txt")
  }

  @Test(arguments: Plain.allCases, [1, 2]) func severalWithoutLabels(_ plain: Plain, _ size: Int) {
    #expect(file() == "severalWithoutLabels_0=\(plain)_1=\(size).txt")
  }

  @Test(arguments: [Point(x: 1, y: 2), Point(x: 1, y: -2)]) func encodable(point: Point) throws {
    let name = try #require(file())
    #expect(name.hasPrefix("encodable_point=Point-x-1-y-"))
    #expect(name.hasSuffix(".txt"))
  }

  @Test(arguments: [Labelled()]) func described(value: Labelled) throws {
    #expect(try #require(file()).hasPrefix("described_value=a-label-"))
  }

  struct Basket: Codable, Sendable { var fruits: Set<String> }

  @Test(arguments: [Set(1...8)]) func sets(numbers: Set<Int>) throws {
    #expect(try #require(file()).hasPrefix("sets_numbers=1-2-3-4-5-6-7-8-"))
  }

  @Test(arguments: [["tea": 1, "coffee": 2, "cake": 3, "milk": 4, "juice": 5]])
  func dictionaries(prices: [String: Int]) throws {
    let name = "dictionaries_prices=cake-3-coffee-2-juice-5-milk-4-tea-1-"
    #expect(try #require(file()).hasPrefix(name))
  }

  @Test(arguments: [Basket(fruits: ["apple", "banana", "cherry", "date", "fig"])])
  func nestedSets(basket: Basket) throws {
    let name = "nestedSets_basket=Basket-fruits-apple-banana-cherry-date-fig-"
    #expect(try #require(file()).hasPrefix(name))
  }

  @Test(arguments: ["a b", "a/b"]) func texts(text: String) throws {
    #expect(try #require(file()).hasPrefix("texts_text=a-b-"))
  }

  @Test(arguments: [nil, 3]) func optionals(number: Int?) {
    #expect(file() == "optionals_number=\(number.map(String.init) ?? "nil").txt")
  }

  @Test(arguments: [1.5, -0.25]) func numbers(number: Double) {
    #expect(file() == "numbers_number=\(number).txt")
  }

  @Test(arguments: zip([1, 2], ["x", "y"])) func pairs(number: Int, text: String) {
    #expect(file() == "pairs_number=\(number)_text=\(text).txt")
  }

  @Test(arguments: [1, 2]) func severalAssertions(number: Int) {
    let name = "severalAssertions_number=\(number)"
    #expect(files() == ["\(name).1.txt", "\(name).2.txt"])
  }

  private static let equalCases = Mutex<Set<[String]>>([])

  @Test(arguments: [3, 3]) func equalArguments(number: Int) {
    let names = ["", "-2"].map { "equalArguments_number=3\($0)" }
    let files = files()
    #expect(names.contains { files == ["\($0).1.txt", "\($0).2.txt"] })
    let isNew = Self.equalCases.withLock { cases in
      // Both cases have run, so this is a repetition, which uses the same files again.
      if cases.count == 2 { cases.removeAll() }
      return cases.insert(files).inserted
    }
    #expect(isNew, "Two cases have the same files.")
  }

  final class Counter: CustomStringConvertible, @unchecked Sendable {
    var count = 0
    var description: String { "count \(count)" }
  }

  struct Meter: Sendable { var counter = Counter() }

  @Test(arguments: [Counter()]) func changedObject(counter: Counter) throws {
    counter.count = 0
    let files = files { counter.count = 1 }
    try #require(files.count == 2)
    #expect(files[0].hasPrefix("changedObject_counter=count-0-"))
    #expect(files[1].hasPrefix("changedObject_counter=count-1-"))
  }

  @Test(arguments: [Meter()]) func changedPart(meter: Meter) throws {
    meter.counter.count = 0
    let files = files { meter.counter.count = 1 }
    try #require(files.count == 2)
    #expect(files[0].hasPrefix("changedPart_meter=Meter-counter-count-0-"))
    #expect(files[1].hasPrefix("changedPart_meter=Meter-counter-count-1-"))
  }

  @Test func `raw identifiers`() throws {
    #expect(try #require(file()).hasPrefix("raw-identifiers-"))
  }
}
