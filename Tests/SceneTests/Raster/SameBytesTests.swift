import Pixels
import Scene
import Testing

@Suite struct SameBytesTests {
  @Test func manyThreadsGiveTheSamePixelsAndTexts() async throws {
    struct Outputs: Hashable {
      let bytes: [UInt8]
      let texts: [String]
    }
    @Sendable func outputs(_ seed: Int) throws -> Outputs {
      let list = DisplayList.random(seed: seed)
      return Outputs(
        bytes: try list.bitmap(scale: 2, background: .white).bytes,
        texts: [list.svg(), list.commands()]
      )
    }
    let alone = try (0..<8).map { try outputs($0) }
    try await withThrowingTaskGroup(of: (Int, Outputs).self) { group in
      for job in 0..<32 { group.addTask { (job % 8, try outputs(job % 8)) } }
      for try await (seed, found) in group { #expect(found == alone[seed]) }
    }
  }

  @Test(arguments: 0..<12)
  func parsedScenesHaveTheSamePixels(seed: Int) throws {
    let list = DisplayList.random(seed: seed)
    let back = try DisplayList(commands: list.commands())
    #expect(try back.bitmap().bytes == list.bitmap().bytes)
  }
}
