/// A command that compares two files. Messages contain it; the library never runs it.
///
/// ```swift
/// @Suite(.snapshots(diffTool: "meld")) struct BadgeTests { … }
/// ```
public struct DiffTool: Sendable, ExpressibleByStringLiteral {
  private let command: @Sendable (_ reference: String, _ actual: String) -> String

  /// Creates a tool.
  ///
  /// - Parameter command: A closure that returns the command, given the paths of the reference and
  ///   the actual file.
  @preconcurrency
  public init(_ command: @escaping @Sendable (_ reference: String, _ actual: String) -> String) {
    self.command = command
  }

  /// Creates a tool from the name of a program that takes both paths as arguments.
  public init(stringLiteral program: String) {
    self.init { "\(program) \(ShellText.word($0)) \(ShellText.word($1))" }
  }

  /// Returns the shell command that shows both files.
  public func callAsFunction(reference: String, actual: String) -> String {
    command(reference, actual)
  }
}
