/// Just a part of a label, or both.
public struct SystemLabelStyle: LabelStyle, Sendable {
  let showsTitle: Bool
  let showsIcon: Bool

  /// Returns what is shown.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) {
      if showsIcon { configuration.icon }
      if showsTitle { configuration.title }
    }
  }
}

extension LabelStyle where Self == SystemLabelStyle {
  /// As is usual where it stands: both parts.
  public static var automatic: SystemLabelStyle {
    SystemLabelStyle(showsTitle: true, showsIcon: true)
  }
  /// Both parts.
  public static var titleAndIcon: SystemLabelStyle { automatic }
  /// Just the title.
  public static var titleOnly: SystemLabelStyle {
    SystemLabelStyle(showsTitle: true, showsIcon: false)
  }
  /// Just the icon.
  public static var iconOnly: SystemLabelStyle {
    SystemLabelStyle(showsTitle: false, showsIcon: true)
  }
}
