extension View {
  /// Sets how this view comes and goes, where an animation goes with the change: else by opacity.
  ///
  /// It holds for the view that a condition, a `ForEach` or an identity inserts or removes, not for
  /// what stands in that. A view that goes keeps its place and takes no room.
  public func transition<T: Transition>(_ transition: T) -> some View {
    self.transition(AnyTransition(transition))
  }

  /// Sets how this view comes and goes, where an animation goes with the change: else by opacity.
  @_disfavoredOverload
  public func transition(_ transition: AnyTransition) -> some View {
    LayoutModifiedView(self, TraitSettingRule { $0.transition = transition })
  }

  /// Is accepted and changes nothing: contents change at once.
  public func contentTransition(_ transition: ContentTransition) -> some View { self }
}

/// How the content of a view changes. It changes at once here.
public struct ContentTransition: Hashable, Sendable {
  /// At once.
  public static let identity = ContentTransition()
  /// By opacity.
  public static let opacity = ContentTransition()
  /// By what lies between.
  public static let interpolate = ContentTransition()

  /// Returns a transition for numbers.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition()
  }

  /// Returns a transition for the text of a number.
  public static func numericText(value: Double) -> ContentTransition { ContentTransition() }
}
