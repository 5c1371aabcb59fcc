internal import Foundation
internal import SnapshotCore

/// The folder that receives the pictures, the overview and the contact sheet.
final class OutputFolder {
  let path: String
  /// The sizes of the files that were written, by path.
  private(set) var written: [String: Int] = [:]

  init(_ path: String) {
    self.path = path
  }

  /// Writes a file into the folder and returns its path.
  @discardableResult
  func write(_ bytes: [UInt8], name: String) throws -> String {
    try CacheFile.createFolder(path)
    let file = "\(path)/\(name)"
    try CacheFile.write(bytes, to: file)
    written[file] = bytes.count
    return file
  }

  /// Copies a file into the folder and returns its path.
  func copy(_ source: String, name: String) throws -> String {
    let bytes = try Array(Data(contentsOf: URL(fileURLWithPath: source)))
    return try write(bytes, name: name)
  }

  /// Removes files that an earlier run wrote and this one didn't.
  func removeStale(_ earlier: [String: Int]) {
    for file in earlier.keys
    where written[file] == nil && FilePath.directory(of: file) == path {
      _ = unlink(file)
    }
  }
}
