internal import SnapshotCore
internal import Testing

/// The form of a test's argument in a file name.
struct ArgumentText {
  /// The text, such as `3`, `red` or `Blob`.
  var text: String
  /// A text that distinguishes the value from others with the same `text`, if there can be any.
  var distinction: String?

  /// - Parameters:
  ///   - description: A text to use instead of the value's description.
  ///   - encoding: The value's encoding in Swift Testing's own identifiers, or another text that
  ///     distinguishes it from other values.
  init(value: Any, description: String? = nil, encoding: String) {
    switch value {
    case let optional as any OptionalValue:
      guard let wrapped = optional.anyWrapped else {
        self.init(text: "nil")
        return
      }
      self.init(value: wrapped, description: description, encoding: encoding)
      // A value whose text is “nil” must differ from `nil`.
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
      self.init(describing: value, description: description, encoding: encoding)
    }
  }

  private init(text: String, distinction: String? = nil) {
    self.text = text
    self.distinction = distinction
  }

  /// Creates the text from a description. Only the name of an enum case without payload needs no
  /// distinction, because other descriptions may be ambiguous.
  private init(describing value: Any, description: String?, encoding: String) {
    let mirror = Mirror(reflecting: value)
    let isBareCase = mirror.displayStyle == .enum && mirror.children.isEmpty
    let text = try? description ?? NestedText.describing(value)
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
