// Fonts, glyphs and directions of text, by HarfBuzz and FriBidi.
//
// The functions are defined only with the package trait `Fonts`, which defines `FONTS`.
//
// Text is an array of Unicode scalar values. Lengths are font units unless stated otherwise, with y
// growing up and the baseline at 0. Pointers that are passed in are only read, and never kept unless
// stated otherwise. A face and a font never change after their creation, so that several threads may
// use them at once. Tables of fonts are untrusted: every function returns for any bytes.

#ifndef CSHAPING_H
#define CSHAPING_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The problems of a font file.
typedef enum {
  CSHAPING_OK = 0,
  // The file doesn't begin like a font or a collection.
  CSHAPING_NOT_A_FONT,
  // The file is a compressed web font, WOFF or WOFF2.
  CSHAPING_COMPRESSED,
  // The table directory extends beyond the end of the file.
  CSHAPING_TRUNCATED,
  // The collection has no font of this index; `value` is the number of fonts.
  CSHAPING_NO_SUCH_FONT,
  // The table `tag` extends beyond the end of the file.
  CSHAPING_TABLE_OUT_OF_BOUNDS,
  // The table `tag` is missing.
  CSHAPING_TABLE_MISSING,
  // The table `tag` is shorter than its contents; `value` is its length in bytes.
  CSHAPING_TABLE_TOO_SHORT,
  // The font has neither TrueType nor CFF outlines.
  CSHAPING_NO_OUTLINES,
  // The font has `value` units per em; only 16 to 16384 are allowed.
  CSHAPING_UNITS_PER_EM,
  // The font has no glyphs.
  CSHAPING_NO_GLYPHS,
  // The table `cmap` maps no character to a glyph.
  CSHAPING_NO_MAPPED_CHARACTERS,
  // The composite glyph `value` contains itself.
  CSHAPING_GLYPH_CYCLE,
  // The composite glyph `value` has too many or too deeply nested components.
  CSHAPING_GLYPH_COMPLEX,
  CSHAPING_NO_MEMORY,
} cshaping_problem;

// A problem, and the table or value that it is about.
typedef struct {
  cshaping_problem problem;
  uint32_t tag;
  uint32_t value;
} cshaping_error;

// Returns the number of fonts in a file: 1 for a single font; 0 and an error if the file is neither
// a font nor a collection.
uint32_t cshaping_font_count(const uint8_t *file, size_t count, cshaping_error *error);

// Checks one font of a file: its table directory, the lengths of the tables that are read, its units
// per em, and its composite glyphs. Returns false and an error if the font can't be used.
bool cshaping_check(const uint8_t *file, size_t count, uint32_t index, cshaping_error *error);

// The bytes of a file, shared by the fonts in it.
typedef struct cshaping_file cshaping_file;
// A font of a file, without values for its axes.
typedef struct cshaping_face cshaping_face;
// A font with values for its axes.
typedef struct cshaping_font cshaping_font;

// Copies the bytes of a file. Returns `NULL` if memory is exhausted.
cshaping_file *cshaping_file_create(const uint8_t *bytes, size_t count);
void cshaping_file_destroy(cshaping_file *file);

// Creates a font of a file, which must have passed `cshaping_check`. Returns `NULL` and an error if
// it maps no characters, or if memory is exhausted. The face retains the file's bytes.
cshaping_face *cshaping_face_create(
    const cshaping_file *file, uint32_t index, cshaping_error *error);
void cshaping_face_destroy(cshaping_face *face);

uint32_t cshaping_face_units_per_em(const cshaping_face *face);
uint32_t cshaping_face_glyph_count(const cshaping_face *face);

// Writes a name of the font as UTF-8 with a terminating 0, and returns its length without the 0; 0 if
// the font has no such name. `name` is an identifier of the table `name`.
size_t cshaping_face_name(
    const cshaping_face *face, uint32_t name, char *text, size_t capacity);

// An axis of a variable font.
typedef struct {
  uint32_t tag;
  float minimum;
  float default_value;
  float maximum;
} cshaping_axis;

// Writes up to `capacity` axes, and returns the number of all axes.
size_t cshaping_face_axes(const cshaping_face *face, cshaping_axis *axes, size_t capacity);

// A value for the axis `tag`.
typedef struct {
  uint32_t tag;
  float value;
} cshaping_setting;

// Creates a font with values for some axes, limited to their ranges; the other axes have their
// default values. Returns `NULL` if memory is exhausted. The font retains the face.
cshaping_font *cshaping_font_create(
    const cshaping_face *face, const cshaping_setting *settings, size_t count);
void cshaping_font_destroy(cshaping_font *font);

// The style of a font: its weight (400 for regular), its width in percent of the normal one, its
// slant in degrees (negative to the right), and whether it is an italic.
typedef struct {
  float weight;
  float width;
  float slant;
  bool is_italic;
} cshaping_style;

cshaping_style cshaping_font_style(const cshaping_font *font);

// Heights and thicknesses in font units. Heights above the baseline are positive, except `descent`,
// which is the depth below it. `line_gap` is the space between lines. A rule's position is that of its
// upper edge.
typedef struct {
  int32_t ascent;
  int32_t descent;
  int32_t line_gap;
  int32_t cap_height;
  int32_t underline_position;
  int32_t underline_thickness;
  int32_t strikeout_position;
  int32_t strikeout_thickness;
} cshaping_metrics;

cshaping_metrics cshaping_font_metrics(const cshaping_font *font);

// Returns the glyph of a scalar value; 0, the glyph for missing characters, if the font has none.
uint32_t cshaping_font_glyph(const cshaping_font *font, uint32_t scalar);

// Commands of an outline, with 1, 1, 2, 3 and 0 points.
enum {
  CSHAPING_MOVE = 0,
  CSHAPING_LINE = 1,
  CSHAPING_QUADRATIC = 2,
  CSHAPING_CUBIC = 3,
  CSHAPING_CLOSE = 4,
};

// An outline: commands, and the coordinates of their points, x before y, in 1/64 font units.
typedef struct {
  uint8_t *commands;
  int32_t *coordinates;
  size_t command_count;
  size_t coordinate_count;
} cshaping_outline;

// Returns the outline of a glyph in the space of the font, unhinted; free it with
// `cshaping_outline_free`. It is empty for a glyph without outline, for one with more than 131072
// points, and if memory is exhausted.
cshaping_outline cshaping_font_outline(const cshaping_font *font, uint32_t glyph);
void cshaping_outline_free(cshaping_outline *outline);

// A feature of the font, on or off for the whole run.
typedef struct {
  uint32_t tag;
  uint32_t value;
} cshaping_feature;

// A run of a text to be shaped: `count` scalar values from `start` on.
//
// The values around it are its context. `script` is an ISO 15924 tag, `language` a BCP 47 tag that
// ends with a 0; `NULL` for none.
typedef struct {
  const uint32_t *text;
  size_t length;
  size_t start;
  size_t count;
  uint32_t script;
  const char *language;
  bool is_right_to_left;
  const cshaping_feature *features;
  size_t feature_count;
} cshaping_run;

// A glyph of a shaped run. `cluster` is the index in the text of the first scalar value that it
// stands for. The offset moves only this glyph, not those after it.
typedef struct {
  uint32_t glyph;
  uint32_t cluster;
  int32_t advance;
  int32_t x_offset;
  int32_t y_offset;
} cshaping_glyph;

// Shapes a run. Returns the glyphs from left to right, and writes their number; free them with
// `cshaping_glyphs_free`. Returns `NULL` and 0 if there are none, or if memory is exhausted.
cshaping_glyph *cshaping_shape(
    const cshaping_font *font, const cshaping_run *run, size_t *count);
void cshaping_glyphs_free(cshaping_glyph *glyphs);

// The base direction of a paragraph: fixed, or that of its first strong character with a given
// default if there is none.
typedef enum {
  CSHAPING_LEFT_TO_RIGHT,
  CSHAPING_RIGHT_TO_LEFT,
  CSHAPING_FIRST_STRONG_OR_LEFT,
  CSHAPING_FIRST_STRONG_OR_RIGHT,
} cshaping_direction;

// Writes the embedding level of each scalar value of a paragraph by Unicode's bidirectional
// algorithm (UAX 9, rules P2 to I2 and L1), and returns the level of the paragraph; -1 if memory is
// exhausted.
int cshaping_levels(
    const uint32_t *text, size_t count, cshaping_direction direction, int8_t *levels);

// Returns the script of a scalar value, an ISO 15924 tag such as `Arab`; `Zyyy` for common, `Zinh`
// for inherited.
uint32_t cshaping_script(uint32_t scalar);

#endif
