extension IdentityPath {
  /// Returns an identity as text: a number, a text, or the name of a case.
  ///
  /// Others, such as a `UUID`, may be different in each run of the program, and so are neither
  /// shown nor decide on random numbers. They give `nil`.
  static func text(of id: AnyHashable) -> String? {
    let base = id.base
    if type(of: base) == Int.self, let number = base as? Int { return number.description }
    if let plain = base as? any LosslessStringConvertible { return plain.description }
    let mirror = Mirror(reflecting: base)
    guard mirror.displayStyle == .enum, mirror.children.isEmpty else { return nil }
    return String(describing: base)
  }
}
