#include "previews.h"

#include <stddef.h>

#if defined(__linux__)
#include <signal.h>
#include <sys/prctl.h>
#include <unistd.h>

void previews_end_with_parent(int parent) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  // The signal isn't sent for a parent that ended before the call.
  if (parent > 0 && getppid() != parent) _exit(1);
}
#else
void previews_end_with_parent(int parent) { (void)parent; }
#endif

#if defined(__ELF__)
// The linker defines both symbols if any object has the section; otherwise they are null.
extern const previews_record __start_swiftui_previews[]
    __attribute__((weak, visibility("hidden")));
extern const previews_record __stop_swiftui_previews[]
    __attribute__((weak, visibility("hidden")));

const previews_record *previews_first(void) { return __start_swiftui_previews; }

const previews_record *previews_end(void) { return __stop_swiftui_previews; }
#else
const previews_record *previews_first(void) { return NULL; }

const previews_record *previews_end(void) { return NULL; }
#endif
