extension ViewBuilder {
  /// Builds the view of an `if` without `else`.
  public static func buildIf<Content: View>(_ content: consuming Content?) -> Content? { content }

  /// Builds the view of an empty closure.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Collects two or more views.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView(views: repeat each content)
  }

  /// Builds the view of the first branch of a condition.
  public static func buildEither<First: View, Second: View>(
    first: consuming First
  ) -> ConditionalContent<First, Second> {
    ConditionalContent(branch: .first(first))
  }

  /// Builds the view of the second branch of a condition.
  public static func buildEither<First: View, Second: View>(
    second: consuming Second
  ) -> ConditionalContent<First, Second> {
    ConditionalContent(branch: .second(second))
  }

  /// Erases the type of a view with limited availability.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
