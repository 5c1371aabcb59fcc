/// The files that the assertions of a run use, each with the first assertion that used it.
///
/// Its size grows with the number of files, but not with the number of assertions.
struct FileUses {
  /// A digest of a path, different in every process.
  struct Key: Hashable, Sendable {
    var high: UInt64
    var low: UInt64
  }

  private struct Use {
    /// A digest of test, line, name and path.
    var digest: UInt64
    /// A digest of test, name and path; 0 for a numbered assertion.
    var nameDigest: UInt64
    var test: String
    var line: String
    var path: String
    /// Whether the reference has matched a value.
    var hasMatched = false
  }

  private var uses: [Key: Use] = [:]

  /// The result of registering an assertion.
  enum Registration {
    /// No other assertion used the file before.
    case first
    /// The same assertion used it before.
    ///
    /// - Parameter hasMatched: Whether the reference has matched a value.
    case again(hasMatched: Bool)
    /// Another assertion uses it.
    case taken(test: String, line: String, path: String, nameDigest: UInt64, hasMatched: Bool)
  }

  /// Registers an assertion as the user of a file, unless there is one already.
  ///
  /// - Parameters:
  ///   - key: The digest of the path.
  ///   - digest: A digest of test, line, name and path.
  ///   - nameDigest: A digest of test, name and path; 0 if there is no name.
  mutating func register(
    _ key: Key,
    _ digest: UInt64,
    _ nameDigest: UInt64,
    test: String,
    line: String,
    path: String
  ) -> Registration {
    guard let first = uses[key] else {
      uses[key] = Use(digest: digest, nameDigest: nameDigest, test: test, line: line, path: path)
      return .first
    }
    if first.digest == digest { return .again(hasMatched: first.hasMatched) }
    return .taken(
      test: first.test,
      line: first.line,
      path: first.path,
      nameDigest: first.nameDigest,
      hasMatched: first.hasMatched
    )
  }

  /// Records that the reference of a file has matched a value.
  mutating func noteMatch(of key: Key) { uses[key]?.hasMatched = true }
}
