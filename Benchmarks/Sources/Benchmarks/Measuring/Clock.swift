import Foundation

/// Returns the processor time of this process in milliseconds, which depends less on other
/// processes than wall time does.
func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
}

/// The number of measured rounds; every engine has one turn per round.
let rounds = 7

/// Returns the time of one call in milliseconds, repeated until `least` milliseconds have passed.
func milliseconds(least: Double = 4, _ body: () -> Void) -> Double {
  let begin = processorTime()
  var calls = 0
  repeat {
    body()
    calls += 1
  } while processorTime() - begin < least
  return (processorTime() - begin) / Double(calls)
}

/// Returns the times of several engines that run alternately: one sample per engine and round.
func samples(_ engines: [() -> Double]) -> [Samples] {
  var times = [[Double]](repeating: [], count: engines.count)
  for round in 0..<rounds {
    for (index, engine) in engines.enumerated() { times[index].append(engine()) }
    // Long measurements are stable after three rounds.
    if round == 2, times.joined().max() ?? 0 > 250 { break }
  }
  return times.map(Samples.init)
}
