internal import Foundation

extension Snapshotting {
  /// Puts another value in the place of a member before the value is shown.
  ///
  /// ```swift
  /// assertSnapshot(of: user, as: .json.redacting(\.token, with: "…"))
  /// ```
  ///
  /// - Parameters:
  ///   - member: The member.
  ///   - replacement: What it is instead.
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
  /// Puts a placeholder in the place of parts of a JSON text.
  ///
  /// ```swift
  /// assertSnapshot(of: order, as: .json.redacting("$.customer.name", "$.items[*].id"))
  /// ```
  ///
  /// The text is written anew, indented and with sorted keys. A text that would lose something by it,
  /// such as one of two members of the same name or the sign of `-0`, fails the assertion.
  ///
  /// - Parameters:
  ///   - paths: `$`, then `.key` or `[0]`, `.*` or `[*]` for every one, `..key` for that key
  ///     wherever it stands below. A path that leads nowhere changes nothing.
  ///   - placeholder: What stands there instead.
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
