import Drawing
import SwiftUI

/// The events of a rendering, as texts after their times on its clock in milliseconds.
///
/// It is a class because the actions of the rendering share it.
final class RenderingRecorder {
  private(set) var events: [String] = []
  /// The subscriptions that last until the end of the rendering.
  var kept: [AnyCancellable] = []

  /// Returns the events that a closure records, which runs when a view appears.
  static func events(
    until time: Double = 10,
    _ start: @escaping (RenderingRecorder) -> Void
  ) throws -> [String] {
    let recorder = RenderingRecorder()
    let renderer = ImageRenderer(content: Starting { start(recorder) })
    renderer.time = time
    _ = try renderer.displayList()
    return recorder.events
  }

  func note(_ event: String) {
    events.append("\(Int((CACurrentMediaTime() * 1000).rounded())): \(event)")
  }

  /// Subscribes to a publisher until the end of the rendering.
  func record<P: Publisher>(_ publisher: P) {
    publisher.sink(
      receiveCompletion: { [unowned self] completion in
        switch completion {
        case .finished: note("end")
        case .failure: note("failed")
        }
      },
      receiveValue: { [unowned self] in note("\($0)") }
    )
    .store(in: &kept)
  }

  /// Sends values at times in milliseconds, and the completion at the last time.
  func send<Failure: Error>(
    _ values: KeyValuePairs<Int, Int>,
    to subject: PassthroughSubject<Int, Failure>,
    _ end: Int,
    _ completion: Subscribers.Completion<Failure> = .finished
  ) {
    for (time, value) in values {
      after(time) { subject.send(value) }
    }
    after(end) { subject.send(completion: completion) }
  }

  func after(_ milliseconds: Int, _ action: @escaping () -> Void) {
    RenderClock.schedule(after: Double(milliseconds) / 1000, action)
  }

  /// A view that runs a closure when it appears.
  nonisolated private struct Starting: View {
    let start: () -> Void
    var body: some View { Rectangle().frame(width: 10, height: 10).onAppear(perform: start) }
  }
}
