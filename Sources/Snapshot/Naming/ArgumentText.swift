internal import SnapshotCore
internal import Testing

/// What an argument of a test is called in a file name.
struct ArgumentText {
  /// The name: `3`, `red`, `Blob`.
  var text: String
  /// What else tells it from other values, if the name may not.
  var distinction: String?

  /// - Parameter encoding: The value as Swift Testing encodes it for its own identifiers.
  init(value: Any, encoding: String) {
    switch value {
    case let optional as any OptionalValue:
      guard let wrapped = optional.anyWrapped else {
        self.init(text: "nil")
        return
      }
      self.init(value: wrapped, encoding: encoding)
      // A value that happens to be called as if there were none.
      if text == "nil", distinction == nil { distinction = "\(type(of: wrapped)) nil" }
    case let string as String:
      self.init(text: string)
    case let value as any CustomTestStringConvertible:
      self.init(text: value.testDescription, distinction: encoding)
    case is any BinaryInteger, is any BinaryFloatingPoint, is Bool, is Character:
      self.init(text: String(describing: value))
    case let value as any RawRepresentable:
      self.init(text: String(describing: value.rawValue))
    default:
      self.init(describing: value, encoding: encoding)
    }
  }

  private init(text: String, distinction: String? = nil) {
    self.text = text
    self.distinction = distinction
  }

  /// A bare enum case is told by its name. Anything else may describe itself in too few words.
  private init(describing value: Any, encoding: String) {
    let mirror = Mirror(reflecting: value)
    let isBareCase = mirror.displayStyle == .enum && mirror.children.isEmpty
    let text = try? NestedText.describing(value)
    self.init(text: text ?? "\(type(of: value))", distinction: isBareCase ? nil : encoding)
  }
}

private protocol OptionalValue {
  var anyWrapped: Any? { get }
}

extension Optional: OptionalValue {
  var anyWrapped: Any? {
    if case .some(let wrapped) = self { wrapped } else { nil }
  }
}
