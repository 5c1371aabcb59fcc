#pragma once

/// Returns the time of the rendering on this thread, in seconds since it began, or NaN if the
/// thread isn't rendering. Implemented in Swift.
///
/// While it returns a number, `clock_gettime(CLOCK_REALTIME, …)` returns that time after the
/// reference date, 2001-01-01 00:00:00 UTC. Foundation's `Date()` calls that function.
double wall_clock_rendering_time(void) __attribute__((weak));
