internal import SnapshotCore

/// Why a value can't be dumped.
enum DumpError: Error, Hashable, CustomStringConvertible {
  /// Values are nested beyond the limit; the type of the value at the limit.
  case tooDeep(String)
  case tooMany

  var description: String {
    switch self {
    case .tooDeep(let type):
      """
      The value is nested deeper than \(DumpText.mostLevels.grouped) levels, the limit of `.dump`; \
      there it holds a value of type \(type). \(DumpError.cure)
      """
    case .tooMany:
      """
      The value holds more than \(DumpText.mostValues.grouped) values, the limit of `.dump`. An \
      object that is held in several places counts in each of them. \(DumpError.cure)
      """
    }
  }

  private static let cure = """
    Snapshot a part of the value, or let the type of a part conform to \
    AnySnapshotStringConvertible.
    """
}
