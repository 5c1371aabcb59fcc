import DrawingFiles5
import DrawingFiles6
import SwiftUI
import Testing

/// Files written for SwiftUI, compiled unchanged in both language modes.
@Suite
struct DrawingFilesTests {
  private static let names = DrawingFiles6.catalog().map(\.name)

  private static func svg(
    _ view: AnyView?,
    seed: UInt64 = 0,
    at time: Double = 0
  ) throws -> String {
    let renderer = try ImageRenderer(content: #require(view))
    renderer.proposedSize = ProposedViewSize(width: 360, height: 320)
    renderer.background = .white
    renderer.seed = seed
    renderer.time = time
    return try renderer.svg()
  }

  @Test(arguments: names)
  func drawingsOfBothModesAreTheSame(name: String) throws {
    let old = try DrawingFilesTests.svg(DrawingFiles5.catalog().first { $0.name == name }?.view)
    let new = try DrawingFilesTests.svg(DrawingFiles6.catalog().first { $0.name == name }?.view)
    #expect(old == new)
    #expect(new.contains("<path"))
  }

  /// The times at which a file is recorded, in seconds.
  private static let moments = [0, 0.3, 1.1, 2.3]

  @Test(arguments: names)
  func drawingsMoveAsTheyWereRecorded(name: String) throws {
    let view = DrawingFiles6.catalog().first { $0.name == name }?.view
    let drawn = try DrawingFilesTests.moments.map {
      FileDigests.digest(of: try DrawingFilesTests.svg(view, at: $0))
    }
    #expect(
      FileDigests.table[name] == drawn,
      """
      “\(name)” isn't drawn as Tests/Fixtures/Digests/files.txt says: \
      \(name) \(drawn.joined(separator: " "))
      """
    )
  }

  @Test
  @MainActor
  func viewsMayCallModelsOfTheMainActor() throws {
    let old = try ImageRenderer(content: DrawingFiles5.TallyView(step: 3)).displayList()
    let new = try ImageRenderer(content: DrawingFiles6.TallyView(step: 3)).displayList()
    #expect(old.size == CGSize(width: 5, height: 2))
    #expect(new.size == CGSize(width: 5, height: 2))
  }

  /// Bars that use the main actor outside a body. The width of the last one grows when the actions
  /// and the timers run.
  @Test(arguments: [(0.0, 40), (0.15, 51), (0.3, 61)])
  @MainActor
  func helpersStylesAndActionsMayUseTheMainActor(time: Double, last: CGFloat) throws {
    for board in [
      AnyView(DrawingFiles5.MainActorBoard()), AnyView(DrawingFiles6.MainActorBoard()),
    ] {
      let renderer = ImageRenderer(content: board)
      renderer.time = time
      let widths = try renderer.displayList().elements.map(\.bounds.width)
      #expect(widths == [4, 5, 6, 7, 3, 3, 8, 12, 11, last])
    }
  }

  @Test
  func tableListsTheFiles() {
    #expect(Set(DrawingFilesTests.names) == Set(FileDigests.table.keys))
  }

  @Test
  func environmentEntriesHaveDefaultsAndCanBeSet() throws {
    let banner = DrawingFiles6.catalog().first { $0.name == "Banner" }?.view
    let text = try DrawingFilesTests.svg(banner)
    #expect(text.contains("#FF9500"))
    #expect(text.contains("#34C759"))
  }
}
