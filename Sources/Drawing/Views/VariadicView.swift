/// A namespace for the types with which older containers access their subviews.
///
/// ```swift
/// _VariadicView.Tree(Divided()) { content }
/// ```
public enum _VariadicView {
  /// A type that arranges views.
  public typealias Root = _VariadicView_Root
  /// A type that creates a view from several views.
  public typealias ViewRoot = _VariadicView_ViewRoot
  /// A type that creates one view from several views.
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  /// A type that creates several views from several views.
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot
  /// The views that a root arranges.
  public typealias Children = _VariadicView_Children

  /// A set of views and the root that arranges them.
  nonisolated public struct Tree<Root: _VariadicView_ViewRoot, Content: View>: View {
    /// The root, which arranges the views.
    public var root: Root
    /// The views.
    public var content: Content

    /// Creates a tree from a root and the views that it arranges.
    public init(root: Root, content: Content) {
      self.root = root
      self.content = content
    }

    /// Creates a tree from a root and the views that a closure builds.
    public init(_ root: Root, @ViewBuilder content: () -> Content) {
      self.root = root
      self.content = content()
    }

    /// The view that the root creates from the views.
    @MainActor @preconcurrency public var body: some View {
      SubviewsReader(source: content) { views in
        root.body(children: _VariadicView_Children(views: views))
      }
    }
  }
}

/// A type that arranges views.
public protocol _VariadicView_Root {}

/// A type that creates a view from several views.
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  /// The type of the created view.
  associatedtype Body: View

  /// Returns the view created from the children.
  @ViewBuilder @MainActor @preconcurrency func body(children: _VariadicView.Children) -> Body
}

/// A type that creates one view from several views.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// A type that creates several views from several views.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

/// The views that a root arranges.
nonisolated public struct _VariadicView_Children: RandomAccessCollection, View {
  let views: SubviewsCollection

  /// The index of the first view.
  public var startIndex: Int { views.startIndex }
  /// The index after the last view.
  public var endIndex: Int { views.endIndex }
  /// The view at an index.
  public subscript(index: Int) -> Element { Element(view: views[index]) }
  /// The views, one after another.
  public var body: some View { views }

  /// One of the views.
  nonisolated public struct Element: View, Identifiable {
    let view: Subview

    /// The identity of the view.
    public var id: AnyHashable { AnyHashable(view.id) }
    /// The view.
    public var body: some View { view }

    /// Returns the tag of the view, or else its identity in the innermost `ForEach`, if that value
    /// has the given type.
    public func id<ID: Hashable>(as type: ID.Type = ID.self) -> ID? {
      view.node.tag?.base as? ID
    }
  }
}
