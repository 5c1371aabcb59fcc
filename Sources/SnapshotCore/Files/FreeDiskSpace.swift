internal import Foundation

/// The free space of a file system.
struct FreeDiskSpace: Hashable {
  /// The number of free blocks.
  var freeBlocks: UInt64
  /// The largest possible number of files; 0 if the file system doesn't count them.
  var inodes: UInt64
  /// The number of files that can still be created.
  var freeInodes: UInt64

  /// Whether no more files can be created, although there is space for bytes.
  var isOutOfInodes: Bool { inodes > 0 && freeInodes == 0 && freeBlocks > 0 }
}

extension FreeDiskSpace {
  /// Queries the file system of a path, which needn’t exist; `nil` if that isn't possible.
  init?(at path: String) {
    var folder = path
    var found = statvfs()
    while statvfs(folder, &found) != 0 {
      guard errno == ENOENT, folder != "/", folder != "." else { return nil }
      folder = FilePath.directory(of: folder)
    }
    self.init(
      freeBlocks: UInt64(found.f_bfree),
      inodes: UInt64(found.f_files),
      freeInodes: UInt64(found.f_favail)
    )
  }
}
