import CPixels
import Foundation
import Pixels
import Scene

/// The committed digests of the drawings' pixels, one line per drawing.
enum DigestTable {
  static let file = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures/Digests/drawings.txt")

  /// The names and digests of drawings. `DIGESTS_RECORD=1` rewrites the file with the current ones.
  static let digests: [String: String] = {
    do {
      if ProcessInfo.processInfo.environment["DIGESTS_RECORD"] == "1" { try record() }
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      let pairs = lines.map { line in
        (String(line.dropFirst(34)), String(line.prefix(32)))
      }
      return Dictionary(pairs) { first, _ in first }
    } catch {
      return [:]
    }
  }()

  private static func record() throws {
    let lines = try DigestedDrawing.all.map { drawing in
      "\(try digest(of: drawing))  \(drawing.name)\n"
    }
    try Data(lines.joined().utf8).write(to: file)
  }

  static func digest(of drawing: DigestedDrawing) throws -> String {
    let bitmap = try drawing.list.bitmap(scale: drawing.scale)
    var words: [UInt64] = [0, 0]
    bitmap.bytes.withUnsafeBufferPointer { bytes in
      cpixels_digest(bytes.baseAddress, bytes.count, UInt64(bitmap.width), &words)
    }
    return words.map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
