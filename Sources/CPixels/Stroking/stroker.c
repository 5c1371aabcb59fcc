#include "stroker.h"

#include <stdlib.h>

int cpixels_list_grow(cpixels_stroker *s, cpixels_list *list, size_t size) {
  size_t capacity = list->capacity ? list->capacity * 2 : 64;
  void *grown = realloc(list->items, capacity * size);
  if (!grown) {
    s->out->failed = 1;
    return 0;
  }
  list->items = grown;
  list->capacity = capacity;
  return 1;
}
