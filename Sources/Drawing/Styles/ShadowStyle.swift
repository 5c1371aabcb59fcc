public import Foundation
public import Scene

/// A shadow as part of a style.
public struct ShadowStyle: Hashable, Sendable {
  let color: Color
  let radius: CGFloat
  let offset: CGPoint
  let isInner: Bool

  /// Returns a drop shadow.
  ///
  /// - Parameters:
  ///   - color: The colour; black with an opacity of 0.33 by default.
  ///   - radius: The standard deviation of the blur, in points.
  ///   - x: The horizontal offset, in points.
  ///   - y: The vertical offset, in points.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, offset: CGPoint(x: x, y: y), isInner: false)
  }

  /// Returns an inner shadow.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, offset: CGPoint(x: x, y: y), isInner: true)
  }
}

extension ShapeStyle {
  /// Returns the style with a shadow.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    DecoratedStyle(style: self) { decoration, environment in
      decoration.shadows.append(
        StyleDecoration.Shadow(
          filter: Filter.Shadow(
            color: style.color.rgba(in: environment),
            radius: style.radius,
            offset: style.offset
          ),
          isInner: style.isInner
        )
      )
    }
  }

  /// Returns the style with its own blend mode.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    DecoratedStyle(style: self) { decoration, _ in decoration.blend = mode }
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// Returns the foreground with a shadow.
  public static func shadow(_ style: ShadowStyle) -> AnyShapeStyle {
    AnyShapeStyle(ForegroundStyle().shadow(style))
  }

  /// Returns the foreground with its own blend mode.
  public static func blendMode(_ mode: BlendMode) -> AnyShapeStyle {
    AnyShapeStyle(ForegroundStyle().blendMode(mode))
  }

  /// Returns the foreground with its opacity multiplied, 0 (clear) … 1.
  public static func opacity(_ opacity: Double) -> AnyShapeStyle {
    AnyShapeStyle(ForegroundStyle().opacity(opacity))
  }
}

/// A style with a decoration.
private struct DecoratedStyle<Style: ShapeStyle>: PaintingStyle {
  let style: Style
  let change: @Sendable (inout StyleDecoration, EnvironmentValues) -> Void

  func paint(in environment: EnvironmentValues) -> ResolvedStyle {
    let base = style.resolvedPaint(in: environment)
    var decoration = base.decoration
    change(&decoration, environment)
    return .decorated(base.plain, decoration)
  }
}
