/// A program that shows two files beside one another. It is named in messages and never run.
///
/// ```swift
/// @Suite(.snapshots(diffTool: "meld")) struct BadgeTests { … }
/// ```
public struct DiffTool: Sendable, ExpressibleByStringLiteral {
  private let command: @Sendable (_ reference: String, _ actual: String) -> String

  /// Creates a tool.
  ///
  /// - Parameter command: Returns the command, given the paths of the reference and the actual file.
  @preconcurrency
  public init(_ command: @escaping @Sendable (_ reference: String, _ actual: String) -> String) {
    self.command = command
  }

  /// Creates a tool of the name of a program that takes both paths.
  public init(stringLiteral program: String) {
    self.init { "\(program) \(DiffTool.quoted($0)) \(DiffTool.quoted($1))" }
  }

  /// Returns what to type to see both files.
  public func callAsFunction(reference: String, actual: String) -> String {
    command(reference, actual)
  }

  /// As a POSIX shell takes it; safe characters are left as they are.
  private static func quoted(_ path: String) -> String {
    let isPlain = path.utf8.allSatisfy { byte in
      switch Unicode.Scalar(byte) {
      case "A"..."Z", "a"..."z", "0"..."9", "_", "-", ".", "/", "=", "+", ":", ",", "@": true
      default: false
      }
    }
    return isPlain
      ? path
      : "'\(path.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''"))'"
  }
}
