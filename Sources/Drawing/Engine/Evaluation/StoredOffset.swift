/// Returns the offset of a stored property, in bytes.
///
/// Resolvers compute such offsets once per type. Reading a property of a generic type looks up the
/// type's metadata each time, which takes longer than the read.
func storedOffset<Value, Property>(of property: KeyPath<Value, Property>) -> Int {
  guard let offset = MemoryLayout.offset(of: property) else {
    preconditionFailure("The property \(property) isn't stored")
  }
  return offset
}
