/// The references that an assertion writes.
///
/// A test that writes a reference fails once, so that a first run, or a mode left in the code,
/// doesn't pass unnoticed. The failure is a warning instead if the environment variable
/// `SNAPSHOT_RECORD` is `all` or `failed`, on CI only if `SNAPSHOT_RECORD_ON_CI` is 1 as well. The
/// article “Recording references” has the table of all combinations.
public enum RecordMode: String, CaseIterable, Sendable {
  /// Writes every reference that isn't equal, even if it is within tolerance.
  case all
  /// Writes references that are missing or that fail.
  case failed
  /// Writes references that are missing.
  case missing
  /// Writes nothing; a missing reference fails.
  case never
}

extension RecordMode: ExpressibleByBooleanLiteral {
  /// Creates a mode from `true` or `false`, as used in older tests.
  @available(*, deprecated, message: "Write '.all' for 'true' and '.missing' for 'false'.")
  public init(booleanLiteral value: Bool) {
    self = value ? .all : .missing
  }
}
