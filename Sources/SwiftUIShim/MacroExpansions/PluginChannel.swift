import Foundation

/// The channel to the compiler: JSON messages, each preceded by its length in eight bytes, the
/// least significant first.
///
/// It is written by hand because a few macros don't justify the build time of swift-syntax.
package enum PluginChannel {
  /// Returns the next message; `nil` at the end of the input.
  package static func receive() -> [String: Any]? {
    guard let head = read(8) else { return nil }
    let count = head.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard let length = Int(exactly: count), let body = read(length) else { return nil }
    return (try? JSONSerialization.jsonObject(with: body)) as? [String: Any] ?? [:]
  }

  /// Sends a message.
  package static func send(_ message: [String: Any]) {
    guard let body = try? JSONSerialization.data(withJSONObject: message) else { return }
    let head = (0..<8).map { UInt8(truncatingIfNeeded: body.count >> (8 * $0)) }
    FileHandle.standardOutput.write(Data(head) + body)
  }

  private static func read(_ count: Int) -> Data? {
    var data = Data()
    while data.count < count {
      let rest = count - data.count
      guard let part = try? FileHandle.standardInput.read(upToCount: rest), !part.isEmpty
      else { return nil }
      data += part
    }
    return data
  }
}
