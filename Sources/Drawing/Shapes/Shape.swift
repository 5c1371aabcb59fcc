public import Foundation
public import Scene

/// An outline that fits itself into a rectangle, and as a view fills itself with the foreground.
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
public protocol Shape: Sendable, Animatable, View {
  /// Returns the outline in a rectangle, in points with y growing down.
  func path(in rect: CGRect) -> Path

  /// Returns the size that the shape takes of a proposal.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// What the shape is for; it changes nothing here.
  static var role: ShapeRole { get }

  /// What happens to the shape where text runs from right to left; it is mirrored unless it says
  /// otherwise.
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }
}

/// What a shape is for.
public enum ShapeRole: Hashable, Sendable {
  /// To be filled.
  case fill
  /// To be a line.
  case stroke
  /// To separate other views.
  case separator
}

extension Shape {
  /// The shape filled with the foreground style.
  public var body: FillShapeView<Self, ForegroundStyle, EmptyView> {
    var view = FillShapeView(shape: self, style: ForegroundStyle(), background: EmptyView())
    view.line = (self as? any LocatedView)?.line
    return view
  }

  /// To be filled.
  public static var role: ShapeRole { .fill }

  /// Mirrored.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  /// Returns the whole proposal; 10 points where it is left open.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}

/// A shape made of another one, whose name it bears in the display list.
protocol DerivedShape: Shape {
  associatedtype Base: Shape
  var base: Base { get }
  /// Returns what is painted where the shape is filled.
  func outline(in rect: CGRect, evenOdd: Bool) -> DisplayList.Outline
}

extension DerivedShape {
  func outline(in rect: CGRect, evenOdd: Bool) -> DisplayList.Outline {
    .fill(path(in: rect), evenOdd: evenOdd)
  }

  var named: any Shape {
    (base as? any DerivedShape)?.named ?? base
  }
}
