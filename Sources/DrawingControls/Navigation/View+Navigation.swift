extension View {
  /// Is accepted and changes nothing: there is no bar for a title.
  public func navigationTitle<Title>(_ title: Title) -> some View {
    noting("navigationTitle")
  }

  /// Is accepted and changes nothing: there is no bar for a title.
  public func navigationBarTitle<Title>(_ title: Title) -> some View {
    noting("navigationBarTitle")
  }

  /// Is accepted and changes nothing: there is no bar for a title.
  public func navigationBarTitle<Title>(_ title: Title, displayMode: TitleDisplayMode) -> some View
  {
    noting("navigationBarTitle")
  }

  /// Is accepted and changes nothing: there is no bar for a title.
  public func navigationBarTitleDisplayMode(_ displayMode: TitleDisplayMode) -> some View { self }

  /// Is accepted and changes nothing: there is no bar to hide.
  public func navigationBarHidden(_ hidden: Bool) -> some View { self }

  /// Is accepted and changes nothing: there is no bar to hide.
  public func statusBar(hidden: Bool) -> some View { self }

  /// Is accepted and changes nothing: there is no bar to hide.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Is accepted and changes nothing: there is no bar for tools.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    noting("toolbar")
  }

  /// Is accepted and changes nothing: there is no bar for tabs.
  public func tabItem<Content: View>(@ViewBuilder _ label: () -> Content) -> some View { self }

  /// Is accepted and changes nothing: a picture has no unsafe margins.
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all)
    -> some View
  { self }

  /// Is accepted and changes nothing: a picture has no unsafe margins.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
}

/// How the title of an application's page is shown; there are no pages here.
public enum TitleDisplayMode: Hashable, Sendable {
  /// As on the page before.
  case automatic
  /// Small.
  case inline
  /// Large.
  case large
}

/// What lies at the margins of a screen; a picture has no such margins.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  /// A bit for each region.
  public let rawValue: UInt

  /// Everything.
  public static let all: SafeAreaRegions = [.container, .keyboard]
  /// What belongs to the device and the bars.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// What the keyboard covers.
  public static let keyboard = SafeAreaRegions(rawValue: 2)

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}
