public import Foundation

/// A rule for the position at which a scroll view stops. It has no effect, because nothing scrolls
/// in a rendering.
public protocol ScrollTargetBehavior {
  /// The context in which the position changes.
  typealias TargetContext = ScrollTargetBehaviorContext

  /// Changes the position at which scrolling will stop; never called.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// A position at which scrolling stops.
public struct ScrollTarget: Hashable, Sendable {
  /// The visible rectangle, in points.
  public var rect: CGRect
  /// The point of the rectangle that keeps its position when the size changes.
  public var anchor: UnitPoint?

  /// Creates a position.
  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }
}

/// The context in which a scroll view stops. A rendering creates none.
public struct ScrollTargetBehaviorContext: Sendable {
  /// The position at which scrolling started.
  public let originalTarget: ScrollTarget
  /// The velocity, in points per second.
  public let velocity: CGVector
  /// The size of the content, in points.
  public let contentSize: CGSize
  /// The size of the scroll view, in points.
  public let containerSize: CGSize
  /// The axes that scroll.
  public let axes: Axis.Set
}

/// A rule by which scrolling stops at pages.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Hashable, Sendable {
  /// Creates the rule.
  public init() {}

  /// Has no effect.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

/// A rule by which scrolling stops at views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Hashable, Sendable {
  /// A limit of the number of views that one gesture scrolls.
  public struct LimitBehavior: Hashable, Sendable {
    private let name: String
    /// The default.
    public static let automatic = LimitBehavior(name: "automatic")
    /// A limit in every size class.
    public static let always = LimitBehavior(name: "always")
    /// A limit of one view.
    public static let alwaysByOne = LimitBehavior(name: "alwaysByOne")
    /// A limit of a few views.
    public static let alwaysByFew = LimitBehavior(name: "alwaysByFew")
    /// No limit.
    public static let never = LimitBehavior(name: "never")
  }

  private let limitBehavior: LimitBehavior

  /// Creates the rule.
  public init(limitBehavior: LimitBehavior = .automatic) {
    self.limitBehavior = limitBehavior
  }

  /// Creates the rule; the anchor is ignored.
  public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint?) {
    self.limitBehavior = limitBehavior
  }

  /// Has no effect.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Aligned to pages.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Aligned to views.
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }

  /// Returns the alignment to views, with a limit of the number of views that one gesture scrolls.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }

  /// Returns the alignment to views at an anchor, which is ignored.
  public static func viewAligned(anchor: UnitPoint?) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(anchor: anchor)
  }
}
