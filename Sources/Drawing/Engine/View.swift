/// A piece of a drawing, described by the pieces it is made of.
///
/// ```swift
/// struct Flag: View {
///   var body: some View {
///     VStack(spacing: 0) {
///       Color.red
///       Color.white
///     }
///   }
/// }
/// ```
///
/// Views are plain values and are made anywhere, so that tests render in parallel. A body is declared
/// for the main actor, so that it may ask what is bound to it, and is called on the thread of the
/// rendering. A test whose views share what is bound to the main actor needs that word itself.
public protocol View {
  /// The type of the pieces.
  associatedtype Body: View

  /// The pieces that make up this view.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension View where Body == Never {
  /// Never returns: a view without a body is drawn by the library itself.
  public var body: Never {
    // Reached only by a call that spells out `body` on a built-in view; there is no value to give.
    fatalError("\(Self.self) is drawn by Drawing itself and has no body")
  }
}

extension Never: View {
  /// Has no body, as it has no values.
  public typealias Body = Never
}
