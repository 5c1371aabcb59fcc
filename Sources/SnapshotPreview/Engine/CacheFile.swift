internal import SnapshotCore

/// Files and folders that the next call can create again, so they needn't survive a power failure.
enum CacheFile {
  static func createFolder(_ path: String) throws {
    try AtomicFile.createDirectory(path, isDurable: false)
  }

  /// Writes a file atomically.
  static func write(_ bytes: [UInt8], to path: String) throws {
    try AtomicFile.publish(bytes, at: path, isDurable: false)
  }
}
