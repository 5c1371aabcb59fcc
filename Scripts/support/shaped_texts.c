// Prints a digest of the shaped texts and the outlines of each font file, with the default value of
// every axis and with values in between. `Scripts/arm64` compares the digests of two processors.
//
//     shaped_texts FONT…

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "CShaping.h"

static uint64_t digest;

static void add(const void *bytes, size_t count) {
  for (size_t number = 0; number < count; number++)
    digest = (digest ^ ((const uint8_t *)bytes)[number]) * 0x100000001b3;
}

static const struct {
  const char *script;
  bool is_right_to_left;
  const uint32_t *text;
} samples[] = {
    {"Latn", false, U"Grüße! AVATAR To Ty office ﬁ Łódź, e\u0302\u0301 → 10:20 naïve ế ự"},
    {"Grek", false, U"Ξεσκεπάζω την ψυχοφθόρα βδελυγμία"},
    {"Cyrl", false, U"Съешь ещё этих мягких французских булок"},
    {"Arab", true, U"السَّلامُ عليكم ورحمة الله، لا إله إلا الله ١٢٣"},
    {"Hebr", true, U"בְּרֵאשִׁית בָּרָא אֱלֹהִים"},
    {"Deva", false, U"सभी मनुष्यों को गौरव; क्षत्रिय र्कि"},
    {"Thai", false, U"เป็นมนุษย์สุดประเสริฐ น้ำ ที่ปู่"},
    {"Hira", false, U"いろはにほへと、ちりぬるを。ガギグ"},
    {"Hani", false, U"人人生而自由，在尊严和权利上一律平等。"},
};

static void add_text(const cshaping_font *font, size_t sample) {
  size_t length = 0;
  while (samples[sample].text[length]) length++;
  const char *tag = samples[sample].script;
  int8_t levels[256];
  int base = cshaping_levels(samples[sample].text, length, CSHAPING_FIRST_STRONG_OR_LEFT, levels);
  add(&base, sizeof base);
  add(levels, length);
  cshaping_run run = {
      .text = samples[sample].text,
      .length = length,
      .count = length,
      .script = (uint32_t)tag[0] << 24 | (uint32_t)tag[1] << 16 | (uint32_t)tag[2] << 8 |
                (uint32_t)tag[3],
      .is_right_to_left = samples[sample].is_right_to_left};
  size_t count;
  cshaping_glyph *glyphs = cshaping_shape(font, &run, &count);
  for (size_t number = 0; number < count; number++) {
    int32_t values[] = {
        (int32_t)glyphs[number].glyph, (int32_t)glyphs[number].cluster, glyphs[number].advance,
        glyphs[number].x_offset, glyphs[number].y_offset};
    add(values, sizeof values);
  }
  cshaping_glyphs_free(glyphs);
}

static void add_font(
    const cshaping_face *face, const cshaping_setting *settings, size_t count) {
  cshaping_font *font = cshaping_font_create(face, settings, count);
  if (!font) exit(1);
  cshaping_metrics metrics = cshaping_font_metrics(font);
  add(&metrics, sizeof metrics);
  for (size_t sample = 0; sample < sizeof samples / sizeof *samples; sample++)
    add_text(font, sample);
  uint32_t glyphs = cshaping_face_glyph_count(face);
  for (uint32_t glyph = 0; glyph < glyphs && glyph < 1000; glyph++) {
    cshaping_outline outline = cshaping_font_outline(font, glyph);
    add(outline.commands, outline.command_count);
    add(outline.coordinates, outline.coordinate_count * sizeof *outline.coordinates);
    cshaping_outline_free(&outline);
  }
  cshaping_font_destroy(font);
}

static void print(const char *name, uint32_t index, const char *setting) {
  printf("%s %u %s %016llx\n", name, index, setting, (unsigned long long)digest);
  digest = 0xcbf29ce484222325;
}

static void digest_file(const char *path) {
  FILE *stream = fopen(path, "rb");
  if (!stream || fseek(stream, 0, SEEK_END)) exit(1);
  size_t count = (size_t)ftell(stream);
  rewind(stream);
  uint8_t *bytes = malloc(count);
  if (!bytes || fread(bytes, 1, count, stream) != count) exit(1);
  fclose(stream);
  cshaping_error error;
  cshaping_file *file = cshaping_file_create(bytes, count);
  uint32_t fonts = cshaping_font_count(bytes, count, &error);
  for (uint32_t index = 0; file && index < fonts && index < 2; index++) {
    cshaping_face *face = cshaping_face_create(file, index, &error);
    if (!face) exit(1);
    const char *slash = strrchr(path, '/');
    const char *name = slash ? slash + 1 : path;
    add_font(face, NULL, 0);
    print(name, index, "default");
    cshaping_axis axes[8];
    size_t axis_count = cshaping_face_axes(face, axes, 8);
    if (axis_count > 8) axis_count = 8;
    for (int share = 1; share < 8 && axis_count > 0; share++) {
      cshaping_setting settings[8];
      char setting[16];
      for (size_t number = 0; number < axis_count; number++) {
        float width = axes[number].maximum - axes[number].minimum;
        settings[number].tag = axes[number].tag;
        settings[number].value = axes[number].minimum + width * (float)share / 7.0f;
      }
      add_font(face, settings, axis_count);
      snprintf(setting, sizeof setting, "%d/7", share);
      print(name, index, setting);
    }
    cshaping_face_destroy(face);
  }
  cshaping_file_destroy(file);
  free(bytes);
}

int main(int count, char **arguments) {
  digest = 0xcbf29ce484222325;
  for (int number = 1; number < count; number++) digest_file(arguments[number]);
  return 0;
}
