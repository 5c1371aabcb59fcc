import Snapshot
import Sun
import Testing

@MainActor @Suite struct SunTests {
  @Test func sun() {
    assertSnapshot(of: Sun(), as: .png)
    assertSnapshot(of: Sun(), as: .svg)
    assertSnapshot(of: Sun(), as: .pathCommands)
  }
}
