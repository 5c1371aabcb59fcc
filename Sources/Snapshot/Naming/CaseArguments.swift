internal import Foundation
internal import SnapshotCore
internal import Testing

/// The arguments of the current case of a parameterised test.
///
/// Swift Testing has no public API for them, so they are read by reflection. If the layout of
/// Swift Testing's types is unknown, the result is `nil`, and the assertion requires `named:`.
enum CaseArguments {
  /// The arguments of a case, read by reflection.
  struct Found {
    var arguments: [TestArgument] = []
    /// The array that contains them; `nil` if the list isn't an array.
    var storage: CaseStorage?
    /// Whether the arguments can't change during the case.
    var isConstant = true
  }

  /// Reads the arguments of a case of a parameterised test by reflection.
  static func read(from testCase: Test.Case) -> Found? {
    guard let kind = child("_kind", of: testCase),
      let payload = Mirror(reflecting: kind).children.first?.value
    else { return nil }
    var list: Any?
    var discriminator = 0
    for part in Mirror(reflecting: payload).children {
      switch part.label {
      case "arguments": list = part.value
      case "discriminator": discriminator = unwrapped(part.value) as? Int ?? 0
      default: break
      }
    }
    guard let list else { return nil }
    let elements = Mirror(reflecting: list)
    guard elements.displayStyle == .collection else { return nil }
    var found = Found(storage: CaseStorage(list: list, discriminator: discriminator))
    for (index, element) in elements.children.enumerated() {
      guard let (argument, value) = argument(from: element.value, index: index) else { return nil }
      found.arguments.append(argument)
      found.isConstant = found.isConstant && ConstantArgument.isConstant(value)
    }
    guard !found.arguments.isEmpty else { return nil }
    if discriminator > 0 {
      found.arguments[found.arguments.count - 1].text += "-\(discriminator + 1)"
      found.arguments[found.arguments.count - 1].value += " \(discriminator + 1)"
    }
    return found
  }

  /// Reads the members in one pass, because reflection takes most of a passing assertion's time.
  private static func argument(from element: Any, index: Int) -> (TestArgument, value: Any)? {
    var (value, firstName, type, bytes): (Any?, String?, Any.Type?, [UInt8]?)
    for part in Mirror(reflecting: element).children {
      switch part.label {
      case "value": value = part.value
      case "parameter":
        for part in Mirror(reflecting: part.value).children {
          switch part.label {
          case "firstName": firstName = part.value as? String
          case "typeInfo": type = declaredType(in: part.value)
          default: break
          }
        }
      case "id": bytes = unwrapped(part.value).flatMap { child("bytes", of: $0) } as? [UInt8]
      default: break
      }
    }
    guard let value, let firstName, let bytes else { return nil }
    let label = firstName == "_" ? "\(index)" : firstName
    let unordered = UnorderedArgument.text(of: value)
    let encoding = unordered ?? String(decoding: bytes, as: UTF8.self)
    var name = ArgumentText(value: value, description: unordered, encoding: encoding)
    let dynamicType = Swift.type(of: value)
    let typeName = String(reflecting: dynamicType)
    // Values of different types can have the same text, such as 1 and "1".
    if let type, type != dynamicType, name.distinction == nil, !(value is String) {
      name.distinction = "\(typeName) \(encoding)"
    }
    let argument = TestArgument(
      label: label,
      text: name.text,
      distinction: name.distinction,
      value: "\(typeName) \(encoding)"
    )
    return (argument, value)
  }

  /// Returns the declared type of a parameter, or `nil` if it isn't known.
  private static func declaredType(in info: Any) -> Any.Type? {
    guard let kind = child("_kind", of: info) else { return nil }
    return Mirror(reflecting: kind).children.first?.value as? Any.Type
  }

  private static func child(_ label: String, of value: Any) -> Any? {
    Mirror(reflecting: value).children.first { $0.label == label }?.value
  }

  private static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional ? mirror.children.first?.value : value
  }
}
