/// Keyframes of one value, one after another.
public protocol KeyframeTrackContent<Value> {
  /// The type of the value.
  associatedtype Value: Animatable
  /// The type of the keyframes that this one is made of.
  associatedtype Body: KeyframeTrackContent where Body.Value == Value

  /// The keyframes that this one is made of.
  @KeyframeTrackContentBuilder<Value> var body: Body { get }
}

/// A keyframe of the library's own.
protocol KeyframeSegmentSource<Value> {
  associatedtype Value: Animatable
  var segments: [KeyframeSegment<Value.AnimatableData>] { get }
}

extension KeyframeTrackContent {
  /// All keyframes in order.
  var allSegments: [KeyframeSegment<Value.AnimatableData>] {
    guard let source = self as? any KeyframeSegmentSource<Value> else { return body.allSegments }
    return source.segments
  }
}

/// Keyframes that a closure has collected.
public struct KeyframeSequence<Value: Animatable>: KeyframeTrackContent, KeyframeSegmentSource {
  let segments: [KeyframeSegment<Value.AnimatableData>]

  /// The keyframes themselves.
  public var body: KeyframeSequence { self }
}

/// Collects the keyframes that stand one after another in a closure.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value: Animatable> {
  /// Takes a keyframe.
  public static func buildExpression<Content: KeyframeTrackContent>(
    _ content: Content
  ) -> KeyframeSequence<Value> where Content.Value == Value {
    KeyframeSequence(segments: content.allSegments)
  }

  /// Collects no keyframes.
  public static func buildBlock() -> KeyframeSequence<Value> { KeyframeSequence(segments: []) }

  /// Collects keyframes.
  public static func buildBlock(
    _ contents: KeyframeSequence<Value>...
  ) -> KeyframeSequence<Value> {
    buildArray(contents)
  }

  /// Collects the keyframes of a loop.
  public static func buildArray(
    _ contents: [KeyframeSequence<Value>]
  ) -> KeyframeSequence<Value> {
    KeyframeSequence(segments: contents.flatMap(\.segments))
  }

  /// Takes the keyframes of an `if` without `else`.
  public static func buildOptional(
    _ content: KeyframeSequence<Value>?
  ) -> KeyframeSequence<Value> {
    content ?? buildBlock()
  }

  /// Takes the keyframes of the first branch of a condition.
  public static func buildEither(first: KeyframeSequence<Value>) -> KeyframeSequence<Value> {
    first
  }

  /// Takes the keyframes of the second branch of a condition.
  public static func buildEither(second: KeyframeSequence<Value>) -> KeyframeSequence<Value> {
    second
  }
}
