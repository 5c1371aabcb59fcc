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
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(validating: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if let name, name != ".", name != ".." { names.append(name) }
    }
    return names
  }
}
