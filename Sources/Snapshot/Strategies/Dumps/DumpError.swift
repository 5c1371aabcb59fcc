internal import SnapshotCore

/// Why a value can't be dumped.
enum DumpError: Error, Hashable, CustomStringConvertible {
  /// Values are nested beyond the limit; the type of the value at the limit.
  case tooDeep(String, limit: Int)
  case tooMany(limit: Int)

  var description: String {
    switch self {
    case .tooDeep(let type, let limit):
      """
      The value is nested deeper than \(limit.grouped) levels, the limit of `.dump`; \
      there it holds a value of type \(type). \(DumpError.cure)
      """
    case .tooMany(let limit):
      """
      The value holds more than \(limit.grouped) values, the limit of `.dump`. An \
      object that is held in several places counts in each of them. \(DumpError.cure)
      """
    }
  }

  private static let cure = """
    Snapshot a part of the value, or let the type of a part conform to \
    AnySnapshotStringConvertible.
    """
}
