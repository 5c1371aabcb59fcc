#ifndef CPIXELS_STACK_H
#define CPIXELS_STACK_H

#include <stddef.h>
#include <stdint.h>

/// Returns the lowest address of the current thread's stack, or 0 if the system doesn't report it.
///
/// Stacks grow towards it. The call may read a file of the system, so callers keep the result.
uintptr_t cpixels_stack_end(void);

/// Returns an address in the caller's part of the current thread's stack.
///
/// With the address sanitizer, local variables may be elsewhere.
uintptr_t cpixels_stack_position(void);

/// Calls `work(context)` on a new thread with a stack of `bytes` bytes, and waits for it.
///
/// Returns 0, or the error number if there is no such thread; `work` isn't called then.
int cpixels_run_on_stack(size_t bytes, void (*work)(void *context), void *context);

#endif
