import SnapshotCore
import Testing

/// The rows of a difference between bytes, and their limits.
@Suite struct HexDifferenceTests {
  private func difference(_ reference: [UInt8], _ actual: [UInt8]) throws -> Difference {
    guard
      case .different(let difference) = ByteComparison.compare(reference: reference, actual: actual)
    else { throw Equal() }
    return difference
  }

  private struct Equal: Error {}

  private func file(_ difference: Difference) -> [Substring] {
    String(decoding: difference.files.first?.bytes ?? [], as: UTF8.self).split(separator: "\n")
  }

  @Test func rowsOf16BytesAreCompared() throws {
    let old = [UInt8](0..<40)
    var new = old
    new[17] = 0xFF
    new.append(0x41)
    let difference = try difference(old, new)
    #expect(
      difference.detail == """
        -00000010  10 11 12 13 14 15 16 17 18 19 1a 1b 1c 1d 1e 1f  |................|
        +00000010  10 ff 12 13 14 15 16 17 18 19 1a 1b 1c 1d 1e 1f  |................|
        -00000020  20 21 22 23 24 25 26 27                          | !"#$%&'|
        +00000020  20 21 22 23 24 25 26 27 41                       | !"#$%&'A|
        """
    )
    #expect(
      difference.summary
        == "40 bytes in the reference, 41 now; the first difference is at byte 17"
    )
    #expect(
      difference.measurements == [
        MeasuredNumber("bytes in the reference", 40), MeasuredNumber("bytes now", 41),
        MeasuredNumber("equal bytes before the first difference", 17),
      ]
    )
    #expect(difference.files.map(\.pathExtension) == ["txt"])
    #expect(file(difference).joined(separator: "\n") == difference.detail)
  }

  @Test func aRowThatOnlyOneSideHasIsShownOnce() throws {
    let old = [UInt8](repeating: 0x61, count: 16)
    let longer = try difference(old, old + [0x62])
    let row = "00000010  62                                               |b|"
    #expect(longer.detail == "+\(row)")
    #expect(try difference(old + [0x62], old).detail == "-\(row)")
  }

  /// The message shows 12 rows, the file 10,000; further ones are counted up to 10,000.
  @Test(arguments: [
    (12, nil, nil), (13, "… 1 more row", nil), (14, "… 2 more rows", nil),
    (10_000, "… 9,988 more rows", nil), (10_001, "… 9,989 more rows", "… 1 more row"),
    (10_012, "… 10,000 more rows", "… 12 more rows"),
    (10_013, "… more than 10,000 more rows", "… 13 more rows"),
  ])
  func furtherRowsAreCounted(rows: Int, detail: String?, file: String?) throws {
    let old = [UInt8](repeating: 0, count: rows * 16)
    let difference = try difference(old, [UInt8](repeating: 1, count: rows * 16))
    let lines = difference.detail.split(separator: "\n")
    #expect(lines.count == 24 + (detail == nil ? 0 : 1))
    #expect(lines.last.map(String.init) == detail || detail == nil)
    let all = self.file(difference)
    #expect(all.count == 2 * min(rows, 10_000) + (file == nil ? 0 : 1))
    #expect(all.last.map(String.init) == file || file == nil)
  }

  @Test(arguments: [0, 1, 4_095, 4_096, 4_097, 8_192, 9_999])
  func theFirstDifferenceIsFoundInAnyBlock(index: Int) {
    let old = [UInt8](repeating: 7, count: 10_000)
    var new = old
    new[index] = 8
    #expect(old.firstDifference(from: new) == index)
    #expect(!old.hasSameBytes(as: new))
    #expect(Array(old[..<index]).firstDifference(from: old) == index)
    #expect(old.firstDifference(from: Array(old[..<index])) == index)
  }

  @Test func equalBytesHaveNoDifference() {
    #expect([UInt8]().firstDifference(from: []) == nil)
    #expect(([1, 2] as [UInt8]).firstDifference(from: [1, 2]) == nil)
    #expect([UInt8]().hasSameBytes(as: []))
    #expect(ByteComparison.compare(reference: [1], actual: [1]) == .equal)
  }

  @Test func bytesOfAText() {
    #expect(Array("abcdefgh".utf8).isASCII)
    #expect([UInt8]().isASCII)
    for index in 0..<17 {
      var bytes = [UInt8](repeating: 0x7F, count: 17)
      bytes[index] = 0x80
      #expect(!bytes.isASCII)
    }
    #expect(([1, 2, 3] as [UInt8]).containsByte(3))
    #expect(!([1, 2, 3] as [UInt8]).containsByte(4))
    #expect(![UInt8]().containsByte(0))
    #expect(Array("abc".utf8).starts(withText: "ab"))
    #expect(Array("abc".utf8).starts(withText: "abc"))
    #expect(!Array("ab".utf8).starts(withText: "abc"))
    #expect(!Array("abd".utf8).starts(withText: "abc"))
    #expect([UInt8]().starts(withText: ""))
    #expect(![UInt8]().starts(withText: "a"))
  }

  @Test func aDumpHasPrintableCharacters() {
    #expect(
      HexDump.rows(of: [0x1F, 0x20, 0x7E, 0x7F]) == [
        "00000000  1f 20 7e 7f                                      |. ~.|"
      ]
    )
    #expect(HexDump.rows(of: [UInt8](repeating: 0, count: 17)).count == 2)
    #expect(HexDump.digits(of: [0x0F, 0x10]) == "0f 10")
  }
}
