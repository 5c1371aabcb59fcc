internal import Foundation
internal import SnapshotCore

/// An error of the compiler.
struct Diagnostic: Equatable {
  var path: String
  /// The line, counted from 1.
  var line: Int
  /// The column in bytes, counted from 1.
  var column: Int
  var message: String

  /// Returns the errors in the compiler's output, each at a location in one of the files.
  ///
  /// An error inside the expansion of a macro is located where the macro is used.
  static func errors(in output: String, files: Set<String>) -> [Diagnostic] {
    var errors: [Diagnostic] = []
    var pending: String?
    // The compiler names code that a macro copies into its expansion by its module and file.
    let copies = Dictionary(
      files.map { ("\(PreviewModule.name)/\(FilePath.name(of: $0))", $0) },
      uniquingKeysWith: { first, _ in first }
    )
    for line in output.split(whereSeparator: \.isNewline) {
      guard let (kind, parsed) = parse(line) else { continue }
      var diagnostic = parsed
      if let path = copies[diagnostic.path] { diagnostic.path = path }
      let isKnown = files.contains(diagnostic.path)
      switch kind {
      case "error":
        pending = isKnown ? nil : diagnostic.message
        if isKnown { errors.append(diagnostic) }
      case "note":
        guard let message = pending, isKnown, diagnostic.message.hasPrefix("in expansion of macro")
        else { continue }
        errors.append(
          Diagnostic(
            path: diagnostic.path,
            line: diagnostic.line,
            column: diagnostic.column,
            message: message
          )
        )
        pending = nil
      default: break
      }
    }
    return errors
  }

  /// Returns the files that the compiler was working on when it crashed.
  static func crashedFiles(in output: String, files: Set<String>) -> Set<String> {
    guard output.contains("Stack dump") || output.contains("signal") else { return [] }
    var crashed: Set<String> = []
    for line in output.split(whereSeparator: \.isNewline) where line.contains("While ") {
      for part in line.split(whereSeparator: { "\"[]()".contains($0) }) {
        let path = part.prefix { $0 != ":" }
        if files.contains(String(path)) { crashed.insert(String(path)) }
      }
    }
    return crashed
  }

  /// Returns the messages of errors that name a file but have no source location, by file.
  static func messages(in output: String, naming files: [String]) -> [String: String] {
    var messages: [String: String] = [:]
    for line in output.split(whereSeparator: \.isNewline) {
      guard let mark = line.range(of: "error: ") else { continue }
      for file in files where messages[file] == nil && line.contains("'\(file)'") {
        messages[file] = String(line[mark.upperBound...])
      }
    }
    return messages
  }

  /// Reads `path:line:column: kind: message`.
  private static func parse(_ text: Substring) -> (kind: String, Diagnostic)? {
    for kind in ["error", "note"] {
      guard let mark = text.range(of: ": \(kind): ") else { continue }
      let parts = text[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
      guard parts.count >= 3, let column = Int(parts[parts.count - 1]),
        let line = Int(parts[parts.count - 2])
      else { continue }
      let diagnostic = Diagnostic(
        path: parts.dropLast(2).joined(separator: ":"),
        line: line,
        column: column,
        message: String(text[mark.upperBound...])
      )
      return (kind, diagnostic)
    }
    return nil
  }
}
