public import Combine
public import Drawing

extension View {
  /// Calls an action with the values of a publisher, from the first appearance of this view on.
  public func onReceive<P: Publisher>(
    _ publisher: P,
    perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(Receiving(publisher: publisher, action: action))
  }
}

/// Listens to a publisher for as long as the view is there.
private struct Receiving<P: Publisher>: ViewModifier where P.Failure == Never {
  let publisher: P
  let action: (P.Output) -> Void
  @State private var listening: AnyCancellable?

  func body(content: Content) -> some View {
    content.onAppear {
      listening = publisher.sink(receiveValue: RenderClock.bound(action))
    }
  }
}
