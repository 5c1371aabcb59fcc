/// Several views that the enclosing container lays out.
package protocol ViewList {
  var views: [AnyView] { get }
}

extension TupleView: ViewList {
  package var views: [AnyView] {
    var views: [AnyView] = []
    forEachView(value) { views += ($0 as? any ViewList)?.views ?? [AnyView($0)] }
    return views
  }
}

extension Group: ViewList {
  package var views: [AnyView] { (content as? any ViewList)?.views ?? [AnyView(content)] }
}

extension ForEach: ViewList {
  package var views: [AnyView] { data.map { AnyView(content($0)) } }
}
