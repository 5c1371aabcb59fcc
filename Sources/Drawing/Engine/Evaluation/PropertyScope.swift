/// The value of a dynamic property of a view, and those of its other properties and of the views
/// that contain it.
///
/// It is a class because all views below share it.
final class PropertyScope {
  private let next: PropertyScope?
  private let token: PropertyToken
  /// The address of the token. Comparing the tokens themselves would retain both.
  private let key: UInt
  private let value: AnyObject

  init(next: PropertyScope?, token: PropertyToken, value: AnyObject) {
    self.next = next
    self.token = token
    key = UInt(bitPattern: ObjectIdentifier(token))
    self.value = value
  }

  subscript(token: PropertyToken) -> AnyObject? {
    let key = UInt(bitPattern: ObjectIdentifier(token))
    var scope: PropertyScope? = self
    while let current = scope {
      if current.key == key { return current.value }
      scope = current.next
    }
    return nil
  }
}

/// The identity of one dynamic property of one view value.
///
/// It is a class for its identity. Several renderings may share a view value at the same time, so
/// each rendering stores the property's values itself, under the token.
final class PropertyToken: Sendable {}
