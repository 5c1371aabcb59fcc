#include <stdlib.h>
#include <zlib.h>

#include "png_internal.h"

enum {
  PNG_ACTL = CPIXELS_PNG_NAME('a', 'c', 'T', 'L'),
  PNG_FCTL = CPIXELS_PNG_NAME('f', 'c', 'T', 'L'),
  PNG_FDAT = CPIXELS_PNG_NAME('f', 'd', 'A', 'T'),
};

/// A chunk of a file with a valid structure.
typedef struct chunk {
  uint32_t name;
  uint32_t length;
  const uint8_t *data;
} chunk;

/// Advances to the chunk at the offset; the last one is IEND.
static chunk next_chunk(const uint8_t *file, size_t *offset) {
  const uint8_t *bytes = file + *offset;
  chunk found = {cpixels_png_load(bytes + 4), cpixels_png_load(bytes), bytes + 8};
  *offset += (size_t)found.length + 12;
  return found;
}

/// Returns whether a frame is a whole picture that replaces the previous one.
static bool is_whole(chunk control, uint32_t width, uint32_t height) {
  return cpixels_png_load(control.data + 4) == width &&
         cpixels_png_load(control.data + 8) == height && cpixels_png_load(control.data + 12) == 0 &&
         cpixels_png_load(control.data + 16) == 0 && control.data[24] != 2 && control.data[25] == 0;
}

uint32_t cpixels_png_count_frames(const uint8_t *file) {
  size_t offset = 8;
  chunk header = next_chunk(file, &offset);
  uint32_t width = cpixels_png_load(header.data), height = cpixels_png_load(header.data + 4);
  uint32_t claimed = 0, frames = 0, with_data = 0, sequence = 0;
  for (chunk at = header; at.name != CPIXELS_PNG_IEND;) {
    at = next_chunk(file, &offset);
    switch (at.name) {
      case PNG_ACTL:
        if (claimed != 0 || at.length != 8) return 0;
        claimed = cpixels_png_load(at.data);
        break;
      case PNG_FCTL:
        if (frames != with_data || at.length != 26 || !is_whole(at, width, height)) return 0;
        if (cpixels_png_load(at.data) != sequence++) return 0;
        frames++;
        break;
      case CPIXELS_PNG_IDAT:
        // A default image that isn't one of the frames isn't supported.
        if (frames != 1) return 0;
        with_data = 1;
        break;
      case PNG_FDAT:
        if (frames < 2 || at.length < 4 || cpixels_png_load(at.data) != sequence++) return 0;
        with_data = frames;
        break;
      default: break;
    }
  }
  return claimed == frames && frames == with_data ? frames : 0;
}

bool cpixels_png_is_animated(const uint8_t *file) {
  size_t offset = 8;
  for (;;) {
    chunk at = next_chunk(file, &offset);
    if (at.name == PNG_ACTL || at.name == PNG_FCTL || at.name == PNG_FDAT) return true;
    if (at.name == CPIXELS_PNG_IEND) return false;
  }
}

/// Loads a frame's duration as a fraction of a second; a divisor of 0 means 100.
static void load_delay(chunk control, uint32_t *above, uint32_t *below) {
  *above = (uint32_t)control.data[20] << 8 | control.data[21];
  *below = (uint32_t)control.data[22] << 8 | control.data[23];
  if (*below == 0) *below = 100;
}

bool cpixels_png_has_even_timing(const uint8_t *file, uint32_t *plays) {
  size_t offset = 8;
  uint32_t frames = 0, first = 0;
  *plays = 0;
  for (;;) {
    chunk at = next_chunk(file, &offset);
    if (at.name == CPIXELS_PNG_IEND) return true;
    if (at.name == PNG_ACTL) *plays = cpixels_png_load(at.data + 4);
    if (at.name != PNG_FCTL) continue;
    uint32_t above, below;
    load_delay(at, &above, &below);
    if (above * 1000 % below != 0) return false;
    if (frames++ == 0) first = above * 1000 / below;
    if (above * 1000 / below != first) return false;
  }
}

/// Writes a chunk at the end; the caller guarantees the space.
static void put_chunk(uint8_t *to, size_t *count, uint32_t name, const uint8_t *data,
                      uint32_t length) {
  uint8_t *bytes = to + *count;
  cpixels_png_store(bytes, length);
  cpixels_png_store(bytes + 4, name);
  if (length > 0) memcpy(bytes + 8, data, length);
  cpixels_png_store(bytes + 8 + length, (uint32_t)crc32(0, bytes + 4, length + 4));
  *count += (size_t)length + 12;
}

bool cpixels_png_copy_frame(const uint8_t *file, size_t count, uint32_t index, uint8_t **still,
                            size_t *still_count, uint32_t *milliseconds) {
  // A still has no chunk that the animation doesn't have, and none is longer, so this is enough.
  uint8_t *to = malloc(count);
  if (!to) return false;
  memcpy(to, cpixels_png_signature, 8);
  size_t offset = 8, filled = 8;
  uint32_t frame = 0;
  for (;;) {
    chunk at = next_chunk(file, &offset);
    if (at.name == CPIXELS_PNG_IEND) break;
    if (at.name == PNG_FCTL) {
      if (frame++ == index) {
        uint32_t above, below;
        load_delay(at, &above, &below);
        *milliseconds = above * 1000 / below;
      }
    } else if (at.name == PNG_FDAT) {
      if (frame == index + 1)
        put_chunk(to, &filled, CPIXELS_PNG_IDAT, at.data + 4, at.length - 4);
    } else if (at.name == CPIXELS_PNG_IDAT) {
      if (index == 0) put_chunk(to, &filled, at.name, at.data, at.length);
    } else if (frame == 0 && at.name != PNG_ACTL) {
      put_chunk(to, &filled, at.name, at.data, at.length);
    }
  }
  put_chunk(to, &filled, CPIXELS_PNG_IEND, NULL, 0);
  *still = to;
  *still_count = filled;
  return true;
}
