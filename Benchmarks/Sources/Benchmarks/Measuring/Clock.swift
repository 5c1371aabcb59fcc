import Foundation

/// The processor time of this process in milliseconds, which other processes on the machine move
/// less than the time on the wall.
func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
}

/// How many rounds are measured; every contestant has its turn in every round.
let rounds = 7

/// Milliseconds of one call: repeated until `least` milliseconds have passed.
func milliseconds(least: Double = 4, _ body: () -> Void) -> Double {
  let begin = processorTime()
  var calls = 0
  repeat {
    body()
    calls += 1
  } while processorTime() - begin < least
  return (processorTime() - begin) / Double(calls)
}

func median(_ numbers: [Double]) -> Double {
  let sorted = numbers.sorted()
  return sorted.isEmpty ? .nan : sorted[sorted.count / 2]
}

/// The medians of several contestants that take turns.
func medians(_ contestants: [() -> Double]) -> [Double] {
  var times = [[Double]](repeating: [], count: contestants.count)
  for round in 0..<rounds {
    for (index, contestant) in contestants.enumerated() { times[index].append(contestant()) }
    // What takes seconds is steady enough after three rounds.
    if round == 2, times.joined().max() ?? 0 > 250 { break }
  }
  return times.map(median)
}
