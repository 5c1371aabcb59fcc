extension View {
  /// Draws nothing, as nothing is put over a picture; noted while it is presented.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    noting("sheet", if: isPresented.wrappedValue)
  }

  /// Draws nothing, as nothing is put over a picture; noted while it is presented.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    noting("fullScreenCover", if: isPresented.wrappedValue)
  }

  /// Draws nothing, as nothing is put over a picture; noted while it is presented.
  public func alert<Actions: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions
  ) -> some View {
    noting("alert", if: isPresented.wrappedValue)
  }

  /// Is accepted and changes nothing: nobody asks for a menu in a picture.
  public func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> some View { self }

  /// Is accepted and changes nothing: there are no rows with a ground of their own.
  public func listRowBackground<Ground: View>(_ view: Ground?) -> some View { self }

  /// Is accepted and changes nothing: there are no rows with margins of their own.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }

  /// Is accepted and changes nothing: there is no bar for buttons.
  public func navigationBarItems<Leading: View, Trailing: View>(
    leading: Leading,
    trailing: Trailing
  ) -> some View {
    noting("navigationBarItems")
  }

  /// Is accepted and changes nothing: there is no bar for buttons.
  public func navigationBarItems<Trailing: View>(trailing: Trailing) -> some View {
    noting("navigationBarItems")
  }

  /// Is accepted and changes nothing: there is no button to hide.
  public func navigationBarBackButtonHidden(_ hidden: Bool = true) -> some View { self }

  /// Is accepted and changes nothing: there is no system that covers a picture.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// Is accepted and changes nothing: nothing is selected in a picture.
  public func textSelection(_ selectability: TextSelectability) -> some View { self }

  /// Is accepted and changes nothing: controls are of one size.
  public func controlSize(_ size: ControlSize) -> some View { self }

  /// Is accepted and changes nothing: previews are drawn on no device.
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }

  /// Returns the view; whether it is the same as before is of no consequence for a picture.
  public func equatable() -> some View { self }
}

/// Whether a text can be selected; in a picture it can't.
public struct TextSelectability: Hashable, Sendable {
  private let isEnabled: Bool
  /// It can.
  public static let enabled = TextSelectability(isEnabled: true)
  /// It can't.
  public static let disabled = TextSelectability(isEnabled: false)
}

/// Whether something is seen.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// As usual.
  case automatic
  /// It is.
  case visible
  /// It isn't.
  case hidden
}

/// The size of controls; here they are of one size.
public enum ControlSize: Hashable, CaseIterable, Sendable {
  /// The smallest.
  case mini
  /// Small.
  case small
  /// As usual.
  case regular
  /// Large.
  case large
  /// The largest.
  case extraLarge
}

/// How a device is held.
public struct InterfaceOrientation: Hashable, Sendable {
  private let name: String
  /// Upright.
  public static let portrait = InterfaceOrientation(name: "portrait")
  /// Upside down.
  public static let portraitUpsideDown = InterfaceOrientation(name: "portraitUpsideDown")
  /// Sideways.
  public static let landscapeLeft = InterfaceOrientation(name: "landscapeLeft")
  /// Sideways.
  public static let landscapeRight = InterfaceOrientation(name: "landscapeRight")
}
