/// A built-in label style: title, icon or both.
nonisolated public struct SystemLabelStyle: LabelStyle, Sendable {
  let showsTitle: Bool
  let showsIcon: Bool

  /// Returns the visible parts of the label.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) {
      if showsIcon { configuration.icon }
      if showsTitle { configuration.title }
    }
  }
}

nonisolated extension LabelStyle where Self == SystemLabelStyle {
  /// The default style: title and icon.
  public static var automatic: SystemLabelStyle {
    SystemLabelStyle(showsTitle: true, showsIcon: true)
  }
  /// A style that shows title and icon.
  public static var titleAndIcon: SystemLabelStyle { automatic }
  /// A style that shows only the title.
  public static var titleOnly: SystemLabelStyle {
    SystemLabelStyle(showsTitle: true, showsIcon: false)
  }
  /// A style that shows only the icon.
  public static var iconOnly: SystemLabelStyle {
    SystemLabelStyle(showsTitle: false, showsIcon: true)
  }
}
