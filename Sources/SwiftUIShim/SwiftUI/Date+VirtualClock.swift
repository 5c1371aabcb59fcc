internal import Drawing

/// Returns the time that `Date()` has in a rendering, in seconds after the reference date, or NaN
/// if this thread isn't rendering.
///
/// The C target `CWallClock` calls this function whenever the process reads the system's clock.
@c(wall_clock_rendering_time)
func renderingTime() -> Double { RenderClock.date ?? .nan }
