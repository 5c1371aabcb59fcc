internal import CReport
internal import Foundation

/// The report page: HTML, CSS and JavaScript in one file, which loads no scripts except the listed
/// data scripts.
package enum ReportPage {
  /// Returns the page that loads the results files of its folder.
  package static func linked(to names: [String]) -> String {
    let nonce = newNonce()
    return page(nonce: nonce) + names.map { line(for: $0, nonce: nonce) }.joined()
  }

  /// Returns the line that loads a results file.
  package static func line(for name: String, nonce: String) -> String {
    "<script nonce=\"\(nonce)\" src=\"results/\(name).js\"></script>\n"
  }

  /// Returns the nonce of a page that this library wrote, to which lines can be added, or `nil` for
  /// any other file.
  package static func nonce(ofPageAt path: String) -> String? {
    let handle = open(path, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC | O_NOCTTY)
    guard handle >= 0 else { return nil }
    defer { close(handle) }
    var head = [UInt8](repeating: 0, count: prefix.utf8.count + 32)
    let count = read(handle, &head, head.count)
    let text = String(decoding: head.prefix(max(count, 0)), as: UTF8.self)
    guard text.hasPrefix(prefix) else { return nil }
    let nonce = text.dropFirst(prefix.count)
    return nonce.count == 32 && nonce.allSatisfy(\.isHexDigit) ? String(nonce) : nil
  }

  /// Returns whether a results file contains nothing but data.
  package static func isData(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { buffer in
      guard let base = buffer.baseAddress else { return true }
      return creport_is_data(base.assumingMemoryBound(to: CChar.self), buffer.count)
    }
  }

  // MARK: - Parts

  /// The first line of each page. The version changes with the page's code, so a page of another
  /// version is replaced instead of extended.
  private static let prefix = "<!doctype html><!-- snapshot report \(version) "

  private static let version = String(creport_version(), radix: 16)

  /// Returns the page up to the scripts that contain its data.
  package static func page(nonce: String) -> String {
    prefix + nonce + " -->\n"
      + text(creport_html())
      .replacingOccurrences(of: "{{nonce}}", with: nonce)
      .replacingOccurrences(of: "{{style}}", with: text(creport_css()))
      .replacingOccurrences(of: "{{script}}", with: text(creport_js()))
  }

  /// Returns a new nonce. A page permits only scripts with its nonce, which can't be known in
  /// advance.
  package static func newNonce() -> String {
    (0..<4).map { _ in
      let digits = String(UInt32.random(in: 0...UInt32.max), radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }
    .joined()
  }

  private static func text(_ text: creport_text) -> String {
    let bytes = UnsafeRawBufferPointer(start: text.bytes, count: text.count)
    return String(decoding: bytes, as: UTF8.self)
  }
}
