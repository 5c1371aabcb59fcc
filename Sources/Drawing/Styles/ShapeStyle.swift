import Scene

/// The paint of a shape, such as a colour, a gradient or the foreground.
public protocol ShapeStyle: Sendable {
  /// The type of the resolved style.
  associatedtype Resolved: ShapeStyle = Never

  /// Returns the style to use in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved
}

extension ShapeStyle where Resolved == Never {
  /// Never returns, because built-in styles resolve to themselves.
  public func resolve(in environment: EnvironmentValues) -> Never {
    // Reached only by an explicit call of `resolve` on a built-in style.
    fatalError("\(Self.self) is a built-in style and resolves to itself")
  }
}

extension Never: ShapeStyle {
  /// The type has no values, so it resolves to nothing.
  public typealias Resolved = Never
}

/// A style that the library paints directly.
protocol PaintingStyle: ShapeStyle {
  func paint(in environment: EnvironmentValues) -> ResolvedStyle
}

extension ShapeStyle {
  /// Returns the resolved style in an environment.
  func resolvedPaint(in environment: EnvironmentValues) -> ResolvedStyle {
    // The most frequent styles need no lookup of their conformance.
    if Self.self == Color.self { return paint(as: Color.self, in: environment) }
    if Self.self == ForegroundStyle.self {
      return paint(as: ForegroundStyle.self, in: environment)
    }
    if let type = Self.self as? any PaintingStyle.Type { return paint(as: type, in: environment) }
    guard Resolved.self != Never.self else { return .color(.clear) }
    return resolve(in: environment).resolvedPaint(in: environment)
  }

  private func paint<Painting: PaintingStyle>(
    as type: Painting.Type,
    in environment: EnvironmentValues
  ) -> ResolvedStyle {
    withSameValue(self, as: type) { $0.pointee.paint(in: environment) }
  }
}
