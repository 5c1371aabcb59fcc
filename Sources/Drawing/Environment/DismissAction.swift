/// An action that dismisses the current view; it has no effect in a picture.
public struct DismissAction: Sendable {
  /// Does nothing.
  public func callAsFunction() {}
}
