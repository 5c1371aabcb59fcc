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
  /// The number of the assertion among the unnamed ones of a test with one extension; 1 isn't
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
      module: SafeName.make(identity.module),
      suite: SafeName.make(identity.bareSuite, limit: SnapshotName.longestStem),
      stem: SnapshotName.stem(of: identity, named: name),
      ordinal: ordinal,
      pathExtension: text.isEmpty ? "" : SafeName.make(text, limit: 32)
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
    var parts = SafeName.make(identity.bareFunction)
    let labels = identity.arguments.map { SafeName.make($0.label, limit: 40) }
    for (index, argument) in identity.arguments.enumerated() {
      let value = value(of: argument, before: labels[(index + 1)...])
      parts += "_\(labels[index])=\(value)"
    }
    if let name { parts += ".\(SafeName.make(name))" }
    return SafeName.make(parts, limit: longestStem)
  }

  /// - Parameter labels: The labels that follow. A value that seems to contain one of them gets a
  ///   hash, so that `a=x, b=y_b=z` and `a=x_b=y, b=z` have different names.
  private static func value(
    of argument: TestArgument,
    before labels: ArraySlice<String>
  ) -> String {
    let text = SafeName.make(argument.text, limit: 60)
    let isAmbiguous = !labels.isEmpty && labels.contains { text.contains("_\($0)=") }
    guard let distinction = argument.distinction ?? (isAmbiguous ? argument.text : nil) else {
      return text
    }
    let hash = StableHash.digits(of: distinction)
    return text.hasSuffix(hash) ? text : "\(text)-\(hash)"
  }
}
