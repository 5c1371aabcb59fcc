import Snapshot
import SnapshotCore
import Testing

@Suite struct ParallelTests {
  /// Asserts `count` times in each of a hundred tasks, and returns the number with a given outcome.
  private func count(
    _ kind: SnapshotVerdict.Kind,
    of count: Int,
    in playground: Playground,
    _ variables: [String: String] = [:]
  ) async -> Int {
    await playground.run(variables) {
      await withTaskGroup(of: Int.self) { group in
        for task in 0..<100 {
          group.addTask {
            (0..<count).count { _ in
              verifySnapshot(of: "task \(task)\n", as: .lines, named: "\(task)").kind == kind
            }
          }
        }
        return await group.reduce(0, +)
      }
    }
  }

  @Test func tenThousandAssertionsDoNotInterfere() async throws {
    let playground = try Playground()
    let recorded = await count(.recorded, of: 1, in: playground, ["SNAPSHOT_RECORD": "all"])
    #expect(recorded == 100)
    #expect(playground.references.count == 100)
    #expect(await count(.matched, of: 100, in: playground) == 10_000)
  }
}
