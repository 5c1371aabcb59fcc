#include "gradient.h"

#include <stdlib.h>

#include "paint.h"

#pragma STDC FP_CONTRACT OFF

static double smaller(double a, double b) { return a < b ? a : b; }

// MARK: - Colours

/// Writes the entries of one range, in which t = base + each · entry.
static void write_entries(const cpixels_paint *paint, uint32_t *entries, int32_t from, int32_t to,
                          double base, double each) {
  cpixels_ramp ramp = {base, each, 0, paint->stops, paint->stop_count};
  if (to > from) cpixels_ramp_row(&ramp, from, 0, to - from, (uint8_t *)(entries + from));
}

static uint32_t entry_of(const cpixels_stop *stop) {
  uint8_t premultiplied[4];
  uint32_t entry;
  cpixels_premultiply(stop->color, premultiplied);
  memcpy(&entry, premultiplied, 4);
  return entry;
}

static const cpixels_stop *last_stop(const cpixels_paint *paint) {
  return &paint->stops[paint->stop_count - 1];
}

/// Computes the colours from one end of the gradient to the other.
static int make_table(cpixels_color_table *table, const cpixels_paint *paint, int32_t length) {
  *table = (cpixels_color_table){NULL, length, paint->spread};
  table->entries = malloc(sizeof(uint32_t) * (2 * (size_t)length + 2));
  if (!table->entries) return 0;
  double each = 1.0 / length;
  if (paint->spread == CPIXELS_PAD) {
    write_entries(paint, table->entries + 1, 0, length, each / 2, each);
    table->entries[0] = entry_of(paint->stops);
    table->entries[length + 1] = entry_of(last_stop(paint));
    return 1;
  }
  write_entries(paint, table->entries, 0, length, each / 2, each);
  if (paint->spread == CPIXELS_REFLECT) {
    write_entries(paint, table->entries, length, 2 * length, 2 - each / 2, -each);
  }
  return 1;
}

/// Fills the entries of the angles outside a padded gradient.
static void write_rest(const cpixels_paint *paint, cpixels_color_table *table, int32_t done) {
  double span = paint->turns[1] - paint->turns[0];
  int32_t halfway = (int32_t)((1 + span) / 2 * table->length + 0.5);
  uint32_t last = entry_of(last_stop(paint)), first = entry_of(paint->stops);
  for (; done < table->length; done++) table->entries[done] = done < halfway ? last : first;
}

/// Computes the colours of a full turn, starting at the start of the gradient.
static int make_turn_table(cpixels_color_table *table, const cpixels_paint *paint,
                           int32_t length) {
  double span = paint->turns[1] - paint->turns[0];
  *table = (cpixels_color_table){NULL, length, CPIXELS_REPEAT};
  table->entries = malloc(sizeof(uint32_t) * (size_t)length);
  if (!table->entries) return 0;
  double each = 1 / (span * length);
  int32_t done = 0;
  for (int32_t cycle = 0; span * length >= 1 && done < length; cycle++) {
    // The first entry whose middle is beyond the cycle.
    int32_t end = (int32_t)smaller(span * (cycle + 1) * length + 0.5, length);
    int backwards = paint->spread == CPIXELS_REFLECT && cycle % 2 == 1;
    double base = backwards ? 1 + cycle - each / 2 : each / 2 - cycle;
    write_entries(paint, table->entries, done, end, base, backwards ? -each : each);
    done = end;
    if (paint->spread == CPIXELS_PAD) break;
  }
  write_rest(paint, table, done);
  return 1;
}

static int is_opaque(const cpixels_paint *paint) {
  for (size_t index = 0; index < paint->stop_count; index++) {
    if (paint->stops[index].color[3] < 65535) return 0;
  }
  return 1;
}

// MARK: - Kinds

/// Writes pixels of the end colour.
static void plain_row(const cpixels_row_source *source, int32_t x, int32_t y, int32_t count,
                      uint8_t *pixels) {
  const cpixels_gradient *gradient = (const cpixels_gradient *)source;
  (void)x, (void)y;
  for (int32_t index = 0; index < count; index++) memcpy(pixels + 4 * index, gradient->table.entries, 4);
}

static int make_plain(cpixels_gradient *gradient, const cpixels_paint *paint) {
  gradient->source.row = plain_row;
  gradient->table.entries = malloc(sizeof(uint32_t));
  if (!gradient->table.entries) return 0;
  gradient->table.entries[0] = entry_of(last_stop(paint));
  return 1;
}

/// Sets the transform from pixels to the paint's space, scaled by `factor`. Returns 0 if there is
/// none.
static int invert(cpixels_gradient *gradient, const cpixels_paint *paint, double factor) {
  const cpixels_matrix *m = &paint->matrix;
  double determinant = m->a * m->d - m->b * m->c;
  if (!(determinant * determinant > 0)) return 0;
  double scale = factor / determinant;
  gradient->across[0] = m->d * scale, gradient->down[0] = -m->c * scale;
  gradient->across[1] = -m->b * scale, gradient->down[1] = m->a * scale;
  for (int axis = 0; axis < 2; axis++) {
    gradient->base[axis] = gradient->across[axis] * (0.5 - m->tx) +
                           gradient->down[axis] * (0.5 - m->ty) - paint->start[axis] * factor;
  }
  return 1;
}

/// Returns a power of two from 1024 to 8192, at least four times the gradient's length in pixels.
static int32_t table_length(const cpixels_paint *paint, double length) {
  const cpixels_matrix *m = &paint->matrix;
  double square = smaller((m->a * m->a + m->b * m->b) + (m->c * m->c + m->d * m->d), 1e18);
  int32_t entries = 1024;
  while (entries < 8192 && !((double)entries * entries >= 16 * length * length * square)) {
    entries *= 2;
  }
  return entries;
}

int cpixels_gradient_make(cpixels_gradient *gradient, const cpixels_paint *paint) {
  *gradient = (cpixels_gradient){.source = {.is_opaque = is_opaque(paint)}};
  double dx = paint->end[0] - paint->start[0], dy = paint->end[1] - paint->start[1];
  double square = dx * dx + dy * dy;
  if (paint->kind == CPIXELS_LINEAR) {
    double length = __builtin_elementwise_sqrt(square);
    int32_t entries = table_length(paint, length);
    if (!(square > 0) || !invert(gradient, paint, 1)) return make_plain(gradient, paint);
    cpixels_gradient_make_linear(gradient);
    // Only the component along the line matters.
    double u = dx / square * entries, v = dy / square * entries;
    gradient->across[0] = gradient->across[0] * u + gradient->across[1] * v;
    gradient->down[0] = gradient->down[0] * u + gradient->down[1] * v;
    gradient->base[0] = gradient->base[0] * u + gradient->base[1] * v;
    return make_table(&gradient->table, paint, entries);
  }
  if (paint->kind == CPIXELS_ANGULAR) {
    if (!invert(gradient, paint, 1)) return make_plain(gradient, paint);
    gradient->numbers[0] = paint->turns[0];
    cpixels_gradient_make_angular(gradient);
    return make_turn_table(&gradient->table, paint, 8192);
  }
  double growth = paint->radii[1] - paint->radii[0];
  double extent = __builtin_elementwise_sqrt(square) + (growth < 0 ? -growth : growth);
  int32_t entries = table_length(paint, extent);
  int concentric = !(square > 0);
  double factor = concentric ? entries / growth : 1;
  if ((concentric && growth == 0) || !invert(gradient, paint, factor)) {
    return make_plain(gradient, paint);
  }
  if (!make_table(&gradient->table, paint, entries)) return 0;
  if (concentric) cpixels_gradient_make_radial(gradient, paint);
  else cpixels_gradient_make_focal(gradient, paint);
  return 1;
}

void cpixels_gradient_free(cpixels_gradient *gradient) {
  free(gradient->table.entries);
  gradient->table.entries = NULL;
}
