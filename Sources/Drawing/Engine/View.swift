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
/// As in SwiftUI, your views are isolated to the main actor, so that their methods can use models
/// of the main actor. The views and modifiers of the library aren't isolated. A rendering evaluates
/// bodies on its own thread, so that tests can render in parallel.
///
/// A test must be declared `@MainActor` if its views share main-actor state. In Swift 6 mode, the
/// same applies if it calls a method of a view, or an initialiser that the view declares and that
/// isn't `nonisolated`.
@MainActor @preconcurrency
public protocol View {
  /// The type of the body.
  associatedtype Body: View

  /// The content of this view.
  @ViewBuilder var body: Body { get }
}

nonisolated extension View where Body == Never {
  /// The body of a built-in view. Accessing it is a programming error.
  public var body: Never {
    // Only an explicit access to `body` of a built-in view gets here, and there is no value to
    // return.
    fatalError("\(Self.self) is drawn by Drawing itself and has no body")
  }
}

nonisolated extension Never: View {
  /// The body type. `Never` has no values.
  public typealias Body = Never
}
