public import Foundation
import Scene

/// A position in a view that can be read in the coordinates of another view.
///
/// ```swift
/// content.overlayPreferenceValue(FrameKey.self) { frame in
///   GeometryReader { reader in
///     if let frame { Rectangle().stroke(.red).frame(width: reader[frame].width) }
///   }
/// }
/// ```
public struct Anchor<Value> {
  /// A function that returns the value, given a transform from the canvas to the coordinates in
  /// which it is read.
  private let map: @Sendable (CGAffineTransform) -> Value

  /// A position in a view, which becomes an anchor when the view is drawn.
  public struct Source: Sendable {
    fileprivate let resolve: @Sendable (CGSize) -> @Sendable (CGAffineTransform) -> Value
  }

  init(_ source: Source, size: CGSize, transform: CGAffineTransform) {
    let resolve = source.resolve(size)
    map = { resolve(transform.concatenating($0)) }
  }

  /// Returns the value in the coordinates to which a transform maps the canvas.
  func value(in transform: CGAffineTransform) -> Value { map(transform) }
}

extension Anchor: Sendable where Value: Sendable {}

extension Anchor: Equatable where Value: Equatable {
  /// Returns whether both are the same position on the canvas.
  public static func == (left: Anchor, right: Anchor) -> Bool {
    left.map(.identity) == right.map(.identity)
  }
}

extension Anchor: Hashable where Value: Hashable {
  /// Hashes the position on the canvas.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(map(.identity))
  }
}

extension Anchor.Source where Value == CGRect {
  /// The frame of the view.
  public static var bounds: Anchor<CGRect>.Source {
    Anchor.Source { size in { CGRect(origin: .zero, size: size).applying($0) } }
  }

  /// Returns a rectangle in the coordinates of the view.
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
    Anchor.Source { _ in { rect.applying($0) } }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// Returns a point in the coordinates of the view.
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
    Anchor.Source { _ in { point.applying($0) } }
  }

  /// Returns a point in the unit coordinates of the view's frame.
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor.Source { size in { point.point(in: size).applying($0) } }
  }

  /// The top left corner.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The middle of the upper side.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The top right corner.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// The middle of the left side.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The middle.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The middle of the right side.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// The bottom left corner.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// The middle of the lower side.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The bottom right corner.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension Anchor.Source {
  /// Creates a source of several positions at once.
  public init<Place>(_ array: [Anchor<Place>.Source]) where Value == [Place] {
    resolve = { size in
      let resolvers = array.map { $0.resolve(size) }
      return { transform in resolvers.map { $0(transform) } }
    }
  }

  /// Creates a source of an optional position.
  public init<Place>(_ anchor: Anchor<Place>.Source?) where Value == Place? {
    resolve = { size in
      let resolve = anchor?.resolve(size)
      return { transform in resolve?(transform) }
    }
  }
}
