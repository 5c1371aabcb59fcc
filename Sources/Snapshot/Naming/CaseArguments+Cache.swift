internal import SnapshotCore
internal import Synchronization
internal import Testing

extension CaseArguments {
  /// Returns the arguments of a case; an empty array for a test without parameters, and `nil` if
  /// they can't be read.
  ///
  /// Reading them takes several times longer than the rest of a passing assertion. Unless they can
  /// change during the case, only its first assertion reads them.
  static func arguments(of testCase: Test.Case) -> [TestArgument]? {
    guard testCase.isParameterized else { return [] }
    let storage = CaseStorage(of: testCase)
    if let storage, let cached = cache.withLock({ $0[storage]?.arguments }) { return cached }
    guard let found = read(from: testCase) else { return nil }
    if let storage, storage == found.storage, found.isConstant {
      cache.withLock { cache in
        // The cache is small because it keeps the arguments of its cases alive.
        if cache.count >= 32 { cache.removeAll() }
        cache[storage] = Entry(testCase: testCase, arguments: found.arguments)
      }
    }
    return found.arguments
  }

  private static let cache = Mutex<[CaseStorage: Entry]>([:])

  private struct Entry {
    /// The case. It keeps the array of its arguments alive and unchanged, so no other array can
    /// have the same address.
    var testCase: Test.Case
    var arguments: [TestArgument]
  }
}
