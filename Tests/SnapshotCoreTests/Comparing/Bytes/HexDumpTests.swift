import SnapshotCore
import Testing

@Suite struct HexDumpTests {
  @Test func onlyPrintableASCIIIsShown() {
    let row = "00000000  1f 20 7e 7f 80" + String(repeating: " ", count: 35) + "|. ~..|"
    #expect(HexDump.rows(of: [0x1F, 0x20, 0x7E, 0x7F, 0x80]) == [row])
  }

  @Test func aRowHasSixteenBytes() {
    let rows = HexDump.rows(of: [UInt8](repeating: 0x41, count: 33))
    #expect(rows.map { $0.prefix(10) } == ["00000000  ", "00000010  ", "00000020  "])
    #expect(rows.map { $0.count { $0 == "A" } } == [16, 16, 1])
    #expect(HexDump.rows(of: []) == [])
  }
}
