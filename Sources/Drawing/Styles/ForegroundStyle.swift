/// The style that the views around have set for what is in front: black where none has.
public struct ForegroundStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
}

extension ForegroundStyle: PaintingStyle {
  func paint(in environment: EnvironmentValues) -> ResolvedStyle {
    environment.foreground ?? Color.primary.paint(in: environment)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The style that the views around have set.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension View {
  /// Sets what shapes in this view are painted with where they say nothing else; innermost wins.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    EnvironmentView(content: self) { environment in
      environment.setForeground([style.resolvedPaint(in: environment)])
    }
  }

  /// Sets what shapes in this view are painted with, and what `.secondary` stands for.
  public func foregroundStyle<Primary: ShapeStyle, Secondary: ShapeStyle>(
    _ primary: Primary,
    _ secondary: Secondary
  ) -> some View {
    EnvironmentView(content: self) { environment in
      environment.setForeground([
        primary.resolvedPaint(in: environment), secondary.resolvedPaint(in: environment),
      ])
    }
  }

  /// Sets what shapes in this view are painted with, and `.secondary` and `.tertiary` stand for.
  public func foregroundStyle<
    Primary: ShapeStyle,
    Secondary: ShapeStyle,
    Tertiary: ShapeStyle
  >(
    _ primary: Primary,
    _ secondary: Secondary,
    _ tertiary: Tertiary
  ) -> some View {
    EnvironmentView(content: self) { environment in
      environment.setForeground([
        primary.resolvedPaint(in: environment), secondary.resolvedPaint(in: environment),
        tertiary.resolvedPaint(in: environment),
      ])
    }
  }

  /// Sets the colour of shapes in this view that say nothing else; `nil` for the default.
  public func foregroundColor(_ color: Color?) -> some View {
    EnvironmentView(content: self) { environment in
      environment.setForeground(color.map { [$0.paint(in: environment)] } ?? [])
    }
  }
}
