nonisolated extension View {
  /// Returns the view without the presentation and records a note if `isPresented` is true.
  public consuming func sheet<Content: View>(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    noting("sheet", if: isPresented.wrappedValue)
  }

  /// Returns the view without the presentation and records a note if `isPresented` is true.
  public consuming func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    noting("fullScreenCover", if: isPresented.wrappedValue)
  }

  /// Returns the view without the presentation and records a note if `isPresented` is true.
  public consuming func alert<Actions: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions
  ) -> some View {
    noting("alert", if: isPresented.wrappedValue)
  }

  /// Returns the view unchanged, because context menus aren't drawn.
  public consuming func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> some View {
    self
  }

  /// Returns the view unchanged, because context menus aren't drawn.
  public consuming func contextMenu<Items: View, Preview: View>(
    @ViewBuilder menuItems: () -> Items,
    @ViewBuilder preview: () -> Preview
  ) -> some View { self }

  /// Returns the view and records a note unless the background is `nil`; it isn't drawn.
  public consuming func listRowBackground<Background: View>(_ view: Background?) -> some View {
    noting("listRowBackground", if: view != nil)
  }

  /// Returns the view unchanged. Records a note unless `insets` is `nil`, because all rows have the
  /// same insets.
  public consuming func listRowInsets(_ insets: EdgeInsets?) -> some View {
    noting("listRowInsets", if: insets != nil)
  }

  /// Returns the view and records a note, because navigation bars aren't drawn.
  public consuming func navigationBarItems<Leading: View, Trailing: View>(
    leading: Leading,
    trailing: Trailing
  ) -> some View {
    noting("navigationBarItems")
  }

  /// Returns the view and records a note, because navigation bars aren't drawn.
  public consuming func navigationBarItems<Leading: View>(leading: Leading) -> some View {
    noting("navigationBarItems")
  }

  /// Returns the view and records a note, because navigation bars aren't drawn.
  public consuming func navigationBarItems<Trailing: View>(trailing: Trailing) -> some View {
    noting("navigationBarItems")
  }

  /// Returns the view unchanged, because navigation bars aren't drawn.
  public consuming func navigationBarBackButtonHidden(_ hidden: Bool = true) -> some View { self }

  /// Returns the view unchanged, because there are no system overlays.
  public consuming func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// Returns the view unchanged, because a rendering has no text selection.
  public consuming func textSelection(_ selectability: TextSelectability) -> some View { self }

  /// Returns the view unchanged, because previews don't simulate a device.
  public consuming func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    self
  }

  /// Returns the view unchanged, because a rendering always evaluates all views.
  public consuming func equatable() -> some View { self }
}

/// The selectability of text, for source compatibility.
public struct TextSelectability: Hashable, Sendable {
  private let isEnabled: Bool
  /// Text can be selected.
  public static let enabled = TextSelectability(isEnabled: true)
  /// Text can't be selected.
  public static let disabled = TextSelectability(isEnabled: false)
}

/// The visibility of an interface element.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// The default.
  case automatic
  /// Visible.
  case visible
  /// Hidden.
  case hidden
}

/// The orientation of a device.
public struct InterfaceOrientation: Hashable, Sendable {
  private let name: String
  /// Portrait, with the top edge up.
  public static let portrait = InterfaceOrientation(name: "portrait")
  /// Portrait, with the top edge down.
  public static let portraitUpsideDown = InterfaceOrientation(name: "portraitUpsideDown")
  /// Landscape, one of two orientations.
  public static let landscapeLeft = InterfaceOrientation(name: "landscapeLeft")
  /// Landscape, one of two orientations.
  public static let landscapeRight = InterfaceOrientation(name: "landscapeRight")
}
