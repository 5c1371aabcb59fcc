internal import SnapshotCore

/// Text for the log of a CI service, which interprets some lines as commands.
///
/// GitHub interprets `::` at the start of a line, even after white space. The others are
/// interpreted anywhere: GitHub's `##[`, `##vso[` of Azure Pipelines, `##teamcity[` of TeamCity,
/// and GitLab's `section_start:` and `section_end:`.
package enum LogText {
  /// Returns text without commands: the first character of each is escaped.
  package static func escaped(_ text: String) -> String {
    let bytes = text.utf8
    guard bytes.contains(UInt8(ascii: ":")) || bytes.contains(UInt8(ascii: "#")) else {
      return text
    }
    var result: [UInt8] = []
    var isStart = true
    var rest = Array(bytes)[...]
    while let byte = rest.first {
      if isStart, let command = starts.first(where: rest.starts) {
        result += escape(command[0])
        rest = rest.dropFirst()
        isStart = false
        continue
      }
      if byte == UInt8(ascii: "#") || byte == UInt8(ascii: "s"),
        anywhere.contains(where: rest.starts)
      {
        result += escape(byte)
        rest = rest.dropFirst()
        continue
      }
      let isNext = isStart || (0x0A...0x0D).contains(byte)
      let space = isNext ? spaces.first(where: rest.starts) : nil
      isStart = space != nil
      result += rest.prefix(space?.count ?? 1)
      rest = rest.dropFirst(space?.count ?? 1)
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Returns JSON with the same value and without commands. Its strings contain no line endings.
  package static func escapedJSON(_ json: String) -> String {
    guard json.utf8.contains(UInt8(ascii: "#")) || !VisibleText.isPlain(json) else { return json }
    var result = String.UnicodeScalarView()
    var last: Unicode.Scalar = " "
    for scalar in json.unicodeScalars {
      if (scalar.value >= 0x7F && VisibleText.isInvisible(scalar)) || (scalar == "#" && last == "#")
      {
        for unit in String(scalar).utf16 {
          let digits = String(unit, radix: 16)
          let zeros = String(repeating: "0", count: 4 - digits.count)
          result.append(contentsOf: "\\u\(zeros)\(digits)".unicodeScalars)
        }
      } else {
        result.append(scalar)
      }
      last = scalar
    }
    return String(result)
  }

  private static let starts = ["::"].map { Array($0.utf8) }
  private static let anywhere = [
    "##[", "##vso[", "##teamcity[", "section_start:", "section_end:",
  ].map { Array($0.utf8) }

  /// The white space that GitHub's runner trims, which is that of .NET's `Char.IsWhiteSpace`.
  private static let spaces: [[UInt8]] = {
    let ranges: [ClosedRange<UInt32>] = [
      0x20...0x20, 0x09...0x0D, 0x85...0x85, 0xA0...0xA0, 0x1680...0x1680, 0x2000...0x200A,
      0x2028...0x2029, 0x202F...0x202F, 0x205F...0x205F, 0x3000...0x3000,
    ]
    return ranges.joined().compactMap(Unicode.Scalar.init).map { Array(String($0).utf8) }
  }()

  private static func escape(_ byte: UInt8) -> [UInt8] {
    Array("\\u{\(String(byte, radix: 16, uppercase: true))}".utf8)
  }
}
