import SnapshotCore
import Testing

@Suite struct ByteComparisonTests {
  @Test func saysWhereTheFirstDifferenceIs() {
    let comparison = ByteComparison.compare(
      reference: [0, 1, 2, 3, 4, 5, 6],
      actual: [0, 1, 2, 3, 4, 0xFF]
    )
    let expected = Difference(
      summary: "7 bytes in the reference, 6 now; the first difference is at byte 5",
      detail: "reference  … 01 02 03 04 05 06\nactual     … 01 02 03 04 ff"
    )
    #expect(comparison == .different(expected))
  }

  @Test func equalBytesAreEqual() {
    #expect(ByteComparison.compare(reference: [], actual: []) == .equal)
  }
}
