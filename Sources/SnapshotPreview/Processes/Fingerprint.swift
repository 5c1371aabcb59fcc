internal import Foundation

/// A 64-bit fingerprint (FNV-1a) that is the same in every process.
struct Fingerprint {
  private var hash: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Adds a text and a separator.
  mutating func add(_ text: String) {
    for byte in text.utf8 { add(byte) }
    add(0xFF)
  }

  /// Adds the size, modification time and inode of a file, which change when it is written.
  mutating func add(file path: String) {
    add(path)
    var status = stat()
    guard stat(path, &status) == 0 else { return add("absent") }
    #if canImport(Darwin)
    let time = status.st_mtimespec
    #else
    let time = status.st_mtim
    #endif
    add("\(status.st_size) \(time.tv_sec) \(time.tv_nsec) \(status.st_ino)")
  }

  /// The fingerprint as sixteen hexadecimal digits.
  var text: String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// Returns the fingerprint of texts.
  static func text(of texts: String...) -> String {
    var fingerprint = Fingerprint()
    texts.forEach { fingerprint.add($0) }
    return fingerprint.text
  }

  private mutating func add(_ byte: UInt8) {
    hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
  }
}
