public import Drawing

// Confirmation dialogs, which aren't drawn.

nonisolated extension View {
  /// Returns the view without the presentation and records a note if `isPresented` is true.
  public consuming func confirmationDialog<Actions: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions
  ) -> some View {
    noting("confirmationDialog", if: isPresented.wrappedValue)
  }

  /// Returns the view without the presentation and records a note if `isPresented` is true.
  public consuming func confirmationDialog<Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View {
    noting("confirmationDialog", if: isPresented.wrappedValue)
  }

  /// Returns the view without the presentation and records a note if `isPresented` is true.
  @_disfavoredOverload
  public consuming func confirmationDialog<Actions: View>(
    _ title: some StringProtocol,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions
  ) -> some View {
    noting("confirmationDialog", if: isPresented.wrappedValue)
  }

  /// Returns the view without the presentation and records a note if `isPresented` is true.
  @_disfavoredOverload
  public consuming func confirmationDialog<Actions: View, Message: View>(
    _ title: some StringProtocol,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View {
    noting("confirmationDialog", if: isPresented.wrappedValue)
  }

  /// Returns the view without the presentation and records a note if `isPresented` is true.
  public consuming func confirmationDialog<Actions: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions
  ) -> some View {
    noting("confirmationDialog", if: isPresented.wrappedValue)
  }

  /// Returns the view without the presentation and records a note if `isPresented` is true.
  public consuming func confirmationDialog<Actions: View, Message: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View {
    noting("confirmationDialog", if: isPresented.wrappedValue)
  }
}
