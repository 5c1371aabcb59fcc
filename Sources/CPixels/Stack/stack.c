#define _GNU_SOURCE
#include "cpixels_stack.h"

#include <pthread.h>

uintptr_t cpixels_stack_end(void) {
#ifdef __APPLE__
  pthread_t thread = pthread_self();
  return (uintptr_t)pthread_get_stackaddr_np(thread) - pthread_get_stacksize_np(thread);
#else
  pthread_attr_t attributes;
  if (pthread_getattr_np(pthread_self(), &attributes)) return 0;
  void *end = NULL;
  size_t size = 0;
  int failure = pthread_attr_getstack(&attributes, &end, &size);
  pthread_attr_destroy(&attributes);
  return failure ? 0 : (uintptr_t)end;
#endif
}

uintptr_t cpixels_stack_position(void) { return (uintptr_t)__builtin_frame_address(0); }

typedef struct {
  void (*work)(void *);
  void *context;
} job;

static void *run(void *argument) {
  job *call = argument;
  call->work(call->context);
  return NULL;
}

int cpixels_run_on_stack(size_t bytes, void (*work)(void *), void *context) {
  pthread_attr_t attributes;
  int failure = pthread_attr_init(&attributes);
  if (failure) return failure;
  job call = {work, context};
  pthread_t thread;
  failure = pthread_attr_setstacksize(&attributes, bytes);
  if (!failure) failure = pthread_create(&thread, &attributes, run, &call);
  pthread_attr_destroy(&attributes);
  return failure ? failure : pthread_join(thread, NULL);
}
