internal import Foundation
internal import SnapshotCore

/// An output file that is given on the command line.
struct OutputFile {
  var path: String

  /// - Parameter path: The path that the user typed, relative to the current folder.
  init(_ path: String) {
    let absolute = RunEnvironment.process.absolute(path)
    // A symbolic link is kept, and its target is written.
    self.path = FilePath.resolved(absolute) ?? absolute
  }

  /// Writes a file atomically, or the bytes to a pipe or device.
  func write(_ bytes: [UInt8]) throws(FileError) {
    guard isStream else { return try AtomicFile.publish(bytes, at: path) }
    try append(bytes)
  }

  /// Appends bytes to a file that other processes write as well, and creates it if it doesn't
  /// exist.
  func append(_ bytes: [UInt8]) throws(FileError) {
    let file = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NOCTTY, 0o666)
    guard file >= 0 else { throw FileError(.write, path) }
    defer { close(file) }
    try AtomicFile.writeBytes(bytes, to: file, named: path)
  }

  private var isStream: Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return false }
    return ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
  }
}
