nonisolated extension View {
  /// Returns the view and records a note, because navigation bars aren't drawn.
  public consuming func navigationTitle<Title>(_ title: Title) -> some View {
    noting("navigationTitle")
  }

  /// Returns the view and records a note, because navigation bars aren't drawn.
  public consuming func navigationBarTitle<Title>(_ title: Title) -> some View {
    noting("navigationBarTitle")
  }

  /// Returns the view and records a note, because navigation bars aren't drawn.
  public consuming func navigationBarTitle<Title>(
    _ title: Title,
    displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    noting("navigationBarTitle")
  }

  /// Returns the view unchanged, because navigation bars aren't drawn.
  public consuming func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  )
    -> some View
  { self }

  /// Returns the view unchanged, because bars aren't drawn.
  public consuming func navigationBarHidden(_ hidden: Bool) -> some View { self }

  /// Returns the view unchanged, because bars aren't drawn.
  public consuming func statusBar(hidden: Bool) -> some View { self }

  /// Returns the view unchanged, because bars aren't drawn.
  public consuming func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Returns the view and records a note, because toolbars aren't drawn.
  public consuming func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    noting("toolbar")
  }

  /// Returns the view unchanged, because tab bars aren't drawn.
  public consuming func tabItem<Content: View>(@ViewBuilder _ label: () -> Content) -> some View {
    self
  }

  /// Returns the view unchanged, because a rendering has no safe area.
  public consuming func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all)
    -> some View
  { self }

  /// Returns the view unchanged, because a rendering has no safe area.
  public consuming func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
}

/// The regions of the safe area, for source compatibility.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  /// The regions as bits.
  public let rawValue: UInt

  /// All regions.
  public static let all: SafeAreaRegions = [.container, .keyboard]
  /// The insets of the device and the bars.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The inset of the keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 2)

  /// Creates a set of regions from bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}
