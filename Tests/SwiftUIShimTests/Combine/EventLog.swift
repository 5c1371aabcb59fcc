import SwiftUI

/// The events that closures receive, as texts, in order: values, then `end` or `failed`.
///
/// It is a class because several closures write to it.
final class EventLog {
  private(set) var events: [String] = []

  func note(_ event: String) {
    events.append(event)
  }

  /// Subscribes to a publisher; a prefix distinguishes it from others.
  func record<P: Publisher>(_ publisher: P, _ prefix: String = "") -> AnyCancellable {
    publisher.sink(
      receiveCompletion: { [self] completion in
        switch completion {
        case .finished: note(prefix + "end")
        case .failure: note(prefix + "failed")
        }
      },
      receiveValue: { [self] in note(prefix + "\($0)") }
    )
  }

  /// Returns all events of a publisher that sends them immediately.
  static func events<P: Publisher>(of publisher: P) -> [String] {
    let log = EventLog()
    log.record(publisher).cancel()
    return log.events
  }
}
