public import Combine
public import Drawing

nonisolated extension View {
  /// Runs an action with each value of a publisher, from the first appearance of this view.
  public func onReceive<P: Publisher>(
    _ publisher: P,
    perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(Receiving(publisher: publisher, action: action))
  }
}

/// A modifier that subscribes to a publisher while the view exists.
nonisolated private struct Receiving<P: Publisher>: ViewModifier where P.Failure == Never {
  let publisher: P
  let action: (P.Output) -> Void
  @State private var listening: AnyCancellable?

  func body(content: Content) -> some View {
    content.onAppear {
      listening = publisher.sink(receiveValue: RenderClock.bound(action))
    }
  }
}
