/// The size of a rendered value, such as `40 × 30 pixels, 1,234 bytes` or `3 lines, 45 bytes`.
package struct ValueSize: CustomStringConvertible {
  package let description: String

  package init(_ bytes: [UInt8]) {
    let size = bytes.count.counted("byte")
    if let (width, height) = ValueSize.pictureSides(bytes) {
      description = "\(width.grouped) × \(height.grouped) pixels, \(size)"
    } else if !bytes.contains(0), String(validating: bytes, as: UTF8.self) != nil {
      let newline = UInt8(ascii: "\n")
      let isOpen = bytes.last.map { $0 != newline } ?? false
      let lines = bytes.count { $0 == newline } + (isOpen ? 1 : 0)
      description = "\(lines.counted("line")), \(size)"
    } else {
      description = size
    }
  }

  /// The width and height in the first chunk of a PNG file; `nil` for other files.
  private static func pictureSides(_ bytes: [UInt8]) -> (Int, Int)? {
    guard bytes.count >= 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    else { return nil }
    let side = { (start: Int) in bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    return (side(16), side(20))
  }
}
