import Foundation

/// How the words of a `Text` change, where an animation goes with the change.
public struct ContentTransition: Hashable, Sendable {
  /// Whether the old words fade out while the new ones fade in.
  let fades: Bool

  private init(fades: Bool) {
    self.fades = fades
  }

  /// At once.
  public static let identity = ContentTransition(fades: false)
  /// The old words fade out while the new ones fade in.
  public static let opacity = ContentTransition(fades: true)
  /// The same as by opacity: there is nothing between two words.
  public static let interpolate = ContentTransition(fades: true)

  /// Returns a transition for numbers: the same as by opacity, the digits don't roll.
  public static func numericText(countsDown: Bool = false) -> ContentTransition { .opacity }

  /// Returns a transition for the text of a number: the same as by opacity, the digits don't roll.
  public static func numericText(value: Double) -> ContentTransition { .opacity }
}

private struct ContentTransitionKey: EnvironmentKey {
  static var defaultValue: ContentTransition { .identity }
}

extension EnvironmentValues {
  /// How the words of texts change, where an animation goes with the change: at once.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }
}

extension View {
  /// Sets how the words of texts in this view change, where an animation goes with the change.
  ///
  /// Texts take their new size at once; old and new words stand at the same top left corner, which
  /// moves.
  public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}

/// The words of a text on their way from others.
///
/// A class, because it is kept in the view graph.
final class ContentMotion {
  private var words: [String]
  private var text: StyledText
  private var former: StyledText?
  /// How many times the words have changed.
  private let number = MovingValue(0.0)
  private var count = 0.0

  init(_ text: StyledText, words: [String]) {
    self.text = text
    self.words = words
  }

  /// Sets the words, and returns those that are still seen with the share in which the new ones are.
  func move(
    to text: StyledText,
    words: [String],
    fades: Bool,
    at moment: MotionMoment
  ) -> (former: StyledText, share: Double)? {
    if words != self.words {
      former = fades ? self.text : nil
      count += 1
      self.words = words
    }
    self.text = text
    let share = 1 - (count - number.move(to: count, at: moment))
    guard let former, share < 1 else {
      self.former = nil
      return nil
    }
    return (former, max(share, 0))
  }
}
