internal import Foundation

extension Snapshotting {
  /// Returns a strategy that replaces a member before the value is rendered.
  ///
  /// ```swift
  /// assertSnapshot(of: user, as: .json.redacting(\.token, with: "…"))
  /// ```
  ///
  /// - Parameters:
  ///   - member: The key path of the member.
  ///   - replacement: The value that replaces it.
  public func redacting<Member: Sendable>(
    _ member: any WritableKeyPath<Value, Member> & Sendable,
    with replacement: Member
  ) -> Snapshotting {
    pullback { (value: Value) in
      var redacted = value
      redacted[keyPath: member] = replacement
      return redacted
    }
  }
}

extension Snapshotting where Format == String {
  /// Returns a strategy that replaces parts of a JSON text with a placeholder.
  ///
  /// ```swift
  /// assertSnapshot(of: order, as: .json.redacting("$.customer.name", "$.items[*].id"))
  /// ```
  ///
  /// The text is reformatted, indented and with sorted keys. The assertion fails if this would lose
  /// information, such as a duplicate member or the sign of `-0`.
  ///
  /// - Parameters:
  ///   - paths: JSON paths: `$`, then one or more steps. A step is `.key` or `[0]` for one member
  ///     or element, `.*` or `[*]` for all of them, or `..key` for a key at any depth. A path that
  ///     matches nothing is ignored.
  ///   - placeholder: The replacement, a JSON string.
  public func redacting(
    _ paths: String...,
    with placeholder: String = "[redacted]"
  ) -> Snapshotting {
    let snapshot = snapshot
    return Snapshotting(pathExtension: pathExtension, diffing: diffing, name: name) { value in
      let text = try snapshot(value)
      let steps = try paths.map(JSONPath.steps)
      let redacted = try JSONObjectNesting.withObject(in: Data(text.utf8)) { object in
        guard IndentedJSON.make(text) != nil else { throw ScrubbingError.lostJSON }
        return try IndentedJSON.make(
          of: steps.reduce(object) {
            JSONPath.replacing($1[...], in: $0, by: placeholder)
          }
        )
      }
      guard let redacted else { throw ScrubbingError.noJSON }
      return redacted
    }
  }
}
