extension EnvironmentValues {
  /// Whether the view is presented; always false.
  public var isPresented: Bool { false }

  /// Whether the view has the focus; always false.
  public var isFocused: Bool { false }

  /// Whether the application can show several windows; always false.
  public var supportsMultipleWindows: Bool { false }

  /// The action that opens a window; it has no effect.
  public var openWindow: OpenWindowAction { OpenWindowAction() }

  /// The action that closes a window; it has no effect.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }

  /// The action that asks for a review; it has no effect.
  public var requestReview: RequestReviewAction { RequestReviewAction() }

  /// Whether an assistive technology is in use; always false.
  public var accessibilityEnabled: Bool { false }

  /// Whether the screen reader is in use; always false.
  public var accessibilityVoiceOverEnabled: Bool { false }

  /// Whether colors are inverted; always false.
  public var accessibilityInvertColors: Bool { false }

  /// Whether flashing lights are dimmed; always false.
  public var accessibilityDimFlashingLights: Bool { false }
}

/// An action that opens a window. It has no effect.
public struct OpenWindowAction: Sendable {
  init() {}

  /// Has no effect.
  public func callAsFunction(id: String) {}

  /// Has no effect.
  public func callAsFunction<Value: Hashable & Codable>(id: String, value: Value) {}

  /// Has no effect.
  public func callAsFunction<Value: Hashable & Codable>(value: Value) {}
}

/// An action that closes a window. It has no effect.
public struct DismissWindowAction: Sendable {
  init() {}

  /// Has no effect.
  public func callAsFunction() {}

  /// Has no effect.
  public func callAsFunction(id: String) {}
}

/// An action that asks the user for a review. It has no effect.
public struct RequestReviewAction: Sendable {
  init() {}

  /// Has no effect.
  public func callAsFunction() {}
}
