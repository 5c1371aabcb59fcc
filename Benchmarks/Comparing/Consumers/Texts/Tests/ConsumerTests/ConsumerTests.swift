import Snapshot
import Testing

@Test func text() { assertSnapshot(of: "text", as: .lines) }
