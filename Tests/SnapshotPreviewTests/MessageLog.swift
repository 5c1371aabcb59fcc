import Synchronization

/// The messages that were printed. It is a class because closures share it.
final class MessageLog: Sendable {
  private let texts = Mutex<[String]>([])

  func add(_ text: String) { texts.withLock { $0.append(text) } }

  var all: [String] { texts.withLock { $0 } }
}
