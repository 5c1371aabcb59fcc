/// The values of the dynamic properties of a view, and of the views that contain it.
///
/// A class, because everything below a view shares its scope.
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

/// What tells one property of one view value from all others.
///
/// A class for its identity. Views are values that several renderings may share at the same time;
/// so the values stand in the rendering, under the token, and never in the view.
final class PropertyToken: Sendable {}
