import Drawing
import Snapshot
import Testing

@Test func picture() { assertSnapshot(of: Circle(), as: .png) }
