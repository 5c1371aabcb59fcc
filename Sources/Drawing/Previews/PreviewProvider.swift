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
    return each(offTheMainActor(Self.self) { $0.previews })
  }
}

/// Several views without a layout of their own.
protocol ViewList {
  var views: [AnyView] { get }
}

extension TupleView: ViewList {
  var views: [AnyView] {
    var views: [AnyView] = []
    for view in repeat each content { views += (view as? any ViewList)?.views ?? [AnyView(view)] }
    return views
  }
}

extension Group: ViewList {
  var views: [AnyView] { (content as? any ViewList)?.views ?? [AnyView(content)] }
}

extension ForEach: ViewList {
  var views: [AnyView] { data.map { AnyView(content($0)) } }
}
