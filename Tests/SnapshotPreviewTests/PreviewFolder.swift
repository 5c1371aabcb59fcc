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
    if isExecutable {
      try writeExecutable(text, at: url)
    } else {
      try text.write(to: url, atomically: true, encoding: .utf8)
    }
    return url.path
  }

  /// Writes a script in a process of its own. A process that another test starts at the same moment
  /// would otherwise keep the file open for writing, and running the script would fail.
  private func writeExecutable(_ text: String, at url: URL) throws {
    let source = url.appendingPathExtension("text")
    try text.write(to: source, atomically: true, encoding: .utf8)
    let copy = Process()
    copy.executableURL = URL(fileURLWithPath: "/bin/sh")
    copy.arguments = [
      "-c", #"rm -f "$1" && cp "$0" "$1" && chmod 755 "$1""#, source.path, url.path,
    ]
    try copy.run()
    copy.waitUntilExit()
    guard copy.terminationStatus == 0 else { throw CocoaError(.fileWriteUnknown) }
  }

  func text(of name: String) -> String? {
    try? String(contentsOfFile: "\(path)/\(name)", encoding: .utf8)
  }
}
