internal import Foundation

/// A folder with untrusted contents, such as one downloaded from CI.
///
/// Files are opened component by component, starting at the folder, and a symbolic link at any
/// level is refused. The folder's own path may contain links, because the user named it.
package struct LinkFreeFolder: Sendable {
  package let path: String

  package init(_ path: String) {
    self.path = path
  }

  /// Returns the contents of a file. Anything but a regular file is a problem, and so is a link.
  package func contents(at file: RelativePath, limit: Int) -> ReferenceReader.Contents {
    let folder = openFolder(file.folders)
    guard folder.handle >= 0 else { return folder.contents }
    defer { close(folder.handle) }
    let flags = O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY | O_NOFOLLOW
    let handle = Interruption.retrying { openat(folder.handle, file.name, flags) }
    guard handle >= 0 else { return LinkFreeFolder.explain(file.name, in: folder.handle, errno) }
    defer { close(handle) }
    return ReferenceReader(limit: limit).contents(reading: handle)
  }

  /// Returns the names in a folder below this one, or in this one for `nil`; empty if it can't be
  /// read.
  package func names(in folder: RelativePath? = nil) -> [String] {
    let folder = openFolder(folder?.parts[...] ?? [])
    guard folder.handle >= 0 else { return [] }
    guard let stream = fdopendir(folder.handle) else {
      close(folder.handle)
      return []
    }
    return FolderListing.names(reading: stream)
  }

  /// Returns whether there is a folder, without links in its path.
  package func isFolder(_ folder: RelativePath) -> Bool {
    let folder = openFolder(folder.parts[...])
    if folder.handle >= 0 { close(folder.handle) }
    return folder.handle >= 0
  }

  /// Creates a folder and its parents, starting at this one, which must exist.
  ///
  /// A link in the path is an error, so that later writes to the path stay inside.
  package func createFolder(_ folder: RelativePath) throws(FileError) {
    // Another process may remove a parent folder while it is still empty.
    for attempt in 1...8 {
      do throws(FileError) {
        return try createParts(of: folder)
      } catch  where error.reason == .system(ENOENT) && attempt < 8 {
        continue
      }
    }
  }

  /// Removes files in a folder below this one, and folders that become empty.
  package func removeFiles(in folder: RelativePath, where isWanted: (String) -> Bool) {
    let handle = openFolder(folder.parts[...]).handle
    guard handle >= 0 else { return }
    defer { close(handle) }
    for name in names(in: folder) where isWanted(name) { _ = unlinkat(handle, name, 0) }
    for count in stride(from: folder.parts.count, to: 0, by: -1) {
      let parent = openFolder(folder.parts[..<(count - 1)]).handle
      guard parent >= 0 else { return }
      defer { close(parent) }
      guard unlinkat(parent, folder.parts[count - 1], AT_REMOVEDIR) == 0 else { return }
    }
  }

  // MARK: - Steps

  private func createParts(of folder: RelativePath) throws(FileError) {
    let shown = "\(path)/\(folder.text)"
    var handle = openFolder([]).handle
    guard handle >= 0 else { throw FileError(.createDirectory, path) }
    defer { if handle >= 0 { close(handle) } }
    for part in folder.parts {
      if Interruption.retrying({ mkdirat(handle, part, 0o777) }) != 0, errno != EEXIST {
        throw FileError(.createDirectory, shown)
      }
      let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW
      let next = Interruption.retrying { openat(handle, part, flags) }
      guard next >= 0 else {
        let code = errno
        let isLink = LinkFreeFolder.explain(part, in: handle, code) == .problem(.symbolicLink)
        throw FileError(
          .createDirectory,
          shown,
          isLink ? .outside(path) : .init(code: code, at: path)
        )
      }
      close(handle)
      handle = next
    }
  }

  /// Opens a folder, or returns the reason that this fails.
  private func openFolder(
    _ parts: ArraySlice<String>
  ) -> (handle: Int32, contents: ReferenceReader.Contents) {
    let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC
    var handle = Interruption.retrying { open(path, flags) }
    guard handle >= 0 else {
      return (-1, errno == ENOENT ? .absent : .problem(.unreachable(.system(errno))))
    }
    for part in parts {
      let next = Interruption.retrying { openat(handle, part, flags | O_NOFOLLOW) }
      let contents =
        next < 0 ? LinkFreeFolder.explain(part, in: handle, errno) : ReferenceReader.Contents.absent
      close(handle)
      guard next >= 0 else { return (-1, contents) }
      handle = next
    }
    return (handle, .absent)
  }

  /// Returns the reason that a name in an open folder can't be opened.
  private static func explain(
    _ name: String,
    in folder: Int32,
    _ code: Int32
  ) -> ReferenceReader.Contents {
    var status = stat()
    guard fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
      return errno == ENOENT ? .absent : .problem(.unreachable(.system(errno)))
    }
    switch status.st_mode & S_IFMT {
    case S_IFLNK: return .problem(.symbolicLink)
    case S_IFREG, S_IFDIR: return .problem(.unreachable(.system(code)))
    default: return .problem(.notAFile)
    }
  }
}
