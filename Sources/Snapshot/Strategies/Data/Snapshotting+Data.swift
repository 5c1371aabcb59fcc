public import Foundation
internal import SnapshotCore

extension Snapshotting where Value == Data, Format == Data {
  /// Keeps bytes as they are, in a file without an extension.
  public static var data: Snapshotting {
    Snapshotting(pathExtension: nil, diffing: .data)
  }
}

extension Diffing where Format == Data {
  /// Compares bytes, and says where the first one differs.
  public static let data = Diffing(
    toData: { $0 },
    fromData: { $0 },
    compare: { ByteComparison.compare(reference: $0, actual: [UInt8]($1)) }
  )
}
