internal import Dispatch
internal import Synchronization

/// Work on several processors.
enum Concurrently {
  /// Returns the results of a function for the numbers below a count, in their order.
  ///
  /// - Throws: The error of the smallest number whose call failed.
  static func map<Value: Sendable, Failure: Error>(
    _ count: Int,
    _ make: @Sendable (Int) throws(Failure) -> Value
  ) throws(Failure) -> [Value] {
    let results = Mutex<[Int: Result<Value, Failure>]>([:])
    DispatchQueue.concurrentPerform(iterations: count) { index in
      let result = Result { () throws(Failure) in try make(index) }
      results.withLock { $0[index] = result }
    }
    let all = results.withLock { $0 }
    var values: [Value] = []
    for index in 0..<count {
      if let result = all[index] { values.append(try result.get()) }
    }
    return values
  }
}
