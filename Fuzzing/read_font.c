// Reads the input as a font file. With each font that is accepted, shapes some text and reads some
// outlines, first with the default value of every axis and then with the maximum. Whatever the
// tables contain, every call must return and stay inside its memory.

#include <stdlib.h>

#include "CShaping.h"

static const uint32_t text[] = {
    'A', 'V', 'f', 'i', 0xE9, 'e', 0x301, ' ', '1', 0x628, 0x62A, 0x627, 0x915, 0x94D, 0x937, 0x65E5};

static void shape(const cshaping_font *font, uint32_t script, bool is_right_to_left) {
  cshaping_feature features[] = {{'t' << 24 | 'n' << 16 | 'u' << 8 | 'm', 1}};
  cshaping_run run = {
      .text = text,
      .length = sizeof text / sizeof *text,
      .start = 1,
      .count = sizeof text / sizeof *text - 1,
      .script = script,
      .language = "ar",
      .is_right_to_left = is_right_to_left,
      .features = features,
      .feature_count = 1};
  size_t count;
  cshaping_glyph *glyphs = cshaping_shape(font, &run, &count);
  for (size_t number = 0; number < count; number++)
    if (glyphs[number].cluster >= run.length) abort();
  cshaping_glyphs_free(glyphs);
}

static void exercise(const cshaping_face *face, const cshaping_setting *settings, size_t count) {
  cshaping_font *font = cshaping_font_create(face, settings, count);
  if (!font) return;
  (void)cshaping_font_style(font);
  (void)cshaping_font_metrics(font);
  shape(font, 'L' << 24 | 'a' << 16 | 't' << 8 | 'n', false);
  shape(font, 'A' << 24 | 'r' << 16 | 'a' << 8 | 'b', true);
  shape(font, 'D' << 24 | 'e' << 16 | 'v' << 8 | 'a', false);
  for (uint32_t glyph = 0; glyph < 64; glyph++) {
    cshaping_outline outline = cshaping_font_outline(font, glyph);
    size_t points = 0;
    static const size_t points_of[] = {1, 1, 2, 3, 0};
    for (size_t number = 0; number < outline.command_count; number++)
      points += points_of[outline.commands[number]];
    if (2 * points != outline.coordinate_count) abort();
    cshaping_outline_free(&outline);
  }
  cshaping_font_destroy(font);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t count);
int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t count) {
  cshaping_error error;
  uint32_t fonts = cshaping_font_count(bytes, count, &error);
  if ((fonts == 0) != (error.problem != CSHAPING_OK)) abort();
  cshaping_file *file = cshaping_file_create(bytes, count);
  for (uint32_t index = 0; file && index < fonts && index < 4; index++) {
    if (!cshaping_check(bytes, count, index, &error)) {
      if (error.problem == CSHAPING_OK) abort();
      continue;
    }
    cshaping_face *face = cshaping_face_create(file, index, &error);
    if (!face) continue;
    char name[64];
    for (uint32_t number = 0; number < 20; number++)
      if (cshaping_face_name(face, number, name, sizeof name) >= sizeof name) abort();
    cshaping_axis axes[8];
    size_t axis_count = cshaping_face_axes(face, axes, 8);
    cshaping_setting settings[8];
    for (size_t number = 0; number < axis_count && number < 8; number++)
      settings[number] = (cshaping_setting){axes[number].tag, axes[number].maximum};
    exercise(face, NULL, 0);
    exercise(face, settings, axis_count < 8 ? axis_count : 8);
    cshaping_face_destroy(face);
  }
  cshaping_file_destroy(file);
  return 0;
}
