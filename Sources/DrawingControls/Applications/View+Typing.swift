nonisolated extension View {
  /// Returns the view unchanged, because a rendering has no keyboard input.
  public consuming func disableAutocorrection(_ disable: Bool?) -> some View { self }

  /// Returns the view unchanged, because a rendering has no keyboard input.
  public consuming func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  /// Returns the view unchanged, because a rendering has no keyboard input.
  public consuming func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  )
    -> some View
  { self }

  /// Returns the view unchanged, because a rendering has no keyboard input.
  public consuming func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

  /// Returns the view unchanged, because a rendering has no keyboard input.
  public consuming func onKeyPress(
    _ key: KeyEquivalent,
    action: @escaping () -> KeyPress.Result
  ) -> some View { self }

  /// Returns the view unchanged, because a rendering has no keyboard input.
  public consuming func keyboardShortcut(
    _ key: KeyEquivalent,
    modifiers: EventModifiers = .command
  ) -> some View { self }
}

/// The automatic capitalisation of typed text, for source compatibility.
public struct TextInputAutocapitalization: Hashable, Sendable {
  private let name: String
  /// No capitalisation.
  public static let never = TextInputAutocapitalization(name: "never")
  /// Capitalises each word.
  public static let words = TextInputAutocapitalization(name: "words")
  /// Capitalises each sentence.
  public static let sentences = TextInputAutocapitalization(name: "sentences")
  /// Capitalises all letters.
  public static let characters = TextInputAutocapitalization(name: "characters")
}

/// The label of the submit key, for source compatibility.
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

/// A key, for source compatibility.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character that the key types.
  public var character: Character
  /// The up arrow.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The down arrow.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The left arrow.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The right arrow.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// Escape.
  public static let escape = KeyEquivalent("\u{1B}")
  /// Return.
  public static let `return` = KeyEquivalent("\r")
  /// The space bar.
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

/// Modifier keys, for source compatibility.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// The keys as bits.
  public let rawValue: Int
  /// Caps Lock.
  public static let capsLock = EventModifiers(rawValue: 1)
  /// Shift.
  public static let shift = EventModifiers(rawValue: 2)
  /// Control.
  public static let control = EventModifiers(rawValue: 4)
  /// Option.
  public static let option = EventModifiers(rawValue: 8)
  /// Command.
  public static let command = EventModifiers(rawValue: 16)
  /// All modifier keys.
  public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command]

  /// Creates a set of keys from bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}

/// A key press, which never occurs.
public struct KeyPress: Sendable {
  /// The result of a key action.
  public enum Result: Hashable, Sendable {
    /// The key press was handled.
    case handled
    /// The key press is passed on.
    case ignored
  }

  /// The key.
  public let key: KeyEquivalent
}
