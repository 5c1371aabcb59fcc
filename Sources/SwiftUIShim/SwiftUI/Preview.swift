public import Drawing
public import Foundation

/// What a file can show, for an editor to show it; it is checked and leaves nothing in the program.
///
/// Use ``PreviewProvider`` for what is to be drawn from elsewhere.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// What a file can show, for an editor to show it; it is checked and leaves nothing in the program.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  traits: PreviewTrait,
  _ additionalTraits: PreviewTrait...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Marks state in a preview.
@attached(peer)
public macro Previewable() = #externalMacro(module: "SwiftUIMacros", type: "PreviewableMacro")

/// Declares a value of the environment with its default.
///
/// ```swift
/// extension EnvironmentValues {
///   @Entry var lineWidth: CGFloat = 2
/// }
/// ```
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "EntryMacro")

/// How a preview is shown; of no consequence here.
public struct PreviewTrait: Sendable {
  /// As usual.
  public static let defaultLayout = PreviewTrait()
  /// In the view's own size.
  public static let sizeThatFitsLayout = PreviewTrait()
  /// On a device held upright.
  public static let portrait = PreviewTrait()
  /// On a device held sideways.
  public static let landscapeLeft = PreviewTrait()
  /// On a device held sideways.
  public static let landscapeRight = PreviewTrait()

  /// Returns the trait of a size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait()
  }
}
