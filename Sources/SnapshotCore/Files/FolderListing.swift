internal import Foundation

#if canImport(Darwin)
typealias DirectoryStream = UnsafeMutablePointer<DIR>
#else
typealias DirectoryStream = OpaquePointer
#endif

/// What lies in a folder.
package enum FolderListing {
  /// The names in a folder, in no order; empty where it can't be read.
  package static func names(in folder: String) -> [String] {
    opendir(folder).map(names(reading:)) ?? []
  }

  /// The names in an open folder, which is closed.
  static func names(reading stream: DirectoryStream) -> [String] {
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }
}
