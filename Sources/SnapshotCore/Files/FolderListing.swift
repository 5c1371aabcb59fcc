internal import Foundation

#if canImport(Darwin)
typealias DirectoryStream = UnsafeMutablePointer<DIR>
#else
typealias DirectoryStream = OpaquePointer
#endif

/// What lies in a folder.
package enum FolderListing {
  /// The names in a folder, in no order; empty if it can't be read. A name that isn't UTF-8 is left
  /// out: a text would hold the name of another file.
  package static func names(in folder: String) -> [String] {
    opendir(folder).map(names(reading:)) ?? []
  }

  /// The names in an open folder, which is closed.
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
