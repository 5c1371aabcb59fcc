/// Lists what a file can show.
///
/// ```swift
/// struct Badge_Previews: PreviewProvider {
///   static var previews: some View { Badge() }
/// }
///
/// let renderer = ImageRenderer(content: Badge_Previews.all[0])
/// ```
public protocol PreviewProvider {
  /// The type of the views.
  associatedtype Previews: View
  /// The views.
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}

extension PreviewProvider {
  /// The views one by one, in their order, without what lays them out together.
  public static var all: [AnyView] {
    func each<Content: View>(_ view: Content) -> [AnyView] {
      (view as? any ViewList)?.views ?? [AnyView(view)]
    }
    return each(assumingMainActor(Self.self) { $0.previews })
  }
}
