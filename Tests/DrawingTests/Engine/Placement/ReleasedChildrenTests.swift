import Drawing
import DrawingTestSupport
import Foundation
import Scene
import Testing

@Suite @MainActor struct ReleasedChildrenTests {
  private final class Token: Sendable {}

  private struct Marked: Shape {
    let token: Token

    func path(in rect: CGRect) -> Path { Path(rect) }
  }

  /// Creates a shape, and records whether it still exists.
  private final class Watcher {
    private weak var token: Token?
    private(set) var findings: [Bool] = []

    func shape() -> some View {
      let token = Token()
      self.token = token
      return Marked(token: token)
    }

    func check() -> Color {
      findings.append(token != nil)
      return .red
    }
  }

  /// A large tree needs as much memory as its picture, so it is released while the rest is drawn. A
  /// guide can still measure the views below it.
  @Test(arguments: [false, true])
  func drawnViewsAreReleasedUnlessAGuideMayMeasureThem(hasGuide: Bool) throws {
    let watcher = Watcher()
    let view = VStack {
      if hasGuide {
        HStack { ForEach(0..<1) { _ in watcher.shape() } }.alignmentGuide(.leading) { $0.width }
      } else {
        HStack { ForEach(0..<1) { _ in watcher.shape() } }
      }
      GeometryReader { _ in watcher.check() }
    }
    #expect(try view.drawn(40, 40).leaves.count == 2)
    #expect(watcher.findings == [hasGuide])
  }
}
