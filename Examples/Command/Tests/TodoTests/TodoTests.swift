import Snapshot
import Testing

@Suite struct TodoTests {
  @Test func help() throws {
    assertSnapshot(of: try Transcript.of("todo", []), as: .lines)
  }

  @Test func list() throws {
    assertSnapshot(of: try Transcript.of("todo", ["list", "Buy milk", "Water plants"]), as: .lines)
  }

  @Test func unknownCommand() throws {
    assertSnapshot(of: try Transcript.of("todo", ["forget"]), as: .lines)
  }
}
