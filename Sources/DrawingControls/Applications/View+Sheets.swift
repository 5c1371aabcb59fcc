public import Foundation

extension View {
  /// Draws nothing, as nothing is put over a picture; noted while it is presented.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    noting("sheet", if: item.wrappedValue != nil)
  }

  /// Draws nothing, as nothing is put over a picture; noted while it is presented.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    noting("fullScreenCover", if: item.wrappedValue != nil)
  }

  /// Draws nothing, as nothing is put over a picture; noted while it is presented.
  public func popover<Content: View>(
    isPresented: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    noting("popover", if: isPresented.wrappedValue)
  }

  /// Draws nothing, as nothing is put over a picture; noted while it is presented.
  public func alert<Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View {
    noting("alert", if: isPresented.wrappedValue)
  }

  /// Draws nothing, as nothing is put over a picture; noted while it is presented.
  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    noting("alert", if: isPresented.wrappedValue)
  }

  /// Draws nothing, as nothing is put over a picture; noted while it is presented.
  public func confirmationDialog<Actions: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions
  ) -> some View {
    noting("confirmationDialog", if: isPresented.wrappedValue)
  }

  /// Is accepted and changes nothing: nothing is put over a picture.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }

  /// Is accepted and changes nothing: nothing is put over a picture.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }

  /// Is accepted and changes nothing: nothing is put over a picture.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }

  /// Is accepted and changes nothing: nothing is put over a picture.
  public func presentationBackground<Style: ShapeStyle>(_ style: Style) -> some View { self }

  /// Is accepted and changes nothing: nothing is put over a picture.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }
}

/// How high a sheet is; there are none in a picture.
public struct PresentationDetent: Hashable, Sendable {
  private let share: Double
  private let height: CGFloat
  /// About half the screen.
  public static let medium = PresentationDetent(share: 0.5, height: 0)
  /// All of it.
  public static let large = PresentationDetent(share: 1, height: 0)

  /// Returns a share of the screen, 0…1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(share: Double(fraction), height: 0)
  }

  /// Returns a height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(share: 0, height: height)
  }
}
