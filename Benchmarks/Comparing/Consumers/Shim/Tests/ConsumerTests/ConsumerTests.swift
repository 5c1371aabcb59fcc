import Snapshot
import SwiftUI
import Testing

private struct Dot: View {
  @State private var isLarge = false

  var body: some View { Circle().scaleEffect(isLarge ? 2 : 1) }
}

@Test func picture() { assertSnapshot(of: Dot(), as: .png) }
