public import Foundation

nonisolated extension View {
  /// Returns the view without the presentation and records a note if `item` isn't `nil`.
  public consuming func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    noting("sheet", if: item.wrappedValue != nil)
  }

  /// Returns the view without the presentation and records a note if `item` isn't `nil`.
  public consuming func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    noting("fullScreenCover", if: item.wrappedValue != nil)
  }

  /// Returns the view without the presentation and records a note if `isPresented` is true.
  public consuming func popover<Content: View>(
    isPresented: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    noting("popover", if: isPresented.wrappedValue)
  }

  /// Returns the view without the presentation and records a note if `isPresented` is true.
  public consuming func alert<Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View {
    noting("alert", if: isPresented.wrappedValue)
  }

  /// Returns the view without the presentation and records a note if `isPresented` is true.
  public consuming func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    noting("alert", if: isPresented.wrappedValue)
  }

  /// Returns the view unchanged, because presentations aren't drawn.
  public consuming func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    self
  }

  /// Returns the view unchanged, because presentations aren't drawn.
  public consuming func presentationDragIndicator(_ visibility: Visibility) -> some View { self }

  /// Returns the view unchanged, because presentations aren't drawn.
  public consuming func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }

  /// Returns the view unchanged, because presentations aren't drawn.
  public consuming func presentationBackground<Style: ShapeStyle>(_ style: Style) -> some View {
    self
  }

  /// Returns the view unchanged, because presentations aren't drawn.
  public consuming func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }
}

/// The height of a sheet, which isn't drawn.
public struct PresentationDetent: Hashable, Sendable {
  private let share: Double
  private let height: CGFloat
  /// About half of the screen's height.
  public static let medium = PresentationDetent(share: 0.5, height: 0)
  /// The full height of the screen.
  public static let large = PresentationDetent(share: 1, height: 0)

  /// Returns a detent at a fraction of the screen's height, 0…1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(share: Double(fraction), height: 0)
  }

  /// Returns a detent at a height, in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(share: 0, height: height)
  }
}
