#include "include/cpixels_sheet.h"

#include <string.h>

static uint32_t smaller(uint64_t a, uint64_t b) { return (uint32_t)(a < b ? a : b); }

static uint8_t *pixel_at(cpixels_sheet *sheet, uint32_t x, uint32_t y) {
  return sheet->pixels + ((size_t)y * sheet->width + x) * 4;
}

static const uint8_t *row_of(const cpixels_picture *picture, uint32_t y) {
  return y < picture->height ? picture->pixels + (size_t)y * picture->width * 4 : NULL;
}

/// Returns the grey value of a light checkerboard with squares of eight pixels.
static unsigned checker(uint32_t x, uint32_t y) { return ((x ^ y) & 8) ? 222 : 255; }

/// Draws thin diagonal lines for pixels that don't exist.
static void hatch(uint8_t *to, uint32_t x, uint32_t y) {
  memset(to, (x + y) % 8 == 0 ? 168 : 206, 3);
  to[3] = 255;
}

/// Draws thicker lines in red, for pixels that only one picture has.
static void hatch_difference(uint8_t *to, uint32_t x, uint32_t y) {
  static const uint8_t line[4] = {235, 0, 60, 255}, ground[4] = {255, 214, 222, 255};
  memcpy(to, (x + y) % 8 < 2 ? line : ground, 4);
}

static void put_over_checker(uint8_t *to, const uint8_t *pixel, uint32_t x, uint32_t y) {
  unsigned alpha = pixel[3], behind = alpha < 255 ? checker(x, y) * (255 - alpha) + 127 : 0;
  for (int i = 0; i < 3; i++)
    to[i] = alpha == 255 ? pixel[i] : (uint8_t)((pixel[i] * alpha + behind) / 255);
  to[3] = 255;
}

static void put_faded(uint8_t *to, const uint8_t *pixel) {
  // Fade by three quarters towards white; transparent pixels become white.
  unsigned alpha = pixel[3];
  for (int i = 0; i < 3; i++) {
    unsigned opaque = (pixel[i] * alpha + 255 * (255 - alpha)) / 255;
    to[i] = (uint8_t)(255 - (255 - opaque) / 4);
  }
  to[3] = 255;
}

static const uint8_t mark_colors[4][4] = {
    {0, 0, 0, 0},
    {255, 190, 0, 255},
    {30, 120, 255, 255},
    {235, 0, 60, 255},
};

/// The state of drawing the sheet, row by row.
typedef struct pass {
  cpixels_sheet *sheet;
  const cpixels_picture *picture;
  const cpixels_placement *at;
  const uint8_t *mask;
  uint32_t mask_width;
  /// The size that both pictures share.
  uint32_t shared_width;
  uint32_t shared_height;
} pass;

/// Draws one magnified pixel of the picture into a row of the sheet.
static void draw_cell(const pass *p, const uint8_t *row, const uint8_t *marks, bool is_shared,
                      uint32_t column, uint8_t *to, uint32_t x, uint32_t y, uint32_t count) {
  bool exists = row && column < p->picture->width;
  const uint8_t *pixel = exists ? row + (size_t)column * 4 : NULL;
  unsigned mark = marks ? marks[column] : 0;
  for (uint32_t i = 0; i < count; i++, to += 4) {
    if (mark == CPIXELS_MARK_DIFFERENT && !is_shared) {
      hatch_difference(to, x + i, y);
    } else if (mark != 0) {
      memcpy(to, mark_colors[mark & 3], 4);
    } else if (!exists) {
      hatch(to, x + i, y);
    } else if (p->mask) {
      put_faded(to, pixel);
    } else {
      put_over_checker(to, pixel, x + i, y);
    }
  }
}

static void draw(const pass *p) {
  const cpixels_placement *at = p->at;
  uint32_t scale = at->magnification;
  for (uint32_t j = at->part.top; j < at->part.bottom; j++) {
    const uint8_t *row = row_of(p->picture, j);
    const uint8_t *marks = p->mask ? p->mask + (size_t)j * p->mask_width : NULL;
    for (uint32_t line = 0; line < scale; line++) {
      uint64_t y = (uint64_t)(j - at->part.top) * scale + line;
      if (y >= p->sheet->height) return;
      for (uint32_t i = at->part.left; i < at->part.right; i++) {
        uint64_t x = (uint64_t)(i - at->part.left) * scale;
        if (x >= p->sheet->width) break;
        uint32_t count = smaller(scale, p->sheet->width - x);
        bool is_shared = i < p->shared_width && j < p->shared_height;
        uint8_t *to = pixel_at(p->sheet, (uint32_t)x, (uint32_t)y);
        draw_cell(p, row, marks, is_shared, i, to, (uint32_t)x + at->x, (uint32_t)y + at->y, count);
      }
    }
  }
}

void cpixels_sheet_picture(cpixels_sheet *sheet, const cpixels_picture *picture,
                          const cpixels_placement *placement) {
  pass p = {.sheet = sheet, .picture = picture, .at = placement};
  draw(&p);
}

void cpixels_sheet_difference(cpixels_sheet *sheet, const cpixels_picture *reference,
                              const cpixels_picture *actual, const uint8_t *mask,
                              const cpixels_placement *placement) {
  bool is_wider = reference->width > actual->width, is_higher = reference->height > actual->height;
  pass p = {.sheet = sheet,
            .picture = reference,
            .at = placement,
            .mask = mask,
            .mask_width = is_wider ? reference->width : actual->width,
            .shared_width = is_wider ? actual->width : reference->width,
            .shared_height = is_higher ? actual->height : reference->height};
  draw(&p);
}

void cpixels_mask_picture(const uint8_t *mask, size_t count, uint8_t *pixels) {
  memset(pixels, 0, count * 4);
  static const uint8_t nothing[64] = {0};
  for (size_t at = 0; at < count; at += 64) {
    size_t step = count - at < 64 ? count - at : 64;
    if (memcmp(mask + at, nothing, step) == 0) continue;
    for (size_t i = at; i < at + step; i++) memcpy(pixels + i * 4, mark_colors[mask[i] & 3], 4);
  }
}

static uint8_t mark_of(const uint8_t *pixel) {
  for (uint8_t mark = CPIXELS_MARK_WITHIN; mark <= CPIXELS_MARK_DIFFERENT; mark++)
    if (memcmp(pixel, mark_colors[mark], 4) == 0) return mark;
  return CPIXELS_MARK_EQUAL;
}

bool cpixels_read_mask(const cpixels_picture *picture, uint8_t *mask, cpixels_area *box) {
  static const uint8_t nothing[64] = {0};
  size_t count = (size_t)picture->width * picture->height;
  memset(mask, CPIXELS_MARK_EQUAL, count);
  *box = (cpixels_area){picture->width, picture->height, 0, 0};
  for (size_t at = 0; at < count; at += 16) {
    size_t step = count - at < 16 ? count - at : 16;
    if (memcmp(picture->pixels + at * 4, nothing, step * 4) == 0) continue;
    for (size_t i = at; i < at + step; i++) {
      mask[i] = mark_of(picture->pixels + i * 4);
      if (mask[i] != CPIXELS_MARK_DIFFERENT) continue;
      uint32_t x = (uint32_t)(i % picture->width), y = (uint32_t)(i / picture->width);
      if (x < box->left) box->left = x;
      if (y < box->top) box->top = y;
      if (x >= box->right) box->right = x + 1;
      if (y >= box->bottom) box->bottom = y + 1;
    }
  }
  return box->left < box->right;
}
