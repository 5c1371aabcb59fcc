internal import Foundation
internal import SnapshotCore
internal import SnapshotReview

/// A Swift file of the input.
struct SourceFile {
  let path: String
  let bytes: [UInt8]
  /// Its declarations; empty if its brackets don't match.
  let declarations: [Declaration]
  /// The modules that it imports, with the bytes of each import.
  let imports: [(module: String, range: Range<Int>)]
  /// The byte ranges of `@UIApplicationMain`, which needs UIKit itself.
  let applicationMarks: [Range<Int>]
  /// The byte ranges of `#sourceLocation(…)`, which would move errors to other files.
  let locationDirectives: [Range<Int>]
  /// The byte ranges of `os(iOS)` in compilation conditions.
  let platformChecks: [Range<Int>]
  /// The offsets of its lines.
  private let lineStarts: [Int]

  static let sizeLimit = 4 << 20

  /// Reads a file, or returns `nil` if it can't be read or is too large.
  init?(path: String) {
    guard
      case .bytes(let bytes) = ReferenceReader(limit: SourceFile.sizeLimit).contents(at: path)
    else { return nil }
    self.init(path: path, bytes: bytes)
  }

  init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    var starts = [0]
    var offset = 0
    while let end = bytes[offset...].firstIndex(of: 10) {
      offset = end + 1
      starts.append(offset)
    }
    lineStarts = starts
    let tokens = SwiftTokens(bytes)
    declarations = tokens.map(DeclarationReader.declarations) ?? []
    imports = tokens.map(SourceFile.imports) ?? []
    applicationMarks = tokens.map(SourceFile.applicationMarks) ?? []
    locationDirectives = tokens.map(SourceFile.locationDirectives) ?? []
    platformChecks = tokens.map(SourceFile.platformChecks) ?? []
  }

  /// Whether the path can be passed to the compiler and found in its messages unchanged.
  var hasPlainPath: Bool { path.unicodeScalars.allSatisfy(SourceFile.isPlain) }

  /// The file name without its extension. Characters that are special in arguments or messages are
  /// replaced.
  var plainName: String {
    let base = name.hasSuffix(".swift") ? name.dropLast(6) : name[...]
    return String(
      String.UnicodeScalarView(
        base.unicodeScalars.map {
          SourceFile.isPlain($0) && $0 != "$" && $0 != "@" ? $0 : "_"
        }
      )
    )
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory != .control && !"\"'\\:".unicodeScalars.contains(scalar)
  }

  /// The name without its folder.
  var name: String { FilePath.name(of: path) }

  /// Whether it contains tests.
  var isTest: Bool { imports.contains { $0.module == "XCTest" || $0.module == "Testing" } }

  /// The number of lines.
  var lineCount: Int { lineStarts.count }

  /// Returns the line of a byte, counted from 1.
  func line(at offset: Int) -> Int {
    var (low, high) = (0, lineStarts.count)
    while low + 1 < high {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// Returns the offset of a line and column, both from 1, or `nil` after the end.
  func offset(line: Int, column: Int) -> Int? {
    guard lineStarts.indices.contains(line - 1) else { return nil }
    let offset = lineStarts[line - 1] + column - 1
    return offset <= bytes.count ? offset : nil
  }

  /// Returns the text of a range.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Returns the first line of a declaration, including its attributes.
  func line(of declaration: Declaration) -> Int { line(at: declaration.range.lowerBound) }

  // MARK: - Tokens

  private static func imports(in tokens: SwiftTokens) -> [(module: String, range: Range<Int>)] {
    tokens.indices.compactMap { index in
      guard tokens.isWord("import", at: index), tokens.opening(around: index) == nil else {
        return nil
      }
      var name = index + 1
      let kinds: Set = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"]
      if let kind = tokens.word(at: name), kinds.contains(kind) { name += 1 }
      guard let module = tokens.word(at: name) else { return nil }
      var end = name
      while tokens.isSign(".", at: end + 1), tokens.word(at: end + 2) != nil { end += 2 }
      var start = index
      // Attributes and access levels before it, such as `@testable` and `public`.
      while start > 0, let word = tokens.word(at: start - 1) {
        if start > 1, tokens.isSign("@", at: start - 2) {
          start -= 2
        } else if ["public", "internal", "private", "fileprivate", "package"].contains(word) {
          start -= 1
        } else {
          break
        }
      }
      let first = tokens.tokens[start].range.lowerBound
      return (module, first..<tokens.tokens[end].range.upperBound)
    }
  }

  private static func applicationMarks(in tokens: SwiftTokens) -> [Range<Int>] {
    tokens.indices.dropFirst().compactMap { index in
      guard tokens.isWord("UIApplicationMain", at: index), tokens.isSign("@", at: index - 1)
      else { return nil }
      return tokens.tokens[index - 1].range.lowerBound..<tokens.tokens[index].range.upperBound
    }
  }

  private static func locationDirectives(in tokens: SwiftTokens) -> [Range<Int>] {
    tokens.indices.compactMap { index in
      guard tokens.isSign("#", at: index), tokens.isWord("sourceLocation", at: index + 1),
        let end = tokens.partner(of: index + 2), end > index
      else { return nil }
      return tokens.tokens[index].range.lowerBound..<tokens.tokens[end].range.upperBound
    }
  }

  private static func platformChecks(in tokens: SwiftTokens) -> [Range<Int>] {
    tokens.indices.compactMap { index in
      guard tokens.isWord("os", at: index), tokens.isSign("(", at: index + 1),
        tokens.isWord("iOS", at: index + 2), tokens.isSign(")", at: index + 3)
      else { return nil }
      let range = tokens.tokens[index].range.lowerBound..<tokens.tokens[index + 3].range.upperBound
      return isInDirective(range.lowerBound, tokens.bytes) ? range : nil
    }
  }

  private static func isInDirective(_ offset: Int, _ bytes: [UInt8]) -> Bool {
    let start = (bytes[..<offset].lastIndex(of: 10) ?? -1) + 1
    let line = bytes[start..<offset].drop { $0 == 32 || $0 == 9 }
    return line.starts(with: "#if".utf8) || line.starts(with: "#elseif".utf8)
  }
}
