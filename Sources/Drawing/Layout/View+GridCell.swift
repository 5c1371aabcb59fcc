extension View {
  /// Lets this view take several columns of its grid; 1 … 1,000.
  public func gridCellColumns(_ count: Int) -> some View {
    layoutValue(key: GridCellColumnsKey.self, value: min(max(count, 1), 1_000))
  }

  /// Puts a point of this view on the same point of its cell.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    layoutValue(key: GridCellAnchorKey.self, value: anchor)
  }

  /// Lines up all views of the column that this one stands in; the first in a column counts.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    layoutValue(key: GridColumnAlignmentKey.self, value: guide)
  }

  /// Lets this view have no say in the size of its column, its row or both: it takes what there is.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    layoutValue(key: GridCellUnsizedAxesKey.self, value: axes)
  }
}

/// How many columns a view takes.
enum GridCellColumnsKey: LayoutValueKey {
  static var defaultValue: Int { 1 }
}

/// Where a view stands in its cell.
enum GridCellAnchorKey: LayoutValueKey {
  static var defaultValue: UnitPoint? { nil }
}

/// How the views of a column are lined up.
enum GridColumnAlignmentKey: LayoutValueKey {
  static var defaultValue: HorizontalAlignment? { nil }
}

/// The axes along which a view has no say in the size of its cell.
enum GridCellUnsizedAxesKey: LayoutValueKey {
  static var defaultValue: Axis.Set { [] }
}

extension LayoutTraits {
  /// The value given under a key.
  subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    guard let value = values[ObjectIdentifier(key)] else { return Key.defaultValue }
    return value as? Key.Value ?? Key.defaultValue
  }
}
