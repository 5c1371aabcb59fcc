/// The pasteboard. It is empty, and what is written to it is ignored.
@MainActor @preconcurrency
public final class UIPasteboard {
  /// The shared pasteboard.
  public static let general = UIPasteboard()

  /// The text; always `nil`.
  public var string: String? {
    get { nil }
    set {}
  }
}
