/// The properties of a view type that evaluation needs.
struct TypeTraits {
  let hasDynamicProperties: Bool
  let isAnimatable: Bool
}

/// The traits and names of view types, computed once per type.
///
/// It is a class because inspecting a value may call user code: its custom mirror.
final class TypeTable {
  private var traits: [ObjectIdentifier: TypeTraits] = [:]
  private var names: [ObjectIdentifier: String] = [:]

  /// Returns the traits of a type, computed from its first value.
  func traits<Value>(
    of value: Value,
    isAnimatable: (Any.Type) -> Bool
  ) -> TypeTraits {
    let key = ObjectIdentifier(Value.self)
    if let known = traits[key] { return known }
    let found = TypeTraits(
      hasDynamicProperties: Mirror(reflecting: value).children.contains {
        $0.value is any DynamicProperty
      },
      isAnimatable: isAnimatable(Value.self)
    )
    traits[key] = found
    return found
  }

  /// Returns the name of a type without its module and its generic arguments.
  func name(of type: Any.Type) -> String {
    let key = ObjectIdentifier(type)
    if let name = names[key] { return name }
    let name = String(String(describing: type).prefix { $0 != "<" })
    names[key] = name
    return name
  }
}
