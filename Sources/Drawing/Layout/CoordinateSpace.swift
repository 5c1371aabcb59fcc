import Foundation
import Scene

/// What coordinates count from.
public enum CoordinateSpace: Hashable {
  /// The top left corner of the canvas.
  case global
  /// The top left corner of the view itself.
  case local
  /// The top left corner of the view around that bears a name.
  case named(AnyHashable)

  /// Whether it is that of the canvas.
  public var isGlobal: Bool { self == .global }
  /// Whether it is that of the view itself.
  public var isLocal: Bool { self == .local }
}

/// A type that says what coordinates count from.
public protocol CoordinateSpaceProtocol {
  /// What coordinates count from.
  var coordinateSpace: CoordinateSpace { get }
}

/// The coordinates of the canvas.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates it.
  public init() {}
  /// The coordinates of the canvas.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinates of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates it.
  public init() {}
  /// The coordinates of the view itself.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinates of the view around that bears a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable
  /// The coordinates of the view around that bears the name.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The coordinates of the canvas.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The coordinates of the view itself.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// Returns the coordinates of the view around that bears a name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }

  /// The coordinates of the scroll view around.
  public static var scrollView: NamedCoordinateSpace { .named(ScrollViewName()) }
}

/// The name that each scroll view bears.
struct ScrollViewName: Hashable, Sendable {}

extension View {
  /// Names the coordinates of this view, for readers in it.
  public func coordinateSpace<Name: Hashable>(name: Name) -> some View {
    coordinateSpace(.named(name))
  }

  /// Names the coordinates of this view, for readers in it.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    LayoutModifiedView(self, NamedSpaceRule(name: name.name))
  }
}

/// A view whose coordinates bear a name.
private struct NamedSpaceRule: LayoutElement {
  let name: AnyHashable

  func draw(
    _ node: LayoutNode,
    size: CGSize,
    proposal: ProposedViewSize,
    in state: DrawingState,
    onto canvas: inout [DisplayList.Node]
  ) {
    var state = state
    state.spaces[name] = NamedSpace(
      size: size,
      transform: state.geometryTransform ?? state.transform
    )
    drawChildren(of: node, size: size, proposal: proposal, in: state, onto: &canvas)
  }
}
