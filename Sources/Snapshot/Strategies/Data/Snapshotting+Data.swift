public import Foundation
internal import SnapshotCore

extension Snapshotting where Value == Data, Format == Data {
  /// A strategy that records bytes unchanged, in a file without an extension.
  public static var data: Snapshotting {
    Snapshotting(pathExtension: nil, diffing: .data)
  }
}

extension Snapshotting where Value == [UInt8], Format == Data {
  /// A strategy that records bytes unchanged, in a file without an extension.
  public static var data: Snapshotting {
    SimplySnapshotting.data.pullback { Data($0) }
  }
}

extension Diffing where Format == Data {
  /// A comparison of bytes that shows the differing rows of their hex dumps.
  public static let data = Diffing(
    toData: { $0 },
    fromData: { $0 },
    compare: { ByteComparison.compare(reference: $0, actual: [UInt8]($1)) }
  )
}
