import Foundation

/// A temporary folder, removed at the end of a test. A class, because only those have an end.
final class PreviewFolder {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("preview-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.resolvingSymlinksInPath().path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file with the folders around it, and returns its path.
  @discardableResult
  func write(_ text: String, to name: String, isExecutable: Bool = false) throws -> String {
    let url = URL(fileURLWithPath: "\(path)/\(name)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try text.write(to: url, atomically: true, encoding: .utf8)
    let permissions = isExecutable ? 0o755 : 0o644
    try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: url.path)
    return url.path
  }

  func text(of name: String) -> String? {
    try? String(contentsOfFile: "\(path)/\(name)", encoding: .utf8)
  }
}
