/// Keyframes of one value, one after another.
public protocol KeyframeTrackContent<Value> {
  /// The type of the value.
  associatedtype Value: Animatable
  /// The type of the keyframes that it consists of.
  associatedtype Body: KeyframeTrackContent where Body.Value == Value

  /// The keyframes that it consists of.
  @KeyframeTrackContentBuilder<Value> var body: Body { get }
}

/// A keyframe defined by the library.
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

/// The keyframes collected by a closure.
public struct KeyframeSequence<Value: Animatable>: KeyframeTrackContent, KeyframeSegmentSource {
  let segments: [KeyframeSegment<Value.AnimatableData>]

  /// The keyframes themselves.
  public var body: KeyframeSequence { self }
}

/// A result builder that collects keyframes.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value: Animatable> {
  /// Adds a keyframe.
  public static func buildExpression<Content: KeyframeTrackContent>(
    _ content: Content
  ) -> KeyframeSequence<Value> where Content.Value == Value {
    KeyframeSequence(segments: content.allSegments)
  }

  /// Adds no keyframes.
  public static func buildBlock() -> KeyframeSequence<Value> { KeyframeSequence(segments: []) }

  /// Adds keyframes.
  public static func buildBlock(
    _ contents: KeyframeSequence<Value>...
  ) -> KeyframeSequence<Value> {
    buildArray(contents)
  }

  /// Adds the keyframes of a loop.
  public static func buildArray(
    _ contents: [KeyframeSequence<Value>]
  ) -> KeyframeSequence<Value> {
    KeyframeSequence(segments: contents.flatMap(\.segments))
  }

  /// Adds the keyframes of an `if` without `else`.
  public static func buildOptional(
    _ content: KeyframeSequence<Value>?
  ) -> KeyframeSequence<Value> {
    content ?? buildBlock()
  }

  /// Adds the keyframes of the first branch of a condition.
  public static func buildEither(first: KeyframeSequence<Value>) -> KeyframeSequence<Value> {
    first
  }

  /// Adds the keyframes of the second branch of a condition.
  public static func buildEither(second: KeyframeSequence<Value>) -> KeyframeSequence<Value> {
    second
  }
}
