nonisolated extension View {
  /// Sets the appearance of this view.
  public consuming func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}
