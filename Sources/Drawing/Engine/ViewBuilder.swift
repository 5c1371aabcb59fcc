internal import Scene

/// Collects the views that stand one after another in a closure.
@resultBuilder
public enum ViewBuilder {
  /// Returns a view unchanged, with the source line of its expression.
  public static func buildExpression<Content: View>(
    _ content: Content,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Content {
    content.located(at: SourceLine(calledAt: fileID, line))
  }

  /// Passes a single view through.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
}
