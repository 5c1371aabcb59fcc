#include "cause_internal.h"

typedef bool (*finder)(const cause_pair *pair, cpixels_cause *cause);

/// Returns whether the whole picture was drawn at another size.
static bool is_scaled(const cause_pair *pair, cpixels_cause *cause) {
  cpixels_area from = cause_whole(pair->reference), to = cause_whole(pair->actual);
  if (cause_is_plain(pair->reference, &from) || cause_is_plain(pair->actual, &to)) return false;
  if (!cpixels_cause_looks_scaled(pair->reference, &from, pair->actual, &to)) return false;
  uint64_t across = (uint64_t)to.right * from.bottom, down = (uint64_t)to.bottom * from.right;
  uint64_t apart = across > down ? across - down : down - across;
  uint32_t longest = to.right > to.bottom ? to.right : to.bottom;
  if (from.right > longest) longest = from.right;
  if (from.bottom > longest) longest = from.bottom;
  bool keeps_shape = apart <= longest;
  cause->kind = keeps_shape ? CPIXELS_CAUSE_SCALED : CPIXELS_CAUSE_RESIZED;
  cause->number = (double)to.right / (double)from.right;
  cause->from_area = from;
  cause->to_area = to;
  return true;
}

bool cpixels_find_cause(const cpixels_picture *reference, const cpixels_picture *actual,
                        const uint8_t *mask, const cpixels_difference *difference,
                        cpixels_cause *cause) {
  // The first cause that matches is reported. A recoloured thin line could also be an edge that
  // moved, so colours come before edges. An edge that moved by less than half a pixel could also be
  // a box of another size, so edges come before boxes.
  static const finder same_size[] = {
      cpixels_cause_profile, cpixels_cause_opacity, cpixels_cause_recolored,
      cpixels_cause_edges,   cpixels_cause_moved,   cpixels_cause_resized,
      cpixels_cause_rows,    cpixels_cause_columns, cpixels_cause_shifted,
  };
  static const finder other_size[] = {
      cpixels_cause_rows,
      cpixels_cause_columns,
      cpixels_cause_cropped,
      is_scaled,
  };
  bool is_same_size = reference->width == actual->width && reference->height == actual->height;
  cause_pair pair = {reference, actual, mask, difference->box, difference->different};
  const finder *finders = is_same_size ? same_size : other_size;
  size_t count = is_same_size ? sizeof same_size / sizeof *same_size
                              : sizeof other_size / sizeof *other_size;
  for (size_t i = 0; i < count; i++) {
    memset(cause, 0, sizeof *cause);
    if (finders[i](&pair, cause)) return true;
  }
  memset(cause, 0, sizeof *cause);
  return false;
}
