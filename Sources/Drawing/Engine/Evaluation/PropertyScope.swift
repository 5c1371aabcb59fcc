/// The values of the dynamic properties of a view, and of the views that contain it.
///
/// It is a class because all views below share it.
final class PropertyScope {
  private let parent: PropertyScope?
  private let values: [(token: PropertyToken, value: AnyObject)]

  init(parent: PropertyScope?, values: [(token: PropertyToken, value: AnyObject)]) {
    self.parent = parent
    self.values = values
  }

  subscript(token: PropertyToken) -> AnyObject? {
    var scope: PropertyScope? = self
    while let current = scope {
      var index = 0
      while index < current.values.count {
        if current.values[index].token === token { return current.values[index].value }
        index += 1
      }
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
