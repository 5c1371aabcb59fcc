/// A type that provides previews.
///
/// ```swift
/// struct Badge_Previews: PreviewProvider {
///   static var previews: some View { Badge() }
/// }
///
/// let renderer = ImageRenderer(content: Badge_Previews.all[0])
/// ```
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of the previews.
  associatedtype Previews: View
  /// The previews.
  @ViewBuilder static var previews: Previews { get }
}

/// A platform of previews, for source compatibility.
public enum PreviewPlatform: Hashable, Sendable {
  /// iPhone and iPad.
  case iOS
  /// Mac.
  case macOS
  /// Apple TV.
  case tvOS
  /// Apple Watch.
  case watchOS
}

nonisolated extension PreviewProvider {
  /// The platform of the previews, which this library ignores.
  public static var platform: PreviewPlatform? { nil }

  /// The previews in order, as separate views even if they are in a group or `ForEach`.
  public static var all: [AnyView] {
    func each<Content: View>(_ view: Content) -> [AnyView] {
      (view as? any ViewList)?.views ?? [AnyView(view)]
    }
    return RenderClock.creatingView { each(assumingMainActor(Self.self) { $0.previews }) }
  }
}
