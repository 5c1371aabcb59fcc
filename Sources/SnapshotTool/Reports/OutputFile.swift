internal import Foundation
internal import SnapshotCore

/// A file that the command line names, to write a report or a picture to.
struct OutputFile {
  var path: String

  /// - Parameter path: A path as it was typed, relative to the current folder.
  init(_ path: String) {
    let absolute = RunEnvironment.process.absolute(path)
    // A symbolic link stays; the file that it leads to is written.
    self.path = FilePath.resolved(absolute) ?? absolute
  }

  /// Writes a file as a whole or not at all; a pipe or a device takes the bytes as they come.
  func write(_ bytes: [UInt8]) throws(FileError) {
    guard isStream else { return try AtomicFile.publish(bytes, at: path) }
    try append(bytes)
  }

  /// Adds bytes to the end of a file that others write, too, and creates it if it isn't there yet.
  func append(_ bytes: [UInt8]) throws(FileError) {
    let file = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NOCTTY, 0o666)
    guard file >= 0 else { throw FileError(.write, path) }
    defer { close(file) }
    try AtomicFile.writeAll(bytes, to: file, named: path)
  }

  private var isStream: Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return false }
    return ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
  }
}
