public import Foundation

/// A timer of a screen. It can't be created, because its selector needs the Objective-C runtime; a
/// `TimelineView` with the schedule `animation` replaces it.
public final class CADisplayLink: NSObject {
  private override init() {}

  /// The time of the last frame, in seconds.
  public var timestamp: CFTimeInterval { CACurrentMediaTime() }
  /// The time of the next frame, in seconds.
  public var targetTimestamp: CFTimeInterval { timestamp + duration }
  /// The duration of a frame, in seconds.
  public var duration: CFTimeInterval { 1.0 / 60 }
  /// Whether the timer is paused.
  public var isPaused = false
  /// The preferred number of frames per second; 0 for the screen's.
  public var preferredFramesPerSecond = 0

  /// Has no effect.
  public func add(to runLoop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Has no effect.
  public func remove(from runLoop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Has no effect.
  public func invalidate() {}
}
