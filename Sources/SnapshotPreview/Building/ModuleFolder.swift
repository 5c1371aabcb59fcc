internal import Foundation
internal import SnapshotCore

/// The folder in the cache for one input.
struct ModuleFolder {
  let path: String
  private let lock: FileLock

  init(key: String, cache: PreviewCache, progress: PreviewProgress) throws {
    path = try cache.folder("inputs", key)
    lock = try FileLock("\(path)/lock") {
      progress.note("Waiting for another `snapshot preview` of the same files …")
    }
    for name in ["sources", "objects", "pictures", "program", "assets"] {
      try CacheFile.createFolder("\(path)/\(name)")
    }
  }

  var log: String { "\(path)/log.txt" }
  /// The program, in a folder with links to the resources.
  var runner: String { "\(path)/program/runner" }

  /// Creates a mark for a running build, and returns whether a killed call left one.
  func beginBuilding() throws -> Bool {
    let mark = "\(path)/building"
    let wasKilled = FilePath.exists(mark)
    try CacheFile.write([], to: mark)
    return wasKilled
  }

  func endBuilding() { _ = unlink("\(path)/building") }

  /// Whether the last build omitted nothing, so that the next one probably omits nothing, too.
  var builtEverything: Bool {
    get { FilePath.exists("\(path)/complete") }
    nonmutating set {
      if newValue {
        try? CacheFile.write([], to: "\(path)/complete")
      } else {
        _ = unlink("\(path)/complete")
      }
    }
  }

  /// Makes files available to the program through `Bundle.main`.
  func link(resources: [String]) throws {
    try ResourceLinks.write(resources, to: "\(path)/program", except: ["runner"])
  }

  /// Removes the compiler's output.
  func removeObjects() throws {
    for name in FolderListing.names(in: "\(path)/objects") { _ = unlink("\(path)/objects/\(name)") }
    _ = unlink(runner)
  }

  /// Writes a file, unless it already has these bytes, so that its modification time is kept.
  func write(_ bytes: [UInt8], to path: String) throws {
    if case .bytes(bytes) = ReferenceReader(limit: .max).contents(at: path) { return }
    try CacheFile.write(bytes, to: path)
  }

  /// Returns the last 64 KiB of a file as text.
  func tail(of path: String) -> String {
    guard let file = FileHandle(forReadingAtPath: path) else { return "" }
    defer { try? file.close() }
    let size = (try? file.seekToEnd()) ?? 0
    try? file.seek(toOffset: size - min(size, 1 << 16))
    let data = try? file.readToEnd()
    return data.map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  func text(at path: String) -> String {
    let data = try? Data(contentsOf: URL(fileURLWithPath: path))
    return data.map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
