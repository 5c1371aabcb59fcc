/// The users of the files of a run.
///
/// Every file that is asserted must be remembered to find the second claim on it, so this grows with
/// the number of files, though not with that of assertions.
struct FileClaims {
  /// A digest of a path, different in every process.
  struct Key: Hashable, Sendable {
    var high: UInt64
    var low: UInt64
  }

  private struct Claim {
    /// A digest of test, place and path.
    var digest: UInt64
    /// A digest of the reference that is meant, 0 for one that was numbered.
    var meaning: UInt64
    var test: String
    var place: String
    var path: String
    /// Whether the reference was equal to what was made.
    var hasMatched = false
  }

  private var claims: [Key: Claim] = [:]

  /// What a claimant is told.
  enum Answer {
    /// The file was free.
    case first
    /// It is the claimant's own already.
    ///
    /// - Parameter hasMatched: Whether the reference was equal to what was made.
    case again(hasMatched: Bool)
    /// Somebody else uses it.
    case taken(test: String, place: String, path: String, meaning: UInt64)
  }

  /// Notes who uses a file, unless somebody does so already.
  ///
  /// - Parameters:
  ///   - key: The digest of the path.
  ///   - digest: A digest of test, place and path.
  ///   - meaning: A digest of test, name and path; 0 where there is no name.
  mutating func claim(
    _ key: Key,
    _ digest: UInt64,
    _ meaning: UInt64,
    test: String,
    place: String,
    path: String
  ) -> Answer {
    guard let known = claims[key] else {
      claims[key] = Claim(digest: digest, meaning: meaning, test: test, place: place, path: path)
      return .first
    }
    if known.digest == digest { return .again(hasMatched: known.hasMatched) }
    return .taken(
      test: known.test,
      place: known.place,
      path: known.path,
      meaning: known.meaning
    )
  }

  /// Notes that the reference of a file was equal to what was made.
  mutating func noteMatch(of key: Key) { claims[key]?.hasMatched = true }
}
