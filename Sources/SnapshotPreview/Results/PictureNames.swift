/// The unique names of picture files.
struct PictureNames {
  private var taken: Set<String> = []

  /// Returns the name for a preview, without scheme, time and ending.
  ///
  /// - Parameters:
  ///   - file: The name of the source file, such as `Badge.swift`.
  ///   - name: The name of the preview, if it has one.
  mutating func name(file: String, name: String?) -> String {
    let base = file.hasSuffix(".swift") ? String(file.dropLast(6)) : file
    let full = PictureNames.safe([base, name].compactMap { $0 }.joined(separator: "-"))
    var result = full
    var number = 1
    while !taken.insert(result.lowercased()).inserted {
      number += 1
      result = "\(full)-\(number)"
    }
    return result
  }

  /// Returns the file name of one picture.
  static func file(_ base: String, scheme: String, time: Double, isOnlyTime: Bool) -> String {
    let moment = isOnlyTime ? "" : "@\(time)s"
    return "\(base)\(moment)\(scheme == "dark" ? ".dark" : "").png"
  }

  /// Returns a text of characters that are valid on every file system.
  private static func safe(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "-", "_", "=": result.unicodeScalars.append(scalar)
      default: if result.last != "_" { result += "_" }
      }
      if result.utf8.count >= 100 { break }
    }
    return result.isEmpty ? "preview" : result
  }
}
