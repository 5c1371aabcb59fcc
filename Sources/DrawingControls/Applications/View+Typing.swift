extension View {
  /// Is accepted and changes nothing: nobody types.
  public func disableAutocorrection(_ disable: Bool?) -> some View { self }

  /// Is accepted and changes nothing: nobody types.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  /// Is accepted and changes nothing: nobody types.
  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?)
    -> some View
  { self }

  /// Is accepted and changes nothing: nobody types.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

  /// Is accepted and changes nothing: nobody types.
  public func onKeyPress(
    _ key: KeyEquivalent,
    action: @escaping () -> KeyPress.Result
  ) -> some View { self }

  /// Is accepted and changes nothing: nobody types.
  public func keyboardShortcut(
    _ key: KeyEquivalent,
    modifiers: EventModifiers = .command
  ) -> some View { self }
}

/// Which letters of what is typed become capitals; nobody types.
public struct TextInputAutocapitalization: Hashable, Sendable {
  private let name: String
  /// None.
  public static let never = TextInputAutocapitalization(name: "never")
  /// The first of each word.
  public static let words = TextInputAutocapitalization(name: "words")
  /// The first of each sentence.
  public static let sentences = TextInputAutocapitalization(name: "sentences")
  /// All.
  public static let characters = TextInputAutocapitalization(name: "characters")
}

/// What stands on the key that ends typing; nobody types.
public struct SubmitLabel: Hashable, Sendable {
  private let name: String
  /// Done.
  public static let done = SubmitLabel(name: "done")
  /// Go.
  public static let go = SubmitLabel(name: "go")
  /// Send.
  public static let send = SubmitLabel(name: "send")
  /// Join.
  public static let join = SubmitLabel(name: "join")
  /// Search.
  public static let search = SubmitLabel(name: "search")
  /// Return.
  public static let `return` = SubmitLabel(name: "return")
  /// Next.
  public static let next = SubmitLabel(name: "next")
  /// Continue.
  public static let `continue` = SubmitLabel(name: "continue")
}

/// A key; nobody types.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// What it types.
  public var character: Character
  /// The arrow up.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The arrow down.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The arrow left.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The arrow right.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// Escape.
  public static let escape = KeyEquivalent("\u{1B}")
  /// Return.
  public static let `return` = KeyEquivalent("\r")
  /// The bar.
  public static let space = KeyEquivalent(" ")
  /// Tab.
  public static let tab = KeyEquivalent("\t")
  /// Delete.
  public static let delete = KeyEquivalent("\u{8}")

  /// Creates a key.
  public init(_ character: Character) {
    self.character = character
  }

  /// Creates a key.
  public init(extendedGraphemeClusterLiteral value: Character) {
    character = value
  }
}

/// Keys held down; nobody types.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// A bit for each key.
  public let rawValue: Int
  /// Capitals.
  public static let capsLock = EventModifiers(rawValue: 1)
  /// Shift.
  public static let shift = EventModifiers(rawValue: 2)
  /// Control.
  public static let control = EventModifiers(rawValue: 4)
  /// Option.
  public static let option = EventModifiers(rawValue: 8)
  /// Command.
  public static let command = EventModifiers(rawValue: 16)
  /// All of them.
  public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command]

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}

/// A key that is pressed; none is.
public struct KeyPress: Sendable {
  /// What has become of it.
  public enum Result: Hashable, Sendable {
    /// Something was done.
    case handled
    /// Others may do something.
    case ignored
  }

  /// The key.
  public let key: KeyEquivalent
}
