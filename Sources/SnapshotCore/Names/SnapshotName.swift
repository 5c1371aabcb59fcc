/// The path of a snapshot below the snapshot directory.
///
/// `<Module>/<Suite.Nested>/<function>[_label=value…][.name][.ordinal].<extension>`
package struct SnapshotName: Hashable, Sendable {
  /// The folder of the module.
  package let module: String
  /// The folder of the suite.
  package let suite: String
  /// The file name without ordinal and extension.
  package let stem: String
  /// The number of the assertion among the test's unnamed ones with the same extension; 1 isn't
  /// written.
  package let ordinal: Int
  /// The extension without a dot; empty for none.
  package let pathExtension: String
  /// The file name without its extension.
  package let stemWithOrdinal: String
  /// The path below the snapshot directory.
  package let path: String

  /// The longest stem, which leaves space for the ordinal and other suffixes within 255 bytes.
  private static let longestStem = 160

  /// Creates the name of an assertion.
  package init(
    identity: TestIdentity,
    named name: String? = nil,
    ordinal: Int = 1,
    pathExtension: String? = nil
  ) {
    let text = pathExtension ?? ""
    self.init(
      module: SafeName.sanitized(identity.module),
      suite: SafeName.sanitized(identity.bareSuite, limit: SnapshotName.longestStem),
      stem: SnapshotName.stem(of: identity, named: name),
      ordinal: ordinal,
      pathExtension: text.isEmpty ? "" : SafeName.sanitized(text, limit: 32)
    )
  }

  private init(
    module: String,
    suite: String,
    stem: String,
    ordinal: Int,
    pathExtension: String
  ) {
    self.module = module
    self.suite = suite
    self.stem = stem
    self.ordinal = ordinal
    self.pathExtension = pathExtension
    stemWithOrdinal = ordinal > 1 ? "\(stem).\(ordinal)" : stem
    var path = module + "/" + suite + "/" + stemWithOrdinal
    if !pathExtension.isEmpty { path += "." + pathExtension }
    self.path = path
  }

  /// The file name, such as `badge_size=3.dark.2.png`.
  package var file: String {
    pathExtension.isEmpty ? stemWithOrdinal : "\(stemWithOrdinal).\(pathExtension)"
  }

  /// The path of the folder below the snapshot directory.
  package var folder: String { module + "/" + suite }

  /// Returns the same name with another ordinal.
  package func with(ordinal: Int) -> SnapshotName {
    guard ordinal != self.ordinal else { return self }
    return SnapshotName(
      module: module,
      suite: suite,
      stem: stem,
      ordinal: ordinal,
      pathExtension: pathExtension
    )
  }

  private static func stem(of identity: TestIdentity, named name: String?) -> String {
    var stem = Stem()
    stem.append(
      SafeName.sanitized(identity.bareFunction),
      head: SafeName.head(of: identity.bareFunction)
    )
    let labels = identity.arguments.map { SafeName.sanitized($0.label, limit: 40) }
    for (index, argument) in identity.arguments.enumerated() {
      let head = SafeName.head(of: argument.label, limit: 40)
      stem.append("_\(labels[index])=", head: "_\(head)=")
      let value = value(of: argument, before: labels[(index + 1)...])
      stem.append(value, head: SafeName.head(of: argument.text, limit: 60))
    }
    if let name { stem.append("." + SafeName.sanitized(name), head: "." + SafeName.head(of: name)) }
    return stem.text(limit: longestStem)
  }

  /// The parts of a stem, each of which may end in a hash, and the same parts without hashes.
  private struct Stem {
    private var full = ""
    private var plain = ""
    private var hashes = 0

    mutating func append(_ part: String, head: String) {
      full += part
      plain += head
      if part.utf8.count != head.utf8.count { hashes += 1 }
    }

    /// Returns the stem with at most one hash: that of the only part that has one, or one of all
    /// parts at the end.
    func text(limit: Int) -> String {
      if hashes == 0 || hashes == 1 && full.utf8.count <= limit {
        return SafeName.sanitized(full, limit: limit)
      }
      let head = SafeName.head(of: plain, limit: limit - StableHash.length - 1)
      return SafeName.joined(head, StableHash.digits(of: full))
    }
  }

  /// - Parameter labels: The labels that follow. A value that seems to contain one of them gets a
  ///   hash, so that `a=x, b=y_b=z` and `a=x_b=y, b=z` have different names.
  private static func value(
    of argument: TestArgument,
    before labels: ArraySlice<String>
  ) -> String {
    let text = SafeName.sanitized(argument.text, limit: 60)
    let isAmbiguous = !labels.isEmpty && labels.contains { text.contains("_\($0)=") }
    guard let distinction = argument.distinction ?? (isAmbiguous ? argument.text : nil) else {
      return text
    }
    let hash = StableHash.digits(of: distinction)
    if text.hasSuffix(hash) { return text }
    // One hash covers both the changed text and its distinction.
    let head = SafeName.head(of: argument.text, limit: 60)
    if text.utf8.count != head.utf8.count {
      return SafeName.joined(head, StableHash.digits(of: "\(argument.text)\0\(distinction)"))
    }
    return "\(text)-\(hash)"
  }
}
