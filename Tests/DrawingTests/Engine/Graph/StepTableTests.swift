import Testing

@testable import Drawing

@Suite
struct StepTableTests {
  private let places = (0..<100).map { IdentityPath(step: .index($0)) }

  private func table(of count: Int) -> StepTable {
    var table = StepTable()
    for place in places.prefix(count) { table.add(place) }
    return table
  }

  private func numbers(_ asked: [Int], in table: StepTable) -> [Int?] {
    var table = table
    return asked.map { number in
      let found = table.find(.index(number))
      return places.firstIndex { $0 === found }
    }
  }

  @Test(arguments: [1, 2, 4, 5, 6, 100])
  func findsEntriesInInsertionOrder(count: Int) {
    let asked = Array(0..<count)
    #expect(numbers(asked + asked, in: table(of: count)) == asked + asked)
  }

  @Test(arguments: [1, 2, 4, 5, 6, 100])
  func findsEntriesInAnyOrder(count: Int) {
    let asked = (0..<count).reversed() + (0..<count).map { $0 * 37 % count }
    #expect(numbers(asked, in: table(of: count)) == asked)
  }

  @Test(arguments: [0, 1, 4, 5, 100])
  func missingEntryIsNil(count: Int) {
    #expect(numbers([count, -1, count], in: table(of: count)) == [nil, nil, nil])
  }

  @Test(arguments: [3, 4, 50])
  func findsEntriesInsertedBetweenOthers(count: Int) {
    var table = table(of: count)
    #expect(table.find(.index(0)) === places[0])
    table.add(places[count])
    #expect(numbers([1, count, 2, 0], in: table) == [1, count, 2, 0])
  }

  /// Larger numbers than all before are known to be new without a search.
  @Test(arguments: [
    [3], [3, 4, 9, 10, 40], [9, 4, 3, 40, 10], [1, 2, 3, 4, 5, 0, 6, 7], [-4, -2, 0, 8, 9, 2],
    [.min, .max, 0, 1, 2, 3],
  ])
  func findsNumbersInAnyOrder(numbers: [Int]) {
    var table = StepTable()
    let elements = numbers.map { IdentityPath(step: .number($0)) }
    for element in elements {
      #expect(element.step.map { table.find($0) == nil } == true)
      table.add(element)
    }
    for (number, element) in zip(numbers + numbers.reversed(), elements + elements.reversed()) {
      #expect(table.find(.number(number)) === element)
      #expect(table.find(.number(number / 2 + 1_000)) == nil)
      #expect(table.find(.index(number)) == nil)
    }
  }
}
