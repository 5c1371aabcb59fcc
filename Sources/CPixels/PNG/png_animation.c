#include <stdlib.h>

#include "png_output.h"

enum {
  CPIXELS_PNG_ACTL = CPIXELS_PNG_NAME('a', 'c', 'T', 'L'),
  CPIXELS_PNG_FCTL = CPIXELS_PNG_NAME('f', 'c', 'T', 'L'),
  CPIXELS_PNG_FDAT = CPIXELS_PNG_NAME('f', 'd', 'A', 'T'),
};

/// Appends the control chunk of a frame: a whole picture that replaces the previous one.
static bool append_control(cpixels_png_output *to, uint32_t sequence, uint32_t width,
                           uint32_t height, uint16_t milliseconds) {
  uint8_t data[26] = {0};
  cpixels_png_store(data, sequence);
  cpixels_png_store(data + 4, width);
  cpixels_png_store(data + 8, height);
  data[20] = (uint8_t)(milliseconds >> 8);
  data[21] = (uint8_t)milliseconds;
  data[22] = 1000 >> 8;
  data[23] = 1000 & 255;
  return cpixels_png_append_chunk(to, CPIXELS_PNG_FCTL, data, 26);
}

/// Appends a frame; all but the first have a sequence number before the data of each chunk.
static bool append_frame(cpixels_png_output *to, bool first, uint32_t *sequence,
                         const uint8_t *pixels, uint32_t width, uint32_t height,
                         const cpixels_png_form *form, uint16_t milliseconds) {
  if (!append_control(to, (*sequence)++, width, height, milliseconds)) return false;
  // The sequence number is stored in the four bytes before a chunk's data: at first reserved ones,
  // later the last ones of the previous chunk, which are already written.
  cpixels_png_output data = {.bytes = calloc(4, 1), .count = 4, .capacity = 4};
  bool done = data.bytes && cpixels_png_compress(pixels, width, height, form, &data);
  for (size_t at = 4; done && at < data.count;) {
    size_t step = data.count - at < CPIXELS_PNG_LARGEST ? data.count - at : CPIXELS_PNG_LARGEST;
    if (first) {
      done = cpixels_png_append_chunk(to, CPIXELS_PNG_IDAT, data.bytes + at, (uint32_t)step);
    } else {
      cpixels_png_store(data.bytes + at - 4, (*sequence)++);
      done = cpixels_png_append_chunk(to, CPIXELS_PNG_FDAT, data.bytes + at - 4,
                                      (uint32_t)step + 4);
    }
    at += step;
  }
  free(data.bytes);
  return done;
}

bool cpixels_png_write_animation(const uint8_t *pixels, uint32_t width, uint32_t height,
                                 uint32_t frames, uint16_t milliseconds,
                                 uint32_t pixels_per_meter, uint8_t **file, size_t *count,
                                 cpixels_png_error *error) {
  memset(error, 0, sizeof *error);
  *file = NULL;
  *count = 0;
  bool possible = width > 0 && height > 0 && frames > 0 && width <= 0x1fffffff &&
                  (uint64_t)height * frames <= 0x7fffffff && pixels_per_meter <= 0x7fffffff;
  if (!possible) return cpixels_png_fail(error, CPIXELS_PNG_ARGUMENT, 0, 0, width, 0x1fffffff);
  // All frames share one form, chosen for the picture of all frames stacked vertically.
  cpixels_png_form form;
  cpixels_png_classify(pixels, width, height * frames, &form);
  cpixels_png_output to = {0};
  uint8_t control[8] = {0};
  cpixels_png_store(control, frames);
  bool done = cpixels_png_append_head(&to, &form, width, height, pixels_per_meter) &&
              cpixels_png_append_chunk(&to, CPIXELS_PNG_ACTL, control, 8);
  uint32_t sequence = 0;
  for (uint32_t frame = 0; done && frame < frames; frame++) {
    done = append_frame(&to, frame == 0, &sequence, pixels + (size_t)frame * width * height * 4,
                        width, height, &form, milliseconds);
  }
  if (!done || !cpixels_png_append_chunk(&to, CPIXELS_PNG_IEND, NULL, 0)) {
    free(to.bytes);
    return cpixels_png_fail(error, CPIXELS_PNG_MEMORY, 0, 0, 0, 0);
  }
  *file = to.bytes;
  *count = to.count;
  return true;
}
