/// A part of a drawing, described by the views that it consists of.
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
/// Views are plain values and can be created on any thread, so that tests can render in parallel.
/// `body` is declared `@MainActor`, so that it can access main-actor state, but runs on the thread
/// of the rendering. A test whose views share main-actor state must be declared `@MainActor`
/// itself.
public protocol View {
  /// The type of the body.
  associatedtype Body: View

  /// The content of this view.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension View where Body == Never {
  /// The body of a built-in view. Accessing it is a programming error.
  public var body: Never {
    // Only an explicit access to `body` of a built-in view gets here, and there is no value to
    // return.
    fatalError("\(Self.self) is drawn by Drawing itself and has no body")
  }
}

extension Never: View {
  /// The body type. `Never` has no values.
  public typealias Body = Never
}
