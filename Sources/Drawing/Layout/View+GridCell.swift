nonisolated extension View {
  /// Makes this view span several columns of its grid; `count` is clamped to 1…1,000.
  public consuming func gridCellColumns(_ count: Int) -> some View {
    layoutValue(key: GridCellColumnsKey.self, value: min(max(count, 1), 1_000))
  }

  /// Aligns a point of this view with the same point of its cell.
  public consuming func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    layoutValue(key: GridCellAnchorKey.self, value: anchor)
  }

  /// Aligns all views of this view's column; the first setting in a column applies.
  public consuming func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    layoutValue(key: GridColumnAlignmentKey.self, value: guide)
  }

  /// Excludes this view from sizing its column, its row or both.
  public consuming func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    layoutValue(key: GridCellUnsizedAxesKey.self, value: axes)
  }
}

/// The key of the number of columns that a view spans.
enum GridCellColumnsKey: LayoutValueKey {
  static var defaultValue: Int { 1 }
}

/// The key of a view's anchor in its cell.
enum GridCellAnchorKey: LayoutValueKey {
  static var defaultValue: UnitPoint? { nil }
}

/// The key of a column's alignment.
enum GridColumnAlignmentKey: LayoutValueKey {
  static var defaultValue: HorizontalAlignment? { nil }
}

/// The key of the axes along which a view doesn't affect the size of its cell.
enum GridCellUnsizedAxesKey: LayoutValueKey {
  static var defaultValue: Axis.Set { [] }
}

extension LayoutTraits {
  /// The value of a key.
  subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    guard let value = values[ObjectIdentifier(key)] else { return Key.defaultValue }
    return value as? Key.Value ?? Key.defaultValue
  }
}
