#include "CShaping.h"

#ifdef FONTS

#include <stdlib.h>
#include <string.h>

#include "tables.h"

/// The maximum nesting depth of composite glyphs, and the maximum number of components of one
/// glyph, including nested ones.
enum { max_depth = 16, max_components = 4096 };

static bool fail(cshaping_error *error, cshaping_problem problem, uint32_t tag, uint32_t value) {
  *error = (cshaping_error){.problem = problem, .tag = tag, .value = value};
  return false;
}

static bool is_font(uint32_t version) {
  return version == 0x00010000 || version == TAG('O', 'T', 'T', 'O') ||
         version == TAG('t', 'r', 'u', 'e');
}

/// Finds the offset of a font's table directory. Returns `false` and an error if there is none.
static bool find_directory(
    const uint8_t *file, size_t count, uint32_t index, uint32_t *fonts, size_t *offset,
    cshaping_error *error) {
  if (count < 4) return fail(error, CSHAPING_NOT_A_FONT, 0, 0);
  uint32_t version = read32(file);
  *fonts = 1;
  *offset = 0;
  if (version == TAG('w', 'O', 'F', 'F') || version == TAG('w', 'O', 'F', '2'))
    return fail(error, CSHAPING_COMPRESSED, 0, 0);
  if (version == TAG('t', 't', 'c', 'f')) {
    if (count < 12) return fail(error, CSHAPING_TRUNCATED, 0, 0);
    *fonts = read32(file + 8);
    if (*fonts == 0 || *fonts > (count - 12) / 4)
      return fail(error, CSHAPING_TRUNCATED, 0, 0);
    if (index >= *fonts) return fail(error, CSHAPING_NO_SUCH_FONT, 0, *fonts);
    *offset = read32(file + 12 + 4 * (size_t)index);
    if (*offset > count || count - *offset < 12) return fail(error, CSHAPING_TRUNCATED, 0, 0);
    version = read32(file + *offset);
  } else if (index > 0) {
    return fail(error, CSHAPING_NO_SUCH_FONT, 0, 1);
  }
  if (!is_font(version)) return fail(error, CSHAPING_NOT_A_FONT, 0, 0);
  if (count - *offset < 12) return fail(error, CSHAPING_TRUNCATED, 0, 0);
  size_t tables = read16(file + *offset + 4);
  if ((count - *offset - 12) / 16 < tables) return fail(error, CSHAPING_TRUNCATED, 0, 0);
  return true;
}

uint32_t cshaping_font_count(const uint8_t *file, size_t count, cshaping_error *error) {
  uint32_t fonts;
  size_t offset;
  *error = (cshaping_error){.problem = CSHAPING_OK};
  return find_directory(file, count, 0, &fonts, &offset, error) ? fonts : 0;
}

typedef struct {
  const uint8_t *bytes;
  size_t count;
} table;

/// Finds a table of at least `least` bytes. Returns `false` and an error if there is none.
static bool find_table(
    const uint8_t *file, size_t directory, uint32_t tag, size_t least, table *found,
    cshaping_error *error) {
  size_t tables = read16(file + directory + 4);
  for (size_t number = 0; number < tables; number++) {
    const uint8_t *entry = file + directory + 12 + 16 * number;
    if (read32(entry) != tag) continue;
    *found = (table){.bytes = file + read32(entry + 8), .count = read32(entry + 12)};
    if (found->count < least)
      return fail(error, CSHAPING_TABLE_TOO_SHORT, tag, (uint32_t)found->count);
    return true;
  }
  return fail(error, CSHAPING_TABLE_MISSING, tag, 0);
}

// MARK: - Composite glyphs

typedef struct {
  table glyf;
  table loca;
  bool has_long_offsets;
  uint32_t glyphs;
  /// The number of components of each glyph, including nested ones; 0 if it isn't known yet.
  uint16_t *sizes;
} outlines;

static table glyph_bytes(const outlines *font, uint32_t glyph) {
  size_t start, end;
  if (font->has_long_offsets) {
    start = read32(font->loca.bytes + 4 * (size_t)glyph);
    end = read32(font->loca.bytes + 4 * (size_t)glyph + 4);
  } else {
    start = 2 * (size_t)read16(font->loca.bytes + 2 * (size_t)glyph);
    end = 2 * (size_t)read16(font->loca.bytes + 2 * (size_t)glyph + 2);
  }
  if (start >= end || end > font->glyf.count) return (table){.bytes = NULL, .count = 0};
  return (table){.bytes = font->glyf.bytes + start, .count = end - start};
}

enum { in_progress = UINT16_MAX };

/// Returns the number of components of a glyph, including itself; 0 and an error if there are too
/// many, or if they are nested too deeply or contain themselves.
static uint32_t count_components(
    outlines *font, uint32_t glyph, int depth, cshaping_error *error) {
  if (glyph >= font->glyphs) return 1;
  if (font->sizes[glyph] == in_progress) {
    fail(error, CSHAPING_GLYPH_CYCLE, 0, glyph);
    return 0;
  }
  if (font->sizes[glyph] > 0) return font->sizes[glyph];
  if (depth > max_depth) {
    fail(error, CSHAPING_GLYPH_COMPLEX, 0, glyph);
    return 0;
  }
  table bytes = glyph_bytes(font, glyph);
  uint32_t size = 1;
  if (bytes.count >= 10 && read16(bytes.bytes) >= 0x8000) {
    font->sizes[glyph] = in_progress;
    size_t place = 10;
    uint32_t flags = more_components;
    while (flags & more_components && bytes.count - place >= 4) {
      flags = read16(bytes.bytes + place);
      uint32_t part = count_components(font, read16(bytes.bytes + place + 2), depth + 1, error);
      if (part == 0) return 0;
      size += part;
      if (size > max_components) {
        fail(error, CSHAPING_GLYPH_COMPLEX, 0, glyph);
        return 0;
      }
      place += 4 + (flags & words_as_arguments ? 4 : 2);
      if (flags & one_scale) place += 2;
      else if (flags & two_scales) place += 4;
      else if (flags & matrix) place += 8;
      if (place > bytes.count) break;
    }
  }
  font->sizes[glyph] = (uint16_t)size;
  return size;
}

static bool check_composites(outlines *font, cshaping_error *error) {
  font->sizes = calloc(font->glyphs, sizeof *font->sizes);
  if (!font->sizes) return fail(error, CSHAPING_NO_MEMORY, 0, 0);
  bool is_good = true;
  for (uint32_t glyph = 0; glyph < font->glyphs && is_good; glyph++)
    is_good = count_components(font, glyph, 0, error) > 0;
  free(font->sizes);
  return is_good;
}

// MARK: - The whole font

static bool check_outlines(
    const uint8_t *file, size_t directory, uint32_t glyphs, const uint8_t *head,
    cshaping_error *error) {
  table found;
  if (find_table(file, directory, TAG('C', 'F', 'F', ' '), 4, &found, error)) return true;
  if (error->problem == CSHAPING_TABLE_TOO_SHORT) return false;
  if (find_table(file, directory, TAG('C', 'F', 'F', '2'), 5, &found, error)) return true;
  if (error->problem == CSHAPING_TABLE_TOO_SHORT) return false;
  outlines font = {.has_long_offsets = read16(head + 50) != 0, .glyphs = glyphs};
  if (!find_table(file, directory, TAG('g', 'l', 'y', 'f'), 0, &font.glyf, error))
    return fail(error, CSHAPING_NO_OUTLINES, 0, 0);
  size_t least = ((size_t)glyphs + 1) * (font.has_long_offsets ? 4 : 2);
  if (!find_table(file, directory, TAG('l', 'o', 'c', 'a'), least, &font.loca, error)) return false;
  return check_composites(&font, error);
}

bool cshaping_check(const uint8_t *file, size_t count, uint32_t index, cshaping_error *error) {
  uint32_t fonts;
  size_t directory;
  *error = (cshaping_error){.problem = CSHAPING_OK};
  if (!find_directory(file, count, index, &fonts, &directory, error)) return false;
  size_t tables = read16(file + directory + 4);
  for (size_t number = 0; number < tables; number++) {
    const uint8_t *entry = file + directory + 12 + 16 * number;
    size_t offset = read32(entry + 8), length = read32(entry + 12);
    if (offset > count || length > count - offset)
      return fail(error, CSHAPING_TABLE_OUT_OF_BOUNDS, read32(entry), 0);
  }
  table head, maxp, hhea, hmtx, cmap;
  if (!find_table(file, directory, TAG('h', 'e', 'a', 'd'), 54, &head, error) ||
      !find_table(file, directory, TAG('m', 'a', 'x', 'p'), 6, &maxp, error) ||
      !find_table(file, directory, TAG('h', 'h', 'e', 'a'), 36, &hhea, error) ||
      !find_table(file, directory, TAG('c', 'm', 'a', 'p'), 4, &cmap, error))
    return false;
  size_t advances = 4 * (size_t)read16(hhea.bytes + 34);
  if (!find_table(file, directory, TAG('h', 'm', 't', 'x'), advances, &hmtx, error)) return false;
  uint32_t units = read16(head.bytes + 18);
  if (units < 16 || units > 16384) return fail(error, CSHAPING_UNITS_PER_EM, 0, units);
  uint32_t glyphs = read16(maxp.bytes + 4);
  if (glyphs == 0) return fail(error, CSHAPING_NO_GLYPHS, 0, 0);
  if (!check_outlines(file, directory, glyphs, head.bytes, error)) return false;
  *error = (cshaping_error){.problem = CSHAPING_OK};
  return true;
}

#endif
