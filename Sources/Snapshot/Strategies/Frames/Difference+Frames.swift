#if Pictures
internal import SnapshotCore

extension Difference {
  /// The indices of the first three frames that differ, read from lines such as `frame 3 at …` in
  /// the detail. Three are enough to find the lines of source code that draw them.
  var firstFrames: [Int] {
    let lines = detail.split(separator: "\n").lazy.filter { $0.hasPrefix("frame ") }
    return lines.prefix(3).compactMap { line in
      Int(line.dropFirst("frame ".count).prefix { $0 != " " }).map { $0 - 1 }
    }
  }
}
#endif
