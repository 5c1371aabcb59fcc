import Foundation
import Testing

@testable import SnapshotCore

@Suite struct FileErrorTests {
  @Test(arguments: [
    (FileError.Action.read, "Can’t read /a: it is closed."),
    (.write, "Can’t write /a: it is closed."),
    (.createDirectory, "Can’t create the folder /a: it is closed."),
    (.remove, "Can’t remove /a: it is closed."),
  ])
  func theActionIsNamed(action: FileError.Action, text: String) {
    #expect(FileError(action, "/a", .system(EBADF)).description == text)
  }

  @Test(arguments: [
    (EACCES, "the permissions don’t allow it. Check them with `ls -l`."),
    (EPERM, "the system doesn’t allow it. Check its owner and attributes."),
    (
      EROFS,
      "the file system is read-only. Set SNAPSHOT_ARTIFACTS to a writable folder, and record "
        + "references in a writable copy of the package."
    ),
    (ENOSPC, "the disk is full. Free some space and run again."),
    (EDQUOT, "the disk quota is used up. Free some space and run again."),
    (EIO, "the disk reported an input/output error. Check the disk."),
    (EFBIG, "it would be larger than the limit for files (`ulimit -f`)."),
    (EMFILE, "this process has too many files open (`ulimit -n`)."),
    (ENFILE, "the system has too many files open."),
    (
      ENAMETOOLONG,
      "the path is too long for this file system. Shorten the name or move the package."
    ),
    (ENOTDIR, "a part of the path is a file, not a folder. Move or remove that file."),
    (EISDIR, "it is a folder. Move or remove it."),
    (ENOENT, "it doesn’t exist."),
    (EEXIST, "another process wrote it at the same time. Run again to compare with that file."),
    (ELOOP, "its symbolic links form a loop. Remove them."),
    (EINTR, "it was interrupted repeatedly. Run again."),
    (ENXIO, "\(String(cString: strerror(ENXIO))) (errno \(ENXIO))."),
  ])
  func theReasonIsExplained(code: Int32, sentence: String) {
    #expect(FileError.Reason.system(code).sentence == sentence)
  }

  @Test func otherReasons() {
    #expect(
      FileError.Reason.outside("/p").sentence
        == "it leads outside /p, where the library never writes. Remove the symbolic link."
    )
    #expect(
      FileError.Reason.noInodes.sentence
        == "the file system has no free inodes, so no more files can be created, although it has "
        + "space for bytes. Remove files there (`df -i` counts them) and run again."
    )
  }

  /// The message mentions inodes only if the file system has none left.
  @Test(arguments: [ENOSPC, EACCES])
  func codesOfADiskWithSpaceAreKept(code: Int32) {
    let path = FileManager.default.temporaryDirectory.path
    #expect(FileError.Reason(code: code, at: path) == .system(code))
    errno = code
    #expect(FileError(.write, path) == FileError(.write, path, .system(code)))
  }
}
