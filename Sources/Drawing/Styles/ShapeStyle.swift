import Scene

/// What a shape is painted with: a colour, a gradient, the foreground.
public protocol ShapeStyle: Sendable {
  /// The type of the style that this one stands for.
  associatedtype Resolved: ShapeStyle = Never

  /// Returns the style that this one stands for in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved
}

extension ShapeStyle where Resolved == Never {
  /// Never returns: the library's own styles stand for themselves.
  public func resolve(in environment: EnvironmentValues) -> Never {
    // Reached only by a call that spells out `resolve` on a built-in style.
    fatalError("\(Self.self) stands for itself")
  }
}

extension Never: ShapeStyle {
  /// Stands for no style, as it has no values.
  public typealias Resolved = Never
}

/// A style that the library paints with by itself.
protocol PaintingStyle: ShapeStyle {
  func paint(in environment: EnvironmentValues) -> ResolvedStyle
}

extension ShapeStyle {
  /// Returns what is painted in an environment.
  func resolvedPaint(in environment: EnvironmentValues) -> ResolvedStyle {
    if let style = self as? any PaintingStyle { return style.paint(in: environment) }
    guard Resolved.self != Never.self else { return .color(.clear) }
    return resolve(in: environment).resolvedPaint(in: environment)
  }
}
