import Foundation
import Snapshot
import SnapshotCore
import Testing

/// A strategy written for swift-snapshot-testing, to check that it compiles unchanged.
extension Snapshotting where Value == Int, Format == Int {
  fileprivate static let parity = Snapshotting(
    pathExtension: "int",
    diffing: Diffing(
      toData: { Data(String($0).utf8) },
      fromData: { Int(String(decoding: $0, as: UTF8.self)) ?? 0 },
      diff: { old, new in
        guard old % 2 != new % 2 else { return nil }
        return ("Parity differs\n\(old) against \(new)", [])
      }
    )
  )
}

@Suite struct PortedStrategyTests {
  @Test func itsOwnComparisonDecides() throws {
    let playground = try Playground()
    withKnownIssue { playground.run { assertSnapshot(of: 2, as: .parity) } }
    playground.run { assertSnapshot(of: 4, as: .parity) }
    withKnownIssue {
      playground.run { assertSnapshot(of: 3, as: .parity) }
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue.contains("\nParity differs\n\n2 against 3\n\nreference ")
      }
    }
  }
}
