import SnapshotCore
import Testing

@Suite struct OrdinalCounterTests {
  private let counter = OrdinalCounter()

  private func next(
    _ pathExtension: String = "png",
    test: String = "t",
    line: String = "a:1",
    task: UInt64? = 1,
    isStartedByRunner: Bool = false,
    _ repetitions: OrdinalCounter.Repetitions = .notRequested,
    detectsRepeatedLine: Bool = false
  ) -> OrdinalCounter.Answer {
    counter.next(
      OrdinalCounter.Inputs(
        key: OrdinalCounter.Key(test: test, stem: "badge", pathExtension: pathExtension),
        line: line,
        task: task.map { RunningTask(id: $0, isStartedByRunner: isStartedByRunner) },
        repetitions: repetitions,
        detectsRepeatedLine: detectsRepeatedLine
      )
    )
  }

  private func number(_ number: Int) -> OrdinalCounter.Answer {
    .ordinal(number, isCertain: true)
  }

  @Test func countsByTestAndExtension() {
    #expect(next() == number(1))
    #expect(next("svg") == number(1))
    #expect(next() == number(2))
    #expect(next(test: "u") == number(1))
  }

  @Test func composedAndDecomposedNamesAreDifferentTests() {
    #expect(next(test: "caf\u{E9}", task: 1) == number(1))
    #expect(next(test: "cafe\u{301}", task: 2) == number(1))
  }

  @Test(arguments: [OrdinalCounter.Repetitions.notRequested, .separatelyCounted, .unknown])
  func refusesASecondTask(repetitions: OrdinalCounter.Repetitions) {
    #expect(next(line: "a:1", task: 1, repetitions) == number(1))
    #expect(next(line: "a:2", task: 2, repetitions) == .inAnotherTask)
    #expect(next(line: "a:2", task: nil, repetitions) == .inAnotherTask)
    #expect(next(line: "a:3", task: 1, repetitions) == number(2))
  }

  @Test func aRepetitionInASeparateTaskCountsFromOne() {
    for task in 1...3 as ClosedRange<UInt64> {
      #expect(next(task: task, .inTasks) == number(1))
      #expect(next(task: task, .inTasks) == number(2))
      #expect(next(line: "a:2", task: task, .inTasks) == number(3))
    }
  }

  @Test func aTaskThatTheRunnerStartedIsARepetition() {
    for task in 1...2 as ClosedRange<UInt64> {
      #expect(next(task: task, isStartedByRunner: true) == number(1))
      #expect(next(task: task, isStartedByRunner: true) == number(2))
    }
    #expect(next(task: 3, isStartedByRunner: true, .separatelyCounted) == .inAnotherTask)
  }

  @Test func aRepeatedLineIsRefusedIfRunsAreIndistinguishable() {
    #expect(next(line: "a:1", .unknown) == number(1))
    #expect(next(line: "a:2", .unknown) == number(2))
    #expect(next(line: "a:1", .unknown) == .loopOrRepetition)
    #expect(next(test: "u", line: "a:1", task: nil, .inTasks) == number(1))
    #expect(next(test: "u", line: "a:1", task: nil, .inTasks) == .loopOrRepetition)
  }

  @Test func aWatchedLineIsDetectedWhenItRunsAgain() {
    #expect(next(line: "a:1", detectsRepeatedLine: true) == number(1))
    #expect(next(line: "a:1", detectsRepeatedLine: true) == .ordinal(2, isCertain: false))
    #expect(next(line: "a:2", detectsRepeatedLine: true) == .ordinal(3, isCertain: false))
  }
}
