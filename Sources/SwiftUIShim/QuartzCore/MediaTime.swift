import Drawing
import Foundation

/// Returns the time of the rendering's clock in seconds; outside a rendering, the uptime of the
/// system.
public func CACurrentMediaTime() -> CFTimeInterval {
  RenderClock.now ?? ProcessInfo.processInfo.systemUptime
}

/// A time in seconds.
public typealias CFTimeInterval = Double
