import SnapshotTestSupport
import Testing

@testable import SnapshotTool

@Suite struct ChildProcessTests {
  @Test func theOutputAndTheExitCodeAreReturned() throws {
    let folder = try TemporaryFolder()
    let script = "echo a; echo b >&2; pwd -P; cat; exit 3"
    let answer = try ChildProcess.run(["sh", "-c", script], in: folder.path)
    #expect(answer.status == 3)
    #expect(answer.output == "a\n\(folder.path)\n")
    #expect(try ChildProcess.run(["no-such-program"], in: folder.path).status == 127)
  }
}
