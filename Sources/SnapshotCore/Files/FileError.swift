internal import Foundation

/// A failed operation on a file.
package struct FileError: Error, Hashable, Sendable {
  package var action: Action
  package var path: String
  package var reason: Reason

  package init(_ action: Action, _ path: String, _ reason: Reason) {
    self.action = action
    self.path = path
    self.reason = reason
  }

  /// Creates an error from `errno`, directly after the call that failed.
  package init(_ action: Action, _ path: String) {
    self.init(action, path, Reason(code: errno, at: path))
  }

  /// The operation that failed.
  package enum Action: String, Hashable, Sendable {
    case read
    case write
    case createDirectory
    case remove
  }

  /// The cause of the failure.
  package enum Reason: Hashable, Sendable {
    case system(Int32)
    case outside(String)
    /// The file system has space for bytes, but none for another file.
    case noInodes
  }
}

extension FileError: CustomStringConvertible {
  package var description: String { "\(verb) \(path): \(reason.sentence)" }

  private var verb: String {
    switch action {
    case .read: "Can’t read"
    case .write: "Can’t write"
    case .createDirectory: "Can’t create the folder"
    case .remove: "Can’t remove"
    }
  }
}

extension FileError.Reason {
  /// Distinguishes a full disk from one without free inodes, for which the system reports the same
  /// error.
  init(code: Int32, at path: String) {
    let hasNoInodes = code == ENOSPC && FreeDiskSpace(at: path)?.isOutOfInodes == true
    self = hasNoInodes ? .noInodes : .system(code)
  }

  /// A sentence with the cause and a remedy.
  package var sentence: String {
    switch self {
    case .outside(let root):
      "it leads outside \(root), where the library never writes. Remove the symbolic link."
    case .noInodes:
      "the file system has no free inodes, so no more files can be created, although it has space for "
        + "bytes. Remove files there (`df -i` counts them) and run again."
    case .system(let code):
      FileError.sentences[code] ?? "\(String(cString: strerror(code))) (errno \(code))."
    }
  }
}

extension FileError {
  fileprivate static let sentences: [Int32: String] = [
    EACCES: "the permissions don’t allow it. Check them with `ls -l`.",
    EPERM: "the system doesn’t allow it. Check its owner and attributes.",
    EBADF: "it is closed.",
    EROFS:
      "the file system is read-only. Set SNAPSHOT_ARTIFACTS to a writable folder, and record "
      + "references in a writable copy of the package.",
    ENOSPC: "the disk is full. Free some space and run again.",
    EDQUOT: "the disk quota is used up. Free some space and run again.",
    EIO: "the disk reported an input/output error. Check the disk.",
    EFBIG: "it would be larger than the limit for files (`ulimit -f`).",
    EMFILE: "this process has too many files open (`ulimit -n`).",
    ENFILE: "the system has too many files open.",
    ENAMETOOLONG:
      "the path is too long for this file system. Shorten the name or move the package.",
    ENOTDIR: "a part of the path is a file, not a folder. Move or remove that file.",
    EISDIR: "it is a folder. Move or remove it.",
    ENOENT: "it doesn’t exist.",
    EEXIST: "another process wrote it at the same time. Run again to compare with that file.",
    ELOOP: "its symbolic links form a loop. Remove them.",
    EINTR: "it was interrupted repeatedly. Run again.",
  ]
}
