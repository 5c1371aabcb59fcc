internal import Scene

/// A type-erased style.
public struct AnyShapeStyle: ShapeStyle {
  @Nested private var style: any ShapeStyle

  /// Erases the type of a style.
  public init<Style: ShapeStyle>(_ style: Style) {
    self.style = style
  }
}

extension AnyShapeStyle: PaintingStyle {
  func paint(in environment: EnvironmentValues) -> ResolvedStyle {
    StackSpace.ensureEvaluating { style.resolvedPaint(in: environment) }
  }
}

extension AnyShapeStyle: CustomReflectable {
  /// Its properties, as a dump shows them.
  public var customMirror: Mirror {
    Mirror(self, children: ["style": style], displayStyle: .struct)
  }
}
