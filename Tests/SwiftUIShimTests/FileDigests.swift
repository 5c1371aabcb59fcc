import Foundation

/// The digests of each file's SVG at several times.
enum FileDigests {
  /// The digests by name, one per time.
  static let table: [String: [String]] = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Fixtures/Digests/files.txt")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    let rows = text.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    return Dictionary(rows.map { ($0[0], Array($0.dropFirst())) }) { first, _ in first }
  }()

  /// Returns the digest of a text: FNV-1a, 64 bits.
  static func digest(of text: String) -> String {
    let mark = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    return String(mark, radix: 16)
  }
}
