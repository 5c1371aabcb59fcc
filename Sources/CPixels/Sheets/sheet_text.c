#include <string.h>

#include "glyphs.h"
#include "include/cpixels_sheet.h"

/// The glyph of the next character, and how many bytes it took.
static int next_glyph(const uint8_t *text, size_t left, size_t *taken) {
  static const struct {
    const char *bytes;
    int glyph;
  } others[] = {
      {"\xC3\x97", CPIXELS_GLYPH_TIMES},
      {"\xE2\x80\xA6", CPIXELS_GLYPH_ELLIPSIS},
      {"\xCE\x94", CPIXELS_GLYPH_DELTA},
  };
  *taken = 1;
  if (text[0] >= ' ' && text[0] <= '~') return text[0] - ' ';
  for (size_t i = 0; i < sizeof others / sizeof others[0]; i++) {
    size_t length = strlen(others[i].bytes);
    if (length > left || memcmp(text, others[i].bytes, length) != 0) continue;
    *taken = length;
    return others[i].glyph;
  }
  // The bytes that follow belong to the same character.
  while (*taken < left && (text[*taken] & 0xC0) == 0x80) (*taken)++;
  return CPIXELS_GLYPH_OTHER;
}

void cpixels_sheet_text(cpixels_sheet *sheet, const char *text, size_t count, uint32_t x,
                       uint32_t y, uint32_t magnification, const uint8_t rgb[3]) {
  const uint8_t *bytes = (const uint8_t *)text;
  for (size_t at = 0, taken; at < count && x < sheet->width; at += taken) {
    const uint8_t *rows = cpixels_glyphs[next_glyph(bytes + at, count - at, &taken)];
    for (uint32_t j = 0; j < 9; j++) {
      for (uint32_t i = 0; i < 5; i++) {
        if (!(rows[j] & (16 >> i))) continue;
        cpixels_area dot = {.left = x + i * magnification, .top = y + j * magnification};
        dot.right = dot.left + magnification;
        dot.bottom = dot.top + magnification;
        cpixels_sheet_fill(sheet, dot, rgb);
      }
    }
    x += 6 * magnification;
  }
}
