/// The presentation state of a view; in a picture it is never presented.
public struct PresentationMode: Sendable {
  /// Whether the view is presented; always false.
  public var isPresented: Bool { false }
  /// Does nothing.
  public mutating func dismiss() {}
}
