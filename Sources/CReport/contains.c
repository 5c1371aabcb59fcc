// For memmem.
#define _GNU_SOURCE

#include "CReport.h"

#include <string.h>

bool creport_contains(const char *bytes, size_t count, const char *text) {
  return memmem(bytes, count, text, strlen(text)) != NULL;
}
