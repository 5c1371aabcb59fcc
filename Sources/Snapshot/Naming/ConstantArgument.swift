internal import Testing

/// The check that an argument's text in names can't change during a test.
enum ConstantArgument {
  /// The number of parts after which a value counts as one that may change.
  private static let budget = 1_000

  /// Returns whether a value's text can't change during a test; `false` if that isn't certain.
  ///
  /// A class instance may change, and a type's own description may depend on more than the value.
  static func isConstant(_ value: Any) -> Bool {
    var budget = budget
    return isConstant(value, &budget)
  }

  private static func isConstant(_ value: Any, _ budget: inout Int) -> Bool {
    switch value {
    case is String, is Bool, is Character, is Int, is UInt, is Double, is Float: return true
    default: break
    }
    let type = Swift.type(of: value)
    if describesItself(value), !String(reflecting: type).hasPrefix("Swift.") { return false }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .struct, .enum, .tuple, .optional, .collection, .set, .dictionary: break
    default: return false
    }
    for child in mirror.children {
      budget -= 1
      guard budget >= 0, isConstant(child.value, &budget) else { return false }
    }
    return true
  }

  private static func describesItself(_ value: Any) -> Bool {
    value is any CustomReflectable || value is any CustomTestStringConvertible
      || value is any CustomStringConvertible || value is any CustomDebugStringConvertible
      || value is any TextOutputStreamable
  }
}
