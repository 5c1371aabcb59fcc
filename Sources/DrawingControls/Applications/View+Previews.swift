public import Foundation

nonisolated extension View {
  /// Returns the view unchanged, because the renderer sets the size.
  public func previewLayout(_ value: PreviewLayout) -> some View { self }

  /// Returns the view unchanged, because previews don't simulate a device.
  public func previewDevice(_ value: PreviewDevice?) -> some View { self }

  /// Returns the view unchanged, because display names aren't drawn.
  public func previewDisplayName(_ value: String?) -> some View { self }
}

/// The size of a preview, for source compatibility. The renderer sets the size.
public enum PreviewLayout: Hashable, Sendable {
  /// The size of a device.
  case device
  /// The view's own size.
  case sizeThatFits
  /// A fixed size, in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// The device of a preview, which isn't simulated.
public struct PreviewDevice: Hashable, ExpressibleByStringLiteral, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a device with a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates a device with a name.
  public init(stringLiteral value: String) {
    self.init(rawValue: value)
  }
}
