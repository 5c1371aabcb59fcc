import Testing

@testable import SnapshotTool

@Suite struct ConcurrentlyTests {
  private struct Failed: Error, Equatable {
    var number: Int
  }

  @Test(arguments: [0, 1, 2, 100])
  func resultsAreInTheirOrder(count: Int) {
    #expect(Concurrently.map(count) { $0 * 3 } == (0..<count).map { $0 * 3 })
  }

  @Test func theFirstErrorIsThrown() {
    let error = #expect(throws: Failed.self) {
      try Concurrently.map(20) { (index) throws(Failed) -> Int in
        if index == 7 || index == 13 { throw Failed(number: index) }
        return index
      }
    }
    #expect(error == Failed(number: 7))
  }
}
