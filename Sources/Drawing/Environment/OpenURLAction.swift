public import Foundation

/// An action that opens a URL; it has no effect in a picture.
public struct OpenURLAction: Sendable {
  /// The result of opening a URL.
  public struct Result: Sendable {
    /// The URL was opened.
    public static let handled = Result()
    /// The URL was discarded.
    public static let discarded = Result()
    /// The system should open the URL.
    public static let systemAction = Result()
  }

  /// Creates an action; the handler is never called.
  public init(handler: @escaping (URL) -> Result) {}

  init() {}

  /// Does nothing.
  public func callAsFunction(_ url: URL) {}

  /// Calls the completion with false, because nothing is opened.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    completion(false)
  }
}
