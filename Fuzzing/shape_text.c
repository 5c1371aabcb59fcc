// Reads the input as text: after two bytes that select a range, 16-bit units of that range, where
// surrogates are mapped to other planes. Finds its directions and shapes it in each sample font.
// Whatever the text contains, every call must return and stay inside its
// memory, and every glyph must belong to a character of the run.

#include <stdio.h>
#include <stdlib.h>

#include "CShaping.h"

enum { font_count = 3, most_scalars = 512 };

static const char *const paths[font_count] = {
    "Tests/Fixtures/Fonts/SampleSans-Regular.ttf", "Tests/Fixtures/Fonts/SampleCursive.ttf",
    "Tests/Fixtures/Fonts/SampleCurves.otf"};

static cshaping_font *fonts[font_count];

static cshaping_font *read_font(const char *path) {
  FILE *file = fopen(path, "rb");
  if (!file) abort();
  static uint8_t bytes[65536];
  size_t count = fread(bytes, 1, sizeof bytes, file);
  fclose(file);
  cshaping_error error;
  if (!cshaping_check(bytes, count, 0, &error)) abort();
  cshaping_file *copy = cshaping_file_create(bytes, count);
  if (!copy) abort();
  cshaping_face *face = cshaping_face_create(copy, 0, &error);
  if (!face) abort();
  cshaping_font *font = cshaping_font_create(face, NULL, 0);
  if (!font) abort();
  cshaping_face_destroy(face);
  cshaping_file_destroy(copy);
  return font;
}

static void shape(const uint32_t *text, size_t length, size_t start, size_t count) {
  cshaping_feature features[] = {{'s' << 24 | 'm' << 16 | 'c' << 8 | 'p', 1}};
  for (int number = 0; number < font_count; number++) {
    cshaping_run run = {
        .text = text,
        .length = length,
        .start = start,
        .count = count,
        .script = cshaping_script(text[start]),
        .language = number == 1 ? "ar" : NULL,
        .is_right_to_left = number == 1,
        .features = features,
        .feature_count = number == 0 ? 1 : 0};
    size_t glyph_count;
    cshaping_glyph *glyphs = cshaping_shape(fonts[number], &run, &glyph_count);
    for (size_t glyph = 0; glyph < glyph_count; glyph++)
      if (glyphs[glyph].cluster < start || glyphs[glyph].cluster >= start + count) abort();
    cshaping_glyphs_free(glyphs);
  }
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t count);
int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t count) {
  for (int number = 0; number < font_count; number++)
    if (!fonts[number]) fonts[number] = read_font(paths[number]);
  if (count < 4) return 0;
  uint32_t text[most_scalars];
  size_t length = (count - 2) / 2;
  if (length > most_scalars) length = most_scalars;
  for (size_t number = 0; number < length; number++) {
    uint32_t unit = (uint32_t)bytes[2 + 2 * number] << 8 | bytes[3 + 2 * number];
    // Surrogates stand for scalar values of the other planes.
    text[number] = unit >= 0xD800 && unit < 0xE000 ? 0x10000 + (unit - 0xD800) * 0x1FF : unit;
  }
  int8_t levels[most_scalars];
  for (int direction = CSHAPING_LEFT_TO_RIGHT; direction <= CSHAPING_FIRST_STRONG_OR_RIGHT; direction++) {
    int level = cshaping_levels(text, length, (cshaping_direction)direction, levels);
    if (level < 0 || level > 1) abort();
    for (size_t number = 0; number < length; number++)
      if (levels[number] < -1 || levels[number] > 127) abort();
  }
  // Shapes the whole text, then a part of it in its context.
  shape(text, length, 0, length);
  size_t start = bytes[0] % length;
  shape(text, length, start, 1 + bytes[1] % (length - start));
  return 0;
}
