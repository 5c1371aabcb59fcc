internal import Foundation

/// The command with which a user runs the tool in a package.
package enum ToolCommand {
  /// The command that works in every package.
  package static let standard = "swift run snapshot"

  /// The name of the script that `snapshot init` writes into the package root.
  package static let script = "snapshot"

  /// The second line of that script, which distinguishes it from other files.
  package static let mark = "# Runs the snapshot tool of this package."

  /// The command for a package: its script if there is one, which starts faster.
  package static func name(in root: String) -> String {
    let path = "\(root)/\(script)"
    guard access(path, X_OK) == 0, !FilePath.isDirectory(path),
      case .bytes(let bytes) = ReferenceReader(limit: 16 << 10).contents(at: path),
      String(decoding: bytes.prefix(200), as: UTF8.self).contains(mark)
    else { return standard }
    return "./\(script)"
  }
}
