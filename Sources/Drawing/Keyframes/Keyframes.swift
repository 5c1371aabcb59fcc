/// A set of tracks that change a value over time.
public protocol Keyframes<Value> {
  /// The type of the value.
  associatedtype Value
  /// The type of the tracks that it consists of.
  associatedtype Body: Keyframes where Body.Value == Value

  /// The tracks that it consists of.
  @KeyframesBuilder<Value> var body: Body { get }
}

/// Consecutive keyframes of a property.
///
/// ```swift
/// KeyframeTrack(\.scale) {
///   LinearKeyframe(1.2, duration: 0.3)
///   SpringKeyframe(1, spring: .bouncy)
/// }
/// ```
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
  let track: KeyframeTracks<Root>.Track

  /// Animates the whole value.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    self.init(\.self, content: content)
  }

  /// Animates a property of the value.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    let segments = content().allSegments
    track = { initial in
      let path = KeyframePath(from: initial[keyPath: keyPath].animatableData, segments)
      return ResolvedKeyframeTrack(duration: path.duration) { value, time in
        value[keyPath: keyPath].animatableData = path.value(at: time)
      }
    }
  }

  /// The track as a set of tracks.
  public var body: KeyframeTracks<Root> { KeyframeTracks(tracks: [track]) }
}

/// The tracks collected by a closure, which run at the same time.
public struct KeyframeTracks<Value>: Keyframes {
  typealias Track = (_ initial: Value) -> ResolvedKeyframeTrack<Value>

  let tracks: [Track]

  /// The tracks themselves.
  public var body: KeyframeTracks { self }
}

/// A track with all values resolved.
struct ResolvedKeyframeTrack<Value> {
  /// The duration, in seconds.
  let duration: Double
  /// Sets the property to its value at a given time in seconds.
  let apply: (inout Value, Double) -> Void
}

extension Keyframes {
  /// All tracks.
  var allTracks: KeyframeTracks<Value> {
    (self as? KeyframeTracks<Value>) ?? body.allTracks
  }
}

/// A result builder that collects tracks, or keyframes of the whole value.
@resultBuilder
public enum KeyframesBuilder<Value> {
  /// Adds a track.
  public static func buildExpression<Content: Keyframes>(
    _ content: Content
  ) -> KeyframeTracks<Value> where Content.Value == Value {
    content.allTracks
  }

  /// Adds a keyframe of the whole value.
  public static func buildExpression<Content: KeyframeTrackContent>(
    _ content: Content
  ) -> KeyframeSequence<Value> where Content.Value == Value {
    KeyframeSequence(segments: content.allSegments)
  }

  /// Adds no tracks.
  public static func buildBlock() -> KeyframeTracks<Value> { KeyframeTracks(tracks: []) }

  /// Adds tracks.
  public static func buildBlock(_ contents: KeyframeTracks<Value>...) -> KeyframeTracks<Value> {
    KeyframeTracks(tracks: contents.flatMap(\.tracks))
  }

  /// Adds keyframes of the whole value.
  public static func buildBlock(
    _ first: KeyframeSequence<Value>,
    _ others: KeyframeSequence<Value>...
  ) -> KeyframeSequence<Value> where Value: Animatable {
    KeyframeSequence(segments: first.segments + others.flatMap(\.segments))
  }

  /// Returns the tracks.
  public static func buildFinalResult(_ tracks: KeyframeTracks<Value>) -> KeyframeTracks<Value> {
    tracks
  }

  /// Returns the single track of the whole value.
  public static func buildFinalResult(
    _ keyframes: KeyframeSequence<Value>
  ) -> KeyframeTracks<Value> where Value: Animatable {
    KeyframeTrack { keyframes }.body
  }
}

/// A value over time, defined by keyframes.
///
/// ```swift
/// let timeline = KeyframeTimeline(initialValue: 0.0) {
///   LinearKeyframe(10.0, duration: 2)
/// }
/// let middle = timeline.value(time: 1)  // 5
/// ```
public struct KeyframeTimeline<Value> {
  /// The end of the longest track, in seconds.
  public let duration: Double
  private let initialValue: Value
  private let tracks: [ResolvedKeyframeTrack<Value>]

  /// Creates a timeline from an initial value and the tracks that change it.
  public init(
    initialValue: Value,
    @KeyframesBuilder<Value> content: () -> some Keyframes<Value>
  ) {
    self.init(initialValue: initialValue, keyframes: content())
  }

  init(initialValue: Value, keyframes: some Keyframes<Value>) {
    self.initialValue = initialValue
    tracks = keyframes.allTracks.tracks.map { $0(initialValue) }
    duration = tracks.map(\.duration).max() ?? 0
  }

  /// Returns the value at a given time in seconds; after the end, the last one.
  public func value(time: Double) -> Value {
    var value = initialValue
    update(value: &value, time: time)
    return value
  }

  /// Returns the value at a fraction of the duration, 0…1.
  public func value(progress: Double) -> Value { value(time: progress * duration) }

  /// Sets the animated properties to their values at a given time in seconds.
  public func update(value: inout Value, time: Double) {
    let time = time > 0 ? time : 0
    for track in tracks { track.apply(&value, time) }
  }

  /// Sets the animated properties to their values at a fraction of the duration, 0…1.
  public func update(value: inout Value, progress: Double) {
    update(value: &value, time: progress * duration)
  }
}
