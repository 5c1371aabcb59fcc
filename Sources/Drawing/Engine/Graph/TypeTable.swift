/// The properties of a view, modifier or effect type that the evaluation needs.
struct TypeTraits {
  let hasDynamicProperties: Bool
  let isAnimatable: Bool
  let isIgnoredByLayout: Bool
}

/// The facts about a type that a rendering uses, each computed when it is first needed.
///
/// It is a class because the table of types and its callers share it.
final class TypeRecord {
  private let type: Any.Type
  @exclusivity(unchecked) private var knownName: TypeName?
  @exclusivity(unchecked) private var knownTraits: TypeTraits?
  @exclusivity(unchecked) private var knownResolver: ViewResolver?
  @exclusivity(unchecked) private var knownProperties: AnyObject?
  @exclusivity(unchecked) private var knownMotionFacts: UInt8?

  private static let names = TypeCache<TypeName>()
  /// Whether values of a type have dynamic properties; `nil` if that depends on the value.
  private static let plainTypes = TypeCache<Bool?>()

  init(_ type: Any.Type) {
    self.type = type
  }

  /// The name of the type without its module and its generic arguments.
  var name: TypeName {
    if let knownName { return knownName }
    let name = TypeRecord.names.value(of: type) {
      TypeName(String(String(describing: type).prefix { $0 != "<" }))
    }
    knownName = name
    return name
  }

  /// Returns the traits of the type, which are computed from its first value.
  func traits<Value>(of value: Value, hooks: any EvaluationHooks) -> TypeTraits {
    if let knownTraits { return knownTraits }
    let found = TypeTraits(
      hasDynamicProperties: TypeRecord.hasDynamicProperties(value),
      isAnimatable: hooks.isAnimatable(Value.self),
      isIgnoredByLayout: hooks.isIgnoredByLayout(Value.self)
    )
    knownTraits = found
    return found
  }

  private static func hasDynamicProperties<Value>(_ value: Value) -> Bool {
    // Inspecting a small view again for each rendering would take longer than drawing it.
    if _isPOD(Value.self) {
      let known = plainTypes.value(of: Value.self) {
        let mirror = Mirror(reflecting: value)
        let isFixed = mirror.hasFixedTypes && !(value is any CustomReflectable)
        return isFixed ? mirror.hasDynamicProperties : nil
      }
      if let known { return known }
    }
    return Mirror(reflecting: value).hasDynamicProperties
  }

  /// Returns the resolver of a view type.
  func resolver(_ make: () -> ViewResolver) -> ViewResolver {
    if let knownResolver { return knownResolver }
    let made = make()
    knownResolver = made
    return made
  }

  /// Returns the object with the properties that another folder needs. Only one is stored, so all
  /// callers must ask for an object of the same type.
  func properties<Object: AnyObject>(_ find: () -> Object) -> Object {
    if let knownProperties { return unsafeDowncast(knownProperties, to: Object.self) }
    let found = find()
    knownProperties = found
    return found
  }

  /// Returns facts about the animated data of the type's values, which all callers must encode
  /// alike.
  func motionFacts(_ find: () -> UInt8) -> UInt8 {
    if let knownMotionFacts { return knownMotionFacts }
    let found = find()
    knownMotionFacts = found
    return found
  }
}

extension Mirror {
  fileprivate var hasDynamicProperties: Bool {
    children.contains { $0.value is any DynamicProperty }
  }

  /// Whether all values of a type without references have parts of the same types as this one.
  fileprivate var hasFixedTypes: Bool {
    // A dynamic property in an optional counts, unless the optional is `nil`.
    displayStyle == .struct && !children.contains { type(of: $0.value) is any OptionalType.Type }
  }
}

/// A marker for optionals of any type.
private protocol OptionalType {}

extension Optional: OptionalType {}

/// The records and line accesses of types, found by the address of their metadata.
///
/// It is a class because inspecting a value may call user code: its custom mirror. It implements a
/// hash table itself because it is searched several times per view, and generic code is slow in
/// debug builds.
final class TypeTable {
  private struct Entry {
    /// The address of the type; 0 for an empty entry.
    var key: UInt = 0
    var record: Unmanaged<TypeRecord>?
    /// The access to the source lines of views of the type; `nil` if it hasn't been requested yet.
    /// It is stored here, because reading it from the record would retain the record.
    var lineAccess: Unmanaged<LineAccess>?
  }

  @exclusivity(unchecked) private var entries: UnsafeMutablePointer<Entry>
  /// The number of entries, a power of two.
  @exclusivity(unchecked) private var capacity = 128
  /// The records, which the entries refer to.
  @exclusivity(unchecked) private var records: [TypeRecord] = []

  init() {
    entries = TypeTable.makeEntries(capacity)
  }

  deinit { entries.deallocate() }

  /// Returns the record of a type.
  func record(of type: Any.Type) -> TypeRecord {
    let key = UInt(bitPattern: ObjectIdentifier(type))
    // Usually the first entry is that of the type, so no search is needed.
    let entry = entries[firstIndex(of: key, in: capacity)]
    if entry.key == key, let known = entry.record { return known.takeUnretainedValue() }
    return findRecord(of: type, key)
  }

  /// Returns the access to the source lines of views of a type.
  func lineAccess(to type: Any.Type) -> Unmanaged<LineAccess> {
    let key = UInt(bitPattern: ObjectIdentifier(type))
    let entry = entries[firstIndex(of: key, in: capacity)]
    if entry.key == key, let known = entry.lineAccess { return known }
    return findLineAccess(to: type, key)
  }

  private func findLineAccess(to type: Any.Type, _ key: UInt) -> Unmanaged<LineAccess> {
    _ = findRecord(of: type, key)
    let index = index(of: key)
    if let known = entries[index].lineAccess { return known }
    let found = LineAccess.of(type)
    entries[index].lineAccess = found
    return found
  }

  private func findRecord(of type: Any.Type, _ key: UInt) -> TypeRecord {
    let index = index(of: key)
    if let known = entries[index].record { return known.takeUnretainedValue() }
    let record = TypeRecord(type)
    records.append(record)
    entries[index] = Entry(key: key, record: .passUnretained(record))
    if records.count * 4 > capacity { grow() }
    return record
  }

  /// Returns the index of the entry with a key, or that of the empty entry in which it belongs.
  private func index(of key: UInt) -> Int {
    var index = firstIndex(of: key, in: capacity)
    while entries[index].key != key, entries[index].key != 0 {
      index = (index + 1) & (capacity - 1)
    }
    return index
  }

  private func grow() {
    let (old, count) = (entries, capacity)
    capacity *= 2
    entries = TypeTable.makeEntries(capacity)
    var next = 0
    while next < count {
      if old[next].key != 0 { entries[index(of: old[next].key)] = old[next] }
      next += 1
    }
    old.deallocate()
  }

  private static func makeEntries(_ count: Int) -> UnsafeMutablePointer<Entry> {
    let entries = UnsafeMutablePointer<Entry>.allocate(capacity: count)
    entries.initialize(repeating: Entry(), count: count)
    return entries
  }
}

/// Returns the index at which the search for a key starts in a table of a capacity.
@_transparent private func firstIndex(of key: UInt, in capacity: Int) -> Int {
  // The lowest bits of addresses are equal, and the product mixes the others.
  Int(truncatingIfNeeded: ((key >> 4) &* 0x9E37_79B9_7F4A_7C15) >> 40) & (capacity - 1)
}
