public import Foundation
public import Scene

/// An outline that adapts to a rectangle; as a view it is filled with the foreground style.
///
/// ```swift
/// struct Diamond: Shape {
///   func path(in rect: CGRect) -> Path {
///     Path { path in
///       path.move(to: CGPoint(x: rect.midX, y: rect.minY))
///       path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
///       path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
///       path.addLine(to: CGPoint(x: rect.minX, y: rect.midY))
///       path.closeSubpath()
///     }
///   }
/// }
/// ```
nonisolated public protocol Shape: Sendable, Animatable, View {
  /// Returns the outline in a rectangle, in points with y growing down.
  func path(in rect: CGRect) -> Path

  /// Returns the shape's size for a proposal.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// The role of the shape, which has no effect here.
  static var role: ShapeRole { get }

  /// The behaviour of the shape in right-to-left layouts; mirrored by default.
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }
}

/// The role of a shape.
public enum ShapeRole: Hashable, Sendable {
  /// A filled shape.
  case fill
  /// A line.
  case stroke
  /// A separator between views.
  case separator
}

extension Shape {
  /// The shape filled with the foreground style.
  public var body: FillShapeView<Self, ForegroundStyle, EmptyView> {
    var view = FillShapeView(shape: self, style: ForegroundStyle(), background: EmptyView())
    view.line = sourceLine
    return view
  }

  /// The default role, a filled shape.
  public static var role: ShapeRole { .fill }

  /// The default behaviour, mirroring.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  /// Returns the proposal, with 10 points for unspecified lengths.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}

/// A shape derived from another one, which gives it its name in the display list.
protocol DerivedShape: Shape {
  associatedtype Base: Shape
  var base: Base { get }
  /// Returns the outline that is painted when the shape is filled.
  func outline(in rect: CGRect, evenOdd: Bool) -> DisplayList.Outline
}

extension Shape {
  /// Whether it is derived from another shape, which then names the drawn element.
  static var isDerived: Bool { Self.self is any DerivedShape.Type }
}

extension DerivedShape {
  func outline(in rect: CGRect, evenOdd: Bool) -> DisplayList.Outline {
    .fill(path(in: rect), evenOdd: evenOdd)
  }

  var named: any Shape {
    (base as? any DerivedShape)?.named ?? base
  }
}
