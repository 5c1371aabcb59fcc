import Drawing
import DrawingTestSupport
import Foundation
import Testing

/// Random numbers of closures that run repeatedly without a change of state.
@Suite
struct RandomMomentTests {
  /// A model that stores numbers without announcing it. One rendering at a time uses it.
  private final class Numbers: @unchecked Sendable {
    var all: [Int] = []
    func add() {
      var random = RenderRandomNumberGenerator()
      all.append(Int(random.next() % 1_000_000))
    }
  }

  /// A view whose closures add numbers at 0, 1, 2 and 3 s.
  fileprivate enum Source: CaseIterable, Hashable {
    case canvas, content, actions, actionsAtOnce
  }

  nonisolated private struct Adding: View {
    let source: Source
    let numbers: Numbers

    var body: some View {
      let schedule = PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 1)
      switch source {
      case .canvas:
        TimelineView(schedule) { _ in Canvas { _, _ in numbers.add() } }
      case .content:
        TimelineView(schedule) { _ in
          numbers.add()
          return Rectangle()
        }
      case .actions, .actionsAtOnce:
        Rectangle().onAppear {
          for second in 0..<4 {
            let delay = source == .actions ? Double(second) : 1
            RenderClock.schedule(after: delay) { numbers.add() }
          }
        }
      }
    }
  }

  private func numbers(of source: Source, seed: UInt64 = 0, times: [Double] = [3]) throws -> [Int] {
    let numbers = Numbers()
    let renderer = ImageRenderer(content: Adding(source: source, numbers: numbers))
    renderer.proposedSize = ProposedViewSize(width: 10, height: 10)
    renderer.seed = seed
    for time in times {
      renderer.time = time
      _ = try renderer.displayList()
    }
    return numbers.all
  }

  @Test(arguments: Source.allCases)
  private func eachMomentHasItsOwnNumbers(source: Source) throws {
    let all = try numbers(of: source)
    #expect(Set(all).count == 4)
    #expect(try numbers(of: source) == all)
    #expect(Set(try numbers(of: source, seed: 1)).isDisjoint(with: all))
  }

  /// Pictures at several times show the same numbers at the same moment.
  @Test
  func numbersDependOnlyOnTheMoment() throws {
    let once = try numbers(of: .canvas)
    #expect(try numbers(of: .canvas, times: [3, 2]) == once + once.prefix(3))
  }
}
