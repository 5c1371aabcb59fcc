/// The options of a navigation bar, for source compatibility.
public struct NavigationBarItem: Sendable {
  /// The display mode of a title.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// The mode of the previous view.
    case automatic
    /// A small title in the bar.
    case inline
    /// A large title below the bar.
    case large
  }
}
