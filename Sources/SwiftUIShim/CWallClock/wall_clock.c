#define _GNU_SOURCE
#include "wall_clock.h"

// This header defines __GLIBC__.
#include <time.h>

#if defined(__GLIBC__)
#include <dlfcn.h>
#include <stdatomic.h>
#include <sys/syscall.h>
#include <unistd.h>

typedef int (*clock_function)(clockid_t, struct timespec *);

static const time_t reference_date = 978307200;

/// Asks the kernel. In a statically linked program, the C library's function can't be found.
static int kernel_clock(clockid_t clock, struct timespec *time) {
  return (int)syscall(SYS_clock_gettime, clock, time);
}

/// Returns the C library's function, which this file's function replaces in the whole process.
static clock_function system_clock(void) {
  static _Atomic(clock_function) found;
  clock_function function = atomic_load_explicit(&found, memory_order_relaxed);
  if (!function) {
    function = (clock_function)dlsym(RTLD_NEXT, "clock_gettime");
    if (!function) function = kernel_clock;
    atomic_store_explicit(&found, function, memory_order_relaxed);
  }
  return function;
}

// Only the symbol is the C library's, so that tools don't mistake this function for its declaration.
int wall_clock_gettime(clockid_t clock, struct timespec *time) __asm__("clock_gettime");

int wall_clock_gettime(clockid_t clock, struct timespec *time) {
  if (clock == CLOCK_REALTIME && wall_clock_rendering_time) {
    double seconds = wall_clock_rendering_time();
    if (seconds > -1e15 && seconds < 1e15) {
      time_t whole = (time_t)seconds - (seconds < (double)(time_t)seconds);
      long rest = (long)((seconds - (double)whole) * 1e9 + 0.5);
      time->tv_sec = reference_date + whole;
      time->tv_nsec = rest < 999999999 ? rest : 999999999;
      return 0;
    }
  }
  return system_clock()(clock, time);
}
#endif
