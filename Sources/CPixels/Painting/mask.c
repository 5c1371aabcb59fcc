#include "mask.h"

#include <stdlib.h>
#include <string.h>

#include "alpha.h"
#include "integers.h"
#include "Scanning/scan.h"

/// A run of pixels in one row with one coverage, or with one per pixel.
typedef struct {
  int32_t x, length;
  uint8_t coverage;  ///< the coverage if `bytes` is NO_BYTES
  size_t bytes;      ///< offset of the first coverage byte
} mask_run;

enum { NO_BYTES = -1 };

struct cpixels_mask {
  cpixels_box box;
  size_t *rows;  ///< the first run of each row of the box, and the end of the last row
  mask_run *runs;
  size_t run_count, run_capacity;
  uint8_t *bytes;
  size_t byte_count, byte_capacity;
  int32_t filled;  ///< the number of rows whose first run is known
  int failed;
};

// MARK: - Making

typedef struct {
  cpixels_sink sink;
  cpixels_mask *mask;
} recorder;

/// Records that the rows up to and including `row` begin at the next run.
static void begin_rows(cpixels_mask *mask, int32_t row) {
  while (mask->filled <= row) mask->rows[mask->filled++] = mask->run_count;
}

static void record(cpixels_sink *sink, int32_t x, int32_t y, int32_t length, uint8_t coverage,
                   const uint8_t *bytes) {
  cpixels_mask *mask = ((recorder *)sink)->mask;
  if (mask->failed) return;
  begin_rows(mask, y - mask->box.top);
  if (!cpixels_reserve(&mask->runs, &mask->run_capacity, mask->run_count + 1,
                       sizeof(mask_run)) ||
      (bytes && !cpixels_reserve(&mask->bytes, &mask->byte_capacity,
                                 mask->byte_count + (size_t)length, 1))) {
    mask->failed = 1;
    return;
  }
  mask_run *run = &mask->runs[mask->run_count++];
  *run = (mask_run){x, length, coverage, (size_t)NO_BYTES};
  if (!bytes) return;
  run->bytes = mask->byte_count;
  memcpy(mask->bytes + mask->byte_count, bytes, (size_t)length);
  mask->byte_count += (size_t)length;
}

static cpixels_mask *make(cpixels_box box) {
  cpixels_mask *mask = calloc(1, sizeof(cpixels_mask));
  if (!mask) return NULL;
  mask->box = box;
  mask->rows = calloc((size_t)(box.bottom - box.top) + 1, sizeof(size_t));
  if (mask->rows) return mask;
  cpixels_mask_free(mask);
  return NULL;
}

static cpixels_mask *finish(cpixels_mask *mask, int succeeded) {
  if (!succeeded || mask->failed) {
    cpixels_mask_free(mask);
    return NULL;
  }
  begin_rows(mask, mask->box.bottom - mask->box.top);
  return mask;
}

cpixels_mask *cpixels_mask_of_shape(cpixels_shape *shape, int even_odd,
                                    const cpixels_mask *within) {
  cpixels_mask *mask = make(cpixels_shape_bounds(shape));
  if (!mask) return NULL;
  recorder recorder = {{record}, mask};
  cpixels_masked_sink through = cpixels_masked(within, &recorder.sink);
  return finish(mask, cpixels_scan(shape, even_odd, within ? &through.sink : &recorder.sink));
}

cpixels_mask *cpixels_mask_of_canvas(const cpixels_canvas *canvas, const cpixels_mask *within) {
  cpixels_mask *mask = make((cpixels_box){canvas->left, canvas->top, canvas->left + canvas->width,
                                          canvas->top + canvas->height});
  uint8_t *alpha = malloc((size_t)canvas->width);
  if (!mask || !alpha) {
    free(alpha);
    cpixels_mask_free(mask);
    return NULL;
  }
  recorder recorder = {{record}, mask};
  cpixels_masked_sink through = cpixels_masked(within, &recorder.sink);
  cpixels_sink *sink = within ? &through.sink : &recorder.sink;
  for (int32_t row = 0; row < canvas->height; row++) {
    const uint8_t *pixels = canvas->pixels + (size_t)row * (size_t)canvas->width * 4;
    cpixels_row_alpha(pixels, canvas->width, alpha);
    sink->run(sink, canvas->left, canvas->top + row, canvas->width, 0, alpha);
  }
  free(alpha);
  return finish(mask, 1);
}

cpixels_box cpixels_mask_bounds(const cpixels_mask *mask) { return mask->box; }

void cpixels_mask_free(cpixels_mask *mask) {
  if (!mask) return;
  free(mask->rows);
  free(mask->runs);
  free(mask->bytes);
  free(mask);
}

// MARK: - Letting through

/// Passes on `length` pixels, the product of a run and a mask's run that covers them.
static void pass(cpixels_sink *next, int32_t x, int32_t y, int32_t length, uint8_t coverage,
                 const uint8_t *bytes, uint8_t mask_coverage, const uint8_t *mask_bytes) {
  enum { CHUNK = 256 };
  if (!mask_bytes && mask_coverage == 255) {
    next->run(next, x, y, length, coverage, bytes);
    return;
  }
  if (!bytes && coverage == 255) {
    next->run(next, x, y, length, mask_coverage, mask_bytes);
    return;
  }
  uint8_t product[CHUNK];
  while (length > 0) {
    int32_t count = smaller(length, CHUNK);
    if (bytes) memcpy(product, bytes, (size_t)count);
    else memset(product, coverage, (size_t)count);
    if (mask_bytes) cpixels_bytes_multiply(product, count, mask_bytes);
    else cpixels_bytes_scale(product, count, mask_coverage);
    next->run(next, x, y, count, 0, product);
    x += count;
    length -= count;
    if (bytes) bytes += count;
    if (mask_bytes) mask_bytes += count;
  }
}

static void run_through(cpixels_sink *sink, int32_t x, int32_t y, int32_t length, uint8_t coverage,
                        const uint8_t *bytes) {
  const cpixels_masked_sink *masked = (const cpixels_masked_sink *)sink;
  const cpixels_mask *mask = masked->mask;
  if (y < mask->box.top || y >= mask->box.bottom) return;
  size_t row = (size_t)(y - mask->box.top);
  size_t index = mask->rows[row], end = mask->rows[row + 1];
  // The first run that extends beyond x.
  size_t low = index, high = end;
  while (low < high) {
    size_t middle = (low + high) / 2;
    if (mask->runs[middle].x + mask->runs[middle].length <= x) low = middle + 1;
    else high = middle;
  }
  for (index = low; index < end && mask->runs[index].x < x + length; index++) {
    const mask_run *run = &mask->runs[index];
    int32_t from = larger(x, run->x), to = smaller(x + length, run->x + run->length);
    const uint8_t *own =
        run->bytes == (size_t)NO_BYTES ? NULL : mask->bytes + run->bytes + (from - run->x);
    pass(masked->next, from, y, to - from, coverage, bytes ? bytes + (from - x) : NULL,
         run->coverage, own);
  }
}

cpixels_masked_sink cpixels_masked(const cpixels_mask *mask, cpixels_sink *next) {
  return (cpixels_masked_sink){{run_through}, mask, next};
}
