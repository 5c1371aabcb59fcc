public import Foundation

extension RangeReplaceableCollection {
  /// Removes the elements at the given offsets, such as those that `onDelete` passes. Offsets
  /// beyond the end are ignored.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var rest = Self()
    for (offset, element) in enumerated() where !offsets.contains(offset) { rest.append(element) }
    self = rest
  }
}

extension MutableCollection {
  /// Moves the elements at the given offsets to just before the element at `destination`, as
  /// `onMove` passes them. Offsets beyond the end are ignored.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let elements = Array(self)
    let end = Swift.max(0, destination)
    let moved = elements.indices.filter(source.contains)
    let before = elements.indices.prefix(end).filter { !source.contains($0) }
    let after = elements.indices.dropFirst(end).filter { !source.contains($0) }
    for (index, offset) in zip(indices, before + moved + after) { self[index] = elements[offset] }
  }
}
