public import Foundation

/// The size that a container proposes to a view; `nil` requests the view's ideal length.
public struct ProposedViewSize: Hashable, Sendable {
  /// The width in points: 0 requests the minimum, infinity the maximum, `nil` the ideal width.
  public var width: CGFloat?
  /// The height in points: 0 requests the minimum, infinity the maximum, `nil` the ideal height.
  public var height: CGFloat?

  /// A request for the minimum size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// A request for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// A request for the maximum size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Creates a proposal, in points.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Creates a proposal of a size, in points.
  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// Returns the size with unspecified lengths taken from `size`, 10 points by default.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

extension ProposedViewSize {
  /// Whether both lengths are specified and positive, so that `sanitized` changes nothing.
  @_transparent var isPositive: Bool {
    guard let width, let height else { return false }
    return width > 0 && height > 0
  }

  /// The proposal with NaN replaced by `nil`, and negative lengths by 0.
  @_transparent var sanitized: ProposedViewSize {
    guard !isPositive else { return self }
    return ProposedViewSize(width: Self.sanitize(width), height: Self.sanitize(height))
  }

  private static func sanitize(_ length: CGFloat?) -> CGFloat? {
    guard let length, !length.isNaN else { return nil }
    return max(length, 0)
  }

  subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set {
      switch axis {
      case .horizontal: width = newValue
      case .vertical: height = newValue
      }
    }
  }
}

extension CGSize {
  /// The size with NaN and negative lengths replaced by 0.
  @_transparent var sanitized: CGSize {
    CGSize(width: width > 0 ? width : 0, height: height > 0 ? height : 0)
  }

  package var isFinite: Bool { width.isFinite && height.isFinite }

  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set {
      switch axis {
      case .horizontal: width = newValue
      case .vertical: height = newValue
      }
    }
  }
}

extension CGPoint {
  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set {
      switch axis {
      case .horizontal: x = newValue
      case .vertical: y = newValue
      }
    }
  }
}
