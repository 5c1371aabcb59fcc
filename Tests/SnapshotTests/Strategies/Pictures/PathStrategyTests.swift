import Foundation
import Scene
import Snapshot
import Testing

@Suite struct PathStrategyTests {
  @Test func aPathIsKeptElementByElement() throws {
    let path = Path(CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(
      try Snapshotting<Path, String>.pathCommands.snapshot(path) == """
        move 1.0000 2.0000
        line 4.0000 2.0000
        line 4.0000 6.0000
        line 1.0000 6.0000
        close

        """
    )
  }
}
