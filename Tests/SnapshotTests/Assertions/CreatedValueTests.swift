import Drawing
import Snapshot
import SnapshotCore
import Synchronization
import Testing

/// A view that stores the date at which it was created.
nonisolated private struct Dated: View {
  let date = RenderClock.date
  var body: some View { Rectangle() }
}

/// A value that isn't a view.
private struct Plain {
  let date = RenderClock.date
}

@Suite struct CreatedValueTests {
  private let playground: Playground

  init() throws {
    playground = try Playground()
  }

  /// Returns the dates that a strategy reads from a value, one per evaluation by an assertion.
  private func dates<Value>(
    of value: @escaping @autoclosure () -> Value,
    _ date: @escaping @Sendable (Value) -> Double?
  ) -> [Double?] {
    let dates = Mutex<[Double?]>([])
    let strategy = Snapshotting<String, String>.lines.pullback { (value: Value) in
      dates.withLock { $0.append(date(value)) }
      return ""
    }
    playground.run(["SNAPSHOT_RECORD": "never"]) {
      withKnownIssue {
        assertSnapshot(of: value(), as: strategy)
        assertSnapshots(of: value(), as: strategy, strategy)
        _ = verifySnapshot(of: value(), as: strategy)
      }
    }
    return dates.withLock { $0 }
  }

  @Test func viewsAreCreatedAtTheBeginningOfTheirRendering() {
    #expect(dates(of: Dated()) { $0.date } == [0, 0, 0, 0])
    #expect(dates(of: Plain()) { $0.date } == [nil, nil, nil, nil])
    #expect(RenderClock.date == nil)
  }
}
