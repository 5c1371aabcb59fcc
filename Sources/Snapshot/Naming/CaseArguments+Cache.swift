internal import SnapshotCore
internal import Synchronization
internal import Testing

extension CaseArguments {
  /// Returns the arguments of a case; an empty array for a test without parameters, and `nil` if
  /// they can't be read.
  ///
  /// Reading them takes several times longer than the rest of a passing assertion, so only the first
  /// assertion of a case does it, if the arguments can't change in between.
  static func arguments(of testCase: Test.Case) -> [TestArgument]? {
    guard testCase.isParameterized else { return [] }
    let storage = Storage(of: testCase)
    if let storage, let cached = cache.withLock({ $0[storage]?.arguments }) { return cached }
    guard let found = read(from: testCase) else { return nil }
    if let storage, storage == found.storage, found.isConstant {
      cache.withLock { cache in
        // The cache keeps the values of its cases alive, so it is small.
        if cache.count >= 32 { cache.removeAll() }
        cache[storage] = Entry(testCase: testCase, arguments: found.arguments)
      }
    }
    return found.arguments
  }

  private static let cache = Mutex<[Storage: Entry]>([:])

  private struct Entry {
    /// The case. It keeps the array of its arguments alive and unchanged, so no other array can have
    /// the same address.
    var testCase: Test.Case
    var arguments: [TestArgument]
  }

  /// The array in which a case stores its arguments, and the number among cases with equal ones.
  struct Storage: Hashable {
    private var address: UInt
    private var discriminator: Int

    /// Creates it from what reflection finds; `nil` if `list` isn't an array.
    init?(list: Any, discriminator: Int) {
      guard let address = Storage.word(of: list) else { return nil }
      self.address = address
      self.discriminator = discriminator
    }

    /// Reads the first two words of a case without reflection.
    ///
    /// They are an array and a number only in known layouts of Swift Testing's types, so the result
    /// is used only if reflection finds the same. The rest of a case isn't compared, because it has
    /// padding.
    init?(of testCase: Test.Case) {
      let words = withUnsafeBytes(of: testCase) { bytes -> (UInt, Int)? in
        guard bytes.count >= MemoryLayout<(UInt, Int)>.size else { return nil }
        return bytes.loadUnaligned(as: (UInt, Int).self)
      }
      guard let words else { return nil }
      (address, discriminator) = words
    }

    private static func word<Value>(of value: Value) -> UInt? {
      guard MemoryLayout<Value>.size == MemoryLayout<UInt>.size else { return nil }
      return withUnsafeBytes(of: value) { $0.loadUnaligned(as: UInt.self) }
    }
  }
}
