internal import Testing

/// The identity of a case: the address of the array of its arguments, and its number among cases
/// with equal arguments.
struct CaseStorage: Hashable {
  private var address: UInt
  private var discriminator: Int

  /// Creates the identity from values read by reflection; `nil` if `list` isn't an array.
  init?(list: Any, discriminator: Int) {
    guard let address = CaseStorage.word(of: list) else { return nil }
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
