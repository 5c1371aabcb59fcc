import Snapshot
import SnapshotCore
import Testing

@Suite(.snapshots(record: .never, directory: "Elsewhere"))
struct SnapshotsTraitTests {
  @Suite(.snapshots(record: .all)) struct Inner {
    @Test func anInnerScopeBeatsAnOuterOneFieldByField() {
      #expect(RecordScope.current.record == .all)
      #expect(RecordScope.current.directory == "Elsewhere")
    }

    @Test(.snapshots(record: .failed)) func aTestBeatsItsSuite() {
      #expect(RecordScope.current.record == .failed)
    }
  }

  @Test func aFunctionBeatsTheTrait() async {
    withSnapshots(record: .missing) {
      #expect(RecordScope.current.record == .missing)
    }
    await withSnapshots(directory: "There") {
      await Task.yield()
      #expect(RecordScope.current.directory == "There")
      #expect(RecordScope.current.record == .never)
    }
  }

  @Test(arguments: 0..<3) func everyCaseCountsForItself(number: Int) throws {
    let counter = try #require(RecordScope.current.ordinals)
    let key = OrdinalCounter.Key(test: "t", stem: "s", pathExtension: "")
    #expect(counter.next(for: key, task: nil) == .ordinal(1))
  }

  @Test func theModeOfTheTraitCounts() throws {
    let playground = try Playground()
    withKnownIssue {
      playground.run { assertSnapshot(of: "a", as: .lines) }
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue.contains("because the record mode in the code is `.never`")
      }
    }
    #expect(playground.references.isEmpty)
  }
}
