internal import Foundation
internal import Synchronization

/// The temporary files of `AtomicFile`: their names, and the removal of those of killed runs.
package enum TemporaryFiles {
  private static let counter = Atomic<Int>(0)
  private static let prefix = ".snapshot-"
  private static let suffix = ".tmp"

  /// A digest of the host's name, because process identifiers are valid only on one host.
  package static let host = StableHash.digits(of: ProcessInfo.processInfo.hostName)

  /// Returns a name such as `.snapshot-3f9a01-4711-2.tmp`: host, process, count.
  static func newName() -> String {
    let count = counter.add(1, ordering: .relaxed).newValue
    return "\(prefix)\(host)-\(getpid())-\(count)\(suffix)"
  }

  /// Removes the files of killed processes from a directory. Errors are ignored.
  package static func sweep(_ directory: String) {
    guard let stream = opendir(directory) else { return }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let name = String(cString: FolderListing.name(of: entry))
      let path = "\(directory)/\(name)"
      if isLeftOver(name: name, path: path) { _ = unlink(path) }
    }
  }

  /// Returns whether a file of a directory was left by a killed process.
  static func isLeftOver(_ name: String, in directory: String) -> Bool {
    isLeftOver(name: name, path: "\(directory)/\(name)")
  }

  private static func isLeftOver(name: String, path: String) -> Bool {
    guard name.hasPrefix(prefix), name.hasSuffix(suffix) else { return false }
    let parts = name.dropFirst(prefix.count).dropLast(suffix.count).split(separator: "-")
    guard parts.count == 3, let process = pid_t(parts[1]), process > 0 else { return false }
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return false }
    if parts[0] == host { return kill(process, 0) != 0 && errno == ESRCH }
    // The file is from another host, on a shared disk. No process writes one for an hour.
    return time(nil) - Int(status.st_mtim.tv_sec) > 3_600
  }
}
