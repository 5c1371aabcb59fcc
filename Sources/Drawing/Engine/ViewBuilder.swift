internal import Scene

/// A result builder that combines the views of a closure.
@resultBuilder
public enum ViewBuilder {
  /// Returns a view unchanged, with the source line of its expression.
  public static func buildExpression<Content: View>(
    _ content: consuming Content,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Content {
    content.setLine(SourceLine(calledAt: fileID, line))
    return content
  }

  /// Returns a single view unchanged.
  public static func buildBlock<Content: View>(_ content: consuming Content) -> Content { content }
}
