import Drawing
import Foundation
import Snapshot
import SnapshotCore
import Testing

/// Views that aren't drawn cause a warning.
@Suite struct RenderingNotesTests {
  private let playground: Playground

  init() throws {
    playground = try Playground()
  }

  private func verdict(_ view: some View) -> SnapshotVerdict {
    playground.run([:]) { verifySnapshot(of: view, as: .svg, named: "x") }
  }

  @Test func omittedViewsAreReportedOnceWithTheVerdict() {
    let view = Color.red.frame(width: 4, height: 4).noting("sheet")
    let first = verdict(view)
    #expect(first.kind == .recorded)
    #expect(first.message.contains("Note: sheet draws nothing here"))
    let second = verdict(view)
    #expect(second.kind == .matched)
    #expect(second.outcome == .pass)
    #expect(second.message.isEmpty)
  }

  @Test func aPassWithANoteIsAWarning() {
    _ = verdict(Color.red.frame(width: 4, height: 4))
    let noted = verdict(Color.red.frame(width: 4, height: 4).noting("alert"))
    #expect(noted.kind == .matched)
    #expect(noted.outcome == .warning)
    #expect(noted.message.hasPrefix("Note: alert draws nothing here"))
    #expect(noted.failure == nil)
  }
}
