internal import SnapshotCore

/// The reason why a value can't be dumped.
enum DumpError: Error, Hashable, CustomStringConvertible {
  /// Values are nested beyond the limit; with the type of the value at the limit.
  case tooDeep(String, limit: Int)
  case tooMany(limit: Int)

  var description: String {
    switch self {
    case .tooDeep(let type, let limit):
      """
      The value is nested more than \(limit.grouped) levels deep, the limit of `.dump`. \
      At that depth it contains a value of type \(type). \(DumpError.fix)
      """
    case .tooMany(let limit):
      """
      The value contains more than \(limit.grouped) values, the limit of `.dump`. An \
      object that is referenced in several places counts in each of them. \(DumpError.fix)
      """
    }
  }

  private static let fix = """
    Snapshot a part of the value, or make the type of a part conform to \
    AnySnapshotStringConvertible.
    """
}
