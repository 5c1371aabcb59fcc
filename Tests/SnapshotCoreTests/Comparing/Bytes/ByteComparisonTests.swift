import SnapshotCore
import Testing

@Suite struct ByteComparisonTests {
  @Test func reportsTheFirstDifference() {
    let comparison = ByteComparison.compare(
      reference: [0, 1, 2, 3, 4, 5, 6],
      actual: [0, 1, 2, 3, 4, 0xFF]
    )
    guard case .different(let difference) = comparison else {
      Issue.record("\(comparison)")
      return
    }
    #expect(
      difference.summary
        == "7 bytes in the reference, 6 now; the first difference is at byte 5"
    )
    #expect(
      difference.detail == """
        -00000000  00 01 02 03 04 05 06                             |.......|
        +00000000  00 01 02 03 04 ff                                |......|
        """
    )
  }

  @Test func equalRowsAreOmitted() {
    let reference = [UInt8](repeating: 0x41, count: 10_000)
    var actual = reference
    actual[5_000] = 0x42
    actual.append(0x43)
    let comparison = ByteComparison.compare(reference: reference, actual: actual)
    guard case .different(let difference) = comparison else { return #expect(comparison != .equal) }
    #expect(
      difference.detail == """
        -00001380  41 41 41 41 41 41 41 41 41 41 41 41 41 41 41 41  |AAAAAAAAAAAAAAAA|
        +00001380  41 41 41 41 41 41 41 41 42 41 41 41 41 41 41 41  |AAAAAAAABAAAAAAA|
        +00002710  43                                               |C|
        """
    )
  }

  @Test func omittedRowsAreCounted() {
    let comparison = ByteComparison.compare(
      reference: [UInt8](repeating: 0, count: 16 * 20),
      actual: [UInt8](repeating: 1, count: 16 * 20)
    )
    guard case .different(let difference) = comparison else { return #expect(comparison != .equal) }
    #expect(difference.detail.hasSuffix("\n… 8 more rows"))
  }

  @Test func equalBytesAreEqual() {
    #expect(ByteComparison.compare(reference: [], actual: []) == .equal)
  }
}
