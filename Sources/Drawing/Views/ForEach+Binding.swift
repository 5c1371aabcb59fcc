// The compiler tries these initialisers last. Otherwise it takes minutes to report an unknown name
// in the content of a `ForEach` of other elements.
extension ForEach {
  /// Creates a view for each element of a bound collection, identified by the element's own
  /// identity. The view receives a binding and can modify its element.
  @_disfavoredOverload
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable, ID == C.Element.ID,
    C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }

  /// Creates a view for each element of a bound collection, identified by the property at `id`.
  /// The view receives a binding and can modify its element.
  @_disfavoredOverload
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>,
    id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable {
    let elements = data.wrappedValue
    self.init(
      data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) },
      content: { index, _ in
        content(
          Binding<C.Element>(
            get: { data.wrappedValue[index] },
            set: { data.transaction($1).wrappedValue[index] = $0 }
          )
        )
      },
      id: { $0.1 }
    )
  }
}
