extension IdentityPath {
  /// Returns an identity as text: a number, a string, or the name of an enumeration case.
  ///
  /// Returns `nil` for other identities, such as a `UUID`, which may differ between runs of the
  /// program. They are neither shown nor used to seed random numbers.
  static func text(of id: AnyHashable) -> String? {
    let base = id.base
    if type(of: base) == Int.self, let number = base as? Int { return number.description }
    if let plain = base as? any LosslessStringConvertible { return plain.description }
    let mirror = Mirror(reflecting: base)
    guard mirror.displayStyle == .enum, mirror.children.isEmpty else { return nil }
    return String(describing: base)
  }
}
