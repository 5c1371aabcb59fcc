internal import Foundation

#if canImport(Darwin)
typealias DirectoryStream = UnsafeMutablePointer<DIR>
#else
typealias DirectoryStream = OpaquePointer
#endif

/// Functions that list a folder.
package enum FolderListing {
  /// Returns the names in a folder, unordered; empty if it can't be read. A name that isn't UTF-8
  /// is skipped, because converting it to text would change it.
  package static func names(in folder: String) -> [String] {
    opendir(folder).map(names(reading:)) ?? []
  }

  /// Returns the names in an open folder, and closes it.
  static func names(reading stream: DirectoryStream) -> [String] {
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = String(validatingCString: FolderListing.name(of: entry))
      if let name, name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  /// Returns the address of an entry's name, which ends with a zero byte.
  ///
  /// An entry is only as long as its name requires, so a copy of `d_name` would read memory beyond
  /// its end.
  static func name(of entry: UnsafeMutablePointer<dirent>) -> UnsafePointer<CChar> {
    let offset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
    return UnsafeRawPointer(entry).advanced(by: offset).assumingMemoryBound(to: CChar.self)
  }
}
