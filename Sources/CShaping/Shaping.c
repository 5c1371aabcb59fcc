#include "CShaping.h"

#ifdef FONTS

#include <stdlib.h>

#include "faces.h"

static void shape(
    hb_buffer_t *buffer, const cshaping_font *font, const cshaping_run *run,
    hb_feature_t *features) {
  hb_buffer_flags_t flags = HB_BUFFER_FLAG_DEFAULT;
  if (run->start == 0) flags |= HB_BUFFER_FLAG_BOT;
  if (run->start + run->count == run->length) flags |= HB_BUFFER_FLAG_EOT;
  hb_buffer_set_flags(buffer, flags);
  hb_buffer_add_codepoints(
      buffer, run->text, (int)run->length, (unsigned)run->start, (int)run->count);
  hb_buffer_set_direction(buffer, run->is_right_to_left ? HB_DIRECTION_RTL : HB_DIRECTION_LTR);
  hb_buffer_set_script(buffer, hb_script_from_iso15924_tag(run->script));
  // Set the language explicitly: the default depends on the locale of the process.
  hb_buffer_set_language(
      buffer, hb_language_from_string(run->language ? run->language : "und", -1));
  for (size_t number = 0; number < run->feature_count; number++)
    features[number] = (hb_feature_t){
        .tag = run->features[number].tag,
        .value = run->features[number].value,
        .start = HB_FEATURE_GLOBAL_START,
        .end = HB_FEATURE_GLOBAL_END};
  hb_shape(font->font, buffer, features, (unsigned)run->feature_count);
}

cshaping_glyph *cshaping_shape(
    const cshaping_font *font, const cshaping_run *run, size_t *count) {
  *count = 0;
  if (run->count == 0 || run->length > INT32_MAX / 2 || run->start > run->length ||
      run->count > run->length - run->start)
    return NULL;
  hb_buffer_t *buffer = hb_buffer_create();
  hb_feature_t *features =
      calloc(run->feature_count > 0 ? run->feature_count : 1, sizeof *features);
  cshaping_glyph *glyphs = NULL;
  if (features && hb_buffer_allocation_successful(buffer)) {
    shape(buffer, font, run, features);
    unsigned length;
    const hb_glyph_info_t *infos = hb_buffer_get_glyph_infos(buffer, &length);
    const hb_glyph_position_t *positions = hb_buffer_get_glyph_positions(buffer, NULL);
    if (length > 0) glyphs = calloc(length, sizeof *glyphs);
    for (unsigned number = 0; glyphs && number < length; number++)
      glyphs[number] = (cshaping_glyph){
          .glyph = infos[number].codepoint,
          .cluster = infos[number].cluster,
          .advance = positions[number].x_advance,
          .x_offset = positions[number].x_offset,
          .y_offset = positions[number].y_offset};
    if (glyphs) *count = length;
  }
  free(features);
  hb_buffer_destroy(buffer);
  return glyphs;
}

void cshaping_glyphs_free(cshaping_glyph *glyphs) { free(glyphs); }

uint32_t cshaping_script(uint32_t scalar) {
  hb_unicode_funcs_t *functions = hb_unicode_funcs_get_default();
  return hb_script_to_iso15924_tag(hb_unicode_script(functions, scalar));
}

#endif
