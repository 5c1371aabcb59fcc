import Foundation

/// The transition of a `Text` whose words change with an animation.
public struct ContentTransition: Hashable, Sendable {
  /// Whether the old words fade out while the new ones fade in.
  let fades: Bool

  private init(fades: Bool) {
    self.fades = fades
  }

  /// No transition.
  public static let identity = ContentTransition(fades: false)
  /// A cross-fade from the old words to the new ones.
  public static let opacity = ContentTransition(fades: true)
  /// The same as `opacity`, because words can't be interpolated.
  public static let interpolate = ContentTransition(fades: true)

  /// Returns a transition for numbers, the same as `opacity`: digits don't roll.
  public static func numericText(countsDown: Bool = false) -> ContentTransition { .opacity }

  /// Returns a transition for the text of a number, the same as `opacity`: digits don't roll.
  public static func numericText(value: Double) -> ContentTransition { .opacity }
}

private struct ContentTransitionKey: EnvironmentKey {
  static var defaultValue: ContentTransition { .identity }
}

extension EnvironmentValues {
  /// The transition of texts whose words change with an animation; none by default.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the transition of texts in this view whose words change with an animation.
  ///
  /// Texts take their new size at once; old and new words share one top left corner, which moves.
  public consuming func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}

/// The words of a text during a change.
///
/// It is a class because the view graph stores it.
final class ContentMotion: KeptObject {
  private var words: [String]
  private var text: StyledText
  private var former: StyledText?
  /// The number of changes of the words, animated towards `count`.
  private let number = MovingValue(0.0)
  private var count = 0.0

  init(_ text: StyledText, words: [String]) {
    self.text = text
    self.words = words
  }

  /// Sets the words, and returns the old ones that are still visible, with the opacity of the new
  /// ones.
  func move(
    to text: StyledText,
    words: [String],
    fades: Bool,
    at motionContext: MotionContext
  ) -> (former: StyledText, fraction: Double)? {
    if words != self.words {
      former = fades ? self.text : nil
      count += 1
      self.words = words
    }
    self.text = text
    let fraction = 1 - (count - number.move(to: count, at: motionContext))
    guard let former, fraction < 1 else {
      self.former = nil
      return nil
    }
    return (former, max(fraction, 0))
  }
}
