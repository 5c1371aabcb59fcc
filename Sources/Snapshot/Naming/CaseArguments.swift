internal import Foundation
internal import SnapshotCore
internal import Testing

/// The arguments of the current case of a parameterised test.
///
/// Swift Testing has no public way to ask for them, so they are read by reflection. Where its
/// layout isn't the known one, the answer is `nil`, and the assertion asks for `named:`.
enum CaseArguments {
  /// Returns the arguments, empty for a test without parameters.
  static func arguments(of testCase: Test.Case) -> [TestArgument]? {
    guard testCase.isParameterized else { return [] }
    guard let kind = child("_kind", of: testCase),
      let payload = Mirror(reflecting: kind).children.first?.value,
      let list = child("arguments", of: payload),
      Mirror(reflecting: list).displayStyle == .collection
    else { return nil }
    let discriminator = child("discriminator", of: payload).flatMap(unwrapped) as? Int ?? 0
    var arguments: [TestArgument] = []
    for (index, element) in Mirror(reflecting: list).children.enumerated() {
      guard let argument = argument(from: element.value, index: index) else { return nil }
      arguments.append(argument)
    }
    guard !arguments.isEmpty else { return nil }
    if discriminator > 0 { arguments[arguments.count - 1].text += "-\(discriminator + 1)" }
    return arguments
  }

  private static func argument(from element: Any, index: Int) -> TestArgument? {
    guard let value = child("value", of: element),
      let parameter = child("parameter", of: element),
      let firstName = child("firstName", of: parameter) as? String,
      let id = child("id", of: element).flatMap(unwrapped),
      let bytes = child("bytes", of: id) as? [UInt8]
    else { return nil }
    let label = firstName == "_" ? "\(index)" : firstName
    let name = ArgumentText(value: value, encoding: String(decoding: bytes, as: UTF8.self))
    return TestArgument(label: label, text: name.text, distinction: name.distinction)
  }

  private static func child(_ label: String, of value: Any) -> Any? {
    Mirror(reflecting: value).children.first { $0.label == label }?.value
  }

  private static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional ? mirror.children.first?.value : value
  }
}
