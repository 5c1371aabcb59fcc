public import Foundation

extension View {
  /// Is accepted and changes nothing: previews are drawn in their own size.
  public func previewLayout(_ value: PreviewLayout) -> some View { self }

  /// Is accepted and changes nothing: previews are drawn on no device.
  public func previewDevice(_ value: PreviewDevice?) -> some View { self }

  /// Is accepted and changes nothing: previews bear no names.
  public func previewDisplayName(_ value: String?) -> some View { self }
}

/// The canvas of a preview; a renderer sets it here.
public enum PreviewLayout: Hashable, Sendable {
  /// A device.
  case device
  /// The view's own size.
  case sizeThatFits
  /// A size in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// A device that a preview imitates; none is imitated here.
public struct PreviewDevice: Hashable, ExpressibleByStringLiteral, Sendable {
  /// The name.
  public let rawValue: String

  /// Names a device.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Names a device.
  public init(stringLiteral value: String) {
    self.init(rawValue: value)
  }
}
