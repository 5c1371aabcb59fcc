import Cafe
import Snapshot
import SwiftUI
import Testing

@Suite struct PreviewTests {
  @Test(arguments: Preview.all(in: "Cafe"))
  func looksAsBefore(preview: Preview) {
    assertSnapshot(of: preview.view, as: .png(scale: 2))
  }

  @Test func thereArePreviews() {
    #expect(Preview.all(in: "Cafe").count == 2)
  }
}
