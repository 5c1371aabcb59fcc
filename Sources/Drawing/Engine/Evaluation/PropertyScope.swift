/// The values of the dynamic properties of a view, and of the views that contain it.
///
/// It is a class because all views below share it.
final class PropertyScope {
  private let parent: PropertyScope?
  private let values: [(token: PropertyToken, value: Any)]

  init(parent: PropertyScope?, values: [(token: PropertyToken, value: Any)]) {
    self.parent = parent
    self.values = values
  }

  subscript(token: PropertyToken) -> Any? {
    var scope: PropertyScope? = self
    while let current = scope {
      for entry in current.values where entry.token === token { return entry.value }
      scope = current.parent
    }
    return nil
  }
}

/// The identity of one dynamic property of one view value.
///
/// It is a class for its identity. Several renderings may share a view value at the same time, so
/// each rendering stores the property's values itself, under the token.
final class PropertyToken: Sendable {}
