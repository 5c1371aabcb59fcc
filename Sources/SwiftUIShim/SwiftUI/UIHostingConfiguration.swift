public import Drawing
public import Foundation

/// The content of a cell, which isn't drawn.
@MainActor @preconcurrency
public protocol UIContentConfiguration {}

/// The content of a cell, given as a view. It isn't drawn.
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  /// The view.
  let content: Content
  /// The view behind it.
  let background: Background

  /// Returns the configuration unchanged.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self { self }

  /// Returns the configuration unchanged.
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self { self }

  /// Returns the configuration unchanged.
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self { self }

  /// Returns the configuration with a view behind the content.
  public func background<Back: View>(
    @ViewBuilder content background: () -> Back
  ) -> UIHostingConfiguration<Content, Back> {
    UIHostingConfiguration<Content, Back>(content: content, background: background())
  }

  /// Returns the configuration with a style behind the content.
  public func background<Style: ShapeStyle>(
    _ style: Style
  ) -> UIHostingConfiguration<Content, some View> {
    background { Rectangle().fill(style) }
  }
}

extension UIHostingConfiguration where Background == EmptyView {
  /// Creates a configuration.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content(), background: EmptyView())
  }
}
