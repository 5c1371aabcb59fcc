#if canImport(Glibc)
import Foundation
import Glibc
import SwiftUI
import Testing

/// A bar whose width is the time since it was created, in tenths of a second.
private struct Stopwatch: View {
  @State private var start = Date()
  var body: some View {
    TimelineView(.animation) { timeline in
      Rectangle().frame(width: 10 * timeline.date.timeIntervalSince(start), height: 1)
    }
  }
}

/// A bar that changes its width to the date in an action of the timer.
private struct Delayed: View {
  @State private var width = 1.0
  var body: some View {
    Rectangle().frame(width: width, height: 1).onAppear {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) {
        width = 100 * Date.now.timeIntervalSinceReferenceDate
      }
    }
  }
}

/// A bar whose width is the year of the current date.
nonisolated private struct Year: View {
  var body: some View {
    Rectangle()
      .frame(
        width: CGFloat(Calendar(identifier: .gregorian).component(.year, from: .now)),
        height: 1
      )
  }
}

private struct StopwatchPreviews: PreviewProvider {
  static var previews: some View {
    Stopwatch()
  }
}

@Suite
@MainActor
struct DateTests {
  private func width(of view: some View, at time: Double) throws -> CGFloat {
    let renderer = ImageRenderer(content: view)
    renderer.time = time
    return try #require(try renderer.displayList().elements.first).bounds.width
  }

  @Test
  func datesFollowTheRenderingsClock() throws {
    #expect(abs(try width(of: Delayed(), at: 1) - 25) < 1e-6)
    #expect(abs(try width(of: Year(), at: 0) - 2001) < 1e-6)
  }

  @Test
  func dateOfCreationIsTheBeginning() throws {
    let renderer = ImageRenderer(content: Stopwatch())
    renderer.time = 1.5
    let bar = try #require(try renderer.displayList().elements.first)
    #expect(abs(bar.bounds.width - 15) < 1e-6)
  }

  @Test
  func dateOfCreationOfPreviewsIsTheBeginning() throws {
    let view = try #require(StopwatchPreviews.all.first)
    #expect(abs(try width(of: view, at: 1.5) - 15) < 1e-6)
  }

  /// The seconds of the system's clocks, read without Foundation.
  @Test
  func otherCodeReadsTheSystemsClock() throws {
    let before = time(nil)
    #expect(abs(Date().timeIntervalSince1970 - Double(before)) < 5)
    _ = try width(of: Year(), at: 0)
    #expect(abs(Date().timeIntervalSince1970 - Double(before)) < 300)
  }
}
#endif
