#if CustomDump
import Snapshot
import Testing

@Suite struct CustomDumpStrategyTests {
  @Test func valuesMatchCustomDump() throws {
    #expect(
      try Snapshotting<[Int], String>.customDump.snapshot([1, 2]) == "[\n  [0]: 1,\n  [1]: 2\n]"
    )
  }
}
#endif
