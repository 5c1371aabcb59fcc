extension IdentityPath {
  /// Returns an identity as text: a number, a text, or the name of a case.
  ///
  /// Others, such as a `UUID`, may be different in each run of the program, and so are neither
  /// shown nor decide on random numbers. They give `nil`.
  static func text(of id: AnyHashable) -> String? {
    if let plain = id.base as? any LosslessStringConvertible { return plain.description }
    let mirror = Mirror(reflecting: id.base)
    guard mirror.displayStyle == .enum, mirror.children.isEmpty else { return nil }
    return String(describing: id.base)
  }
}
