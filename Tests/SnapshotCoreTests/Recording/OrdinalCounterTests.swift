import SnapshotCore
import Testing

@Suite struct OrdinalCounterTests {
  private let counter = OrdinalCounter()
  private let key = OrdinalCounter.Key(test: "t", stem: "badge", pathExtension: "png")

  @Test func countsByTestAndExtension() {
    let other = OrdinalCounter.Key(test: "t", stem: "badge", pathExtension: "svg")
    #expect(counter.next(for: key, task: 1) == .ordinal(1))
    #expect(counter.next(for: other, task: 1) == .ordinal(1))
    #expect(counter.next(for: key, task: 1) == .ordinal(2))
  }

  @Test func refusesASecondTask() {
    #expect(counter.next(for: key, task: 1) == .ordinal(1))
    #expect(counter.next(for: key, task: 2) == .inAnotherTask)
    #expect(counter.next(for: key, task: nil) == .inAnotherTask)
    #expect(counter.next(for: key, task: 1) == .ordinal(2))
  }

  @Test func aLineKeepsItsOrdinal() {
    #expect(counter.ordinal(ofLine: "a:1", for: key) == .ordinal(1))
    #expect(counter.ordinal(ofLine: "a:2", for: key) == .ordinal(2))
    #expect(counter.ordinal(ofLine: "a:1", for: key) == .ordinal(1))
  }
}
