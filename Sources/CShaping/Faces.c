#include "CShaping.h"

#ifdef FONTS

#include <stdlib.h>
#include <string.h>

#include "faces.h"

cshaping_file *cshaping_file_create(const uint8_t *bytes, size_t count) {
  if (count > UINT32_MAX / 2) return NULL;
  cshaping_file *file = malloc(sizeof *file);
  if (!file) return NULL;
  file->blob = hb_blob_create_or_fail(
      (const char *)bytes, (unsigned)count, HB_MEMORY_MODE_DUPLICATE, NULL, NULL);
  if (file->blob) return file;
  free(file);
  return NULL;
}

void cshaping_file_destroy(cshaping_file *file) {
  if (!file) return;
  hb_blob_destroy(file->blob);
  free(file);
}

static bool maps_characters(hb_face_t *face) {
  hb_set_t *characters = hb_set_create();
  hb_face_collect_unicodes(face, characters);
  bool maps = !hb_set_is_empty(characters);
  hb_set_destroy(characters);
  return maps;
}

cshaping_face *cshaping_face_create(
    const cshaping_file *file, uint32_t index, cshaping_error *error) {
  *error = (cshaping_error){.problem = CSHAPING_NO_MEMORY};
  cshaping_face *face = malloc(sizeof *face);
  if (!face) return NULL;
  face->face = hb_face_create(file->blob, index);
  if (!maps_characters(face->face)) {
    *error = (cshaping_error){.problem = CSHAPING_NO_MAPPED_CHARACTERS};
    cshaping_face_destroy(face);
    return NULL;
  }
  hb_face_make_immutable(face->face);
  *error = (cshaping_error){.problem = CSHAPING_OK};
  return face;
}

void cshaping_face_destroy(cshaping_face *face) {
  if (!face) return;
  hb_face_destroy(face->face);
  free(face);
}

uint32_t cshaping_face_units_per_em(const cshaping_face *face) {
  return hb_face_get_upem(face->face);
}

uint32_t cshaping_face_glyph_count(const cshaping_face *face) {
  return hb_face_get_glyph_count(face->face);
}

size_t cshaping_face_name(
    const cshaping_face *face, uint32_t name, char *text, size_t capacity) {
  unsigned length = (unsigned)capacity;
  hb_language_t english = hb_language_from_string("en", -1);
  unsigned whole = hb_ot_name_get_utf8(face->face, name, english, &length, text);
  return whole < capacity ? whole : length;
}

size_t cshaping_face_axes(const cshaping_face *face, cshaping_axis *axes, size_t capacity) {
  hb_ot_var_axis_info_t infos[32];
  unsigned count = sizeof infos / sizeof *infos;
  hb_ot_var_get_axis_infos(face->face, 0, &count, infos);
  for (size_t number = 0; number < count && number < capacity; number++)
    axes[number] = (cshaping_axis){
        .tag = infos[number].tag,
        .minimum = infos[number].min_value,
        .default_value = infos[number].default_value,
        .maximum = infos[number].max_value};
  return count;
}

/// Returns the value of an axis whose distance from the default is the nearest multiple of 1/16384 of
/// the distance to the end of the axis. Fonts are interpolated in these steps, and versions of
/// HarfBuzz round values in between differently.
static float on_step(hb_face_t *face, cshaping_setting setting) {
  hb_ot_var_axis_info_t axis;
  if (!hb_ot_var_find_axis_info(face, setting.tag, &axis)) return setting.value;
  double offset = (double)setting.value - (double)axis.default_value;
  double end = (double)(offset < 0 ? axis.min_value : axis.max_value);
  double range = end - (double)axis.default_value;
  double steps = range != 0 ? offset / range * 16384 : 0;
  if (!(steps >= 0 && steps <= 16384)) return setting.value;
  return (float)((double)axis.default_value + (double)(int)(steps + 0.5) / 16384 * range);
}

cshaping_font *cshaping_font_create(
    const cshaping_face *face, const cshaping_setting *settings, size_t count) {
  cshaping_font *font = malloc(sizeof *font);
  hb_variation_t *variations = calloc(count > 0 ? count : 1, sizeof *variations);
  if (!font || !variations) {
    free(font);
    free(variations);
    return NULL;
  }
  for (size_t number = 0; number < count; number++)
    variations[number] =
        (hb_variation_t){.tag = settings[number].tag, .value = on_step(face->face, settings[number])};
  font->font = hb_font_create(face->face);
  // Everything is measured in font units and scaled by the caller.
  int units = (int)hb_face_get_upem(face->face);
  hb_font_set_scale(font->font, units, units);
  hb_ot_font_set_funcs(font->font);
  if (count > 0) hb_font_set_variations(font->font, variations, (unsigned)count);
  hb_font_make_immutable(font->font);
  free(variations);
  font->drawing = cshaping_drawing();
  return font;
}

void cshaping_font_destroy(cshaping_font *font) {
  if (!font) return;
  hb_draw_funcs_destroy(font->drawing);
  hb_font_destroy(font->font);
  free(font);
}

cshaping_style cshaping_font_style(const cshaping_font *font) {
  return (cshaping_style){
      .weight = hb_style_get_value(font->font, HB_STYLE_TAG_WEIGHT),
      .width = hb_style_get_value(font->font, HB_STYLE_TAG_WIDTH),
      .slant = hb_style_get_value(font->font, HB_STYLE_TAG_SLANT_ANGLE),
      .is_italic = hb_style_get_value(font->font, HB_STYLE_TAG_ITALIC) > 0};
}

static int32_t metric(const cshaping_font *font, hb_ot_metrics_tag_t tag) {
  hb_position_t value = 0;
  hb_ot_metrics_get_position_with_fallback(font->font, tag, &value);
  return value;
}

cshaping_metrics cshaping_font_metrics(const cshaping_font *font) {
  hb_font_extents_t extents = {0};
  hb_font_get_h_extents(font->font, &extents);
  return (cshaping_metrics){
      .ascent = extents.ascender,
      .descent = extents.descender < 0 && extents.descender > INT32_MIN ? -extents.descender : 0,
      .line_gap = extents.line_gap > 0 ? extents.line_gap : 0,
      .cap_height = metric(font, HB_OT_METRICS_TAG_CAP_HEIGHT),
      .underline_position = metric(font, HB_OT_METRICS_TAG_UNDERLINE_OFFSET),
      .underline_thickness = metric(font, HB_OT_METRICS_TAG_UNDERLINE_SIZE),
      .strikeout_position = metric(font, HB_OT_METRICS_TAG_STRIKEOUT_OFFSET),
      .strikeout_thickness = metric(font, HB_OT_METRICS_TAG_STRIKEOUT_SIZE)};
}

uint32_t cshaping_font_glyph(const cshaping_font *font, uint32_t scalar) {
  hb_codepoint_t glyph = 0;
  return hb_font_get_nominal_glyph(font->font, scalar, &glyph) ? glyph : 0;
}

#endif
