import Foundation
import Testing

/// A measured call of the public API.
struct Question: Sendable {
  let name: String
  /// Whether a call is so slow that only `compare --slow` measures it.
  let isSlow: Bool
  let call: @Sendable () throws -> Void

  init(_ name: String, isSlow: Bool = false, _ call: @escaping @Sendable () throws -> Void) {
    self.name = name
    self.isSlow = isSlow
    self.call = call
  }
}

/// The test that `Benchmarks/compare` runs once per question in a separate process, so that the
/// measured memory is that of one question.
@Suite struct QuestionTests {
  private let environment = ProcessInfo.processInfo.environment

  @Test func ask() throws {
    guard let asked = environment["QUESTION"] else {
      for question in Question.all {
        print("QUESTION\t\(question.isSlow ? "slow" : "fast")\t\(question.name)")
      }
      return
    }
    let question = try #require(Question.all.first { $0.name == asked })
    // The first call records references or includes one-time setup, so it isn't measured.
    try question.call()
    if environment["SNAPSHOT_RECORD"] == "all" { return }
    print("MEASURED\t\(try milliseconds(question))")
  }

  /// Returns the processor time per call in milliseconds: the median of five samples of at least 30
  /// ms.
  private func milliseconds(_ question: Question) throws -> Double {
    var samples: [Double] = []
    for _ in 0..<(question.isSlow ? 1 : 5) {
      let begin = processorTime
      var calls = 0.0
      repeat {
        try question.call()
        calls += 1
      } while processorTime - begin < 30
      samples.append((processorTime - begin) / calls)
    }
    return samples.sorted()[samples.count / 2]
  }

  private var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }
}
