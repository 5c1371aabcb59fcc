#include "CShaping.h"

#ifdef FONTS

#include <stdlib.h>

#include "faces.h"

/// The maximum number of points of an outline.
enum { most_points = 131072 };

/// An outline that grows.
typedef struct {
  cshaping_outline outline;
  size_t command_capacity;
  size_t coordinate_capacity;
  bool has_failed;
} growing;

/// Makes room for one more command and its points.
static bool reserve(growing *to, size_t points) {
  if (to->has_failed) return false;
  if (to->outline.coordinate_count / 2 + points > most_points) to->has_failed = true;
  if (!to->has_failed && to->outline.command_count == to->command_capacity) {
    size_t capacity = to->command_capacity > 0 ? 2 * to->command_capacity : 32;
    uint8_t *commands = realloc(to->outline.commands, capacity);
    if (commands) {
      to->outline.commands = commands;
      to->command_capacity = capacity;
    } else {
      to->has_failed = true;
    }
  }
  size_t needed = to->outline.coordinate_count + 2 * points;
  if (!to->has_failed && needed > to->coordinate_capacity) {
    size_t capacity = to->coordinate_capacity > 0 ? 2 * to->coordinate_capacity : 64;
    int32_t *coordinates = realloc(to->outline.coordinates, capacity * sizeof *coordinates);
    if (coordinates) {
      to->outline.coordinates = coordinates;
      to->coordinate_capacity = capacity;
    } else {
      to->has_failed = true;
    }
  }
  return !to->has_failed;
}

/// Rounds to 1/64 font units, half away from 0, and clamps values that no valid font has.
static int32_t fixed(float value) {
  float scaled = value * 64;
  if (!(scaled > -67108864)) return scaled <= -67108864 ? -67108864 : 0;
  if (scaled > 67108864) return 67108864;
  return (int32_t)(scaled < 0 ? scaled - 0.5f : scaled + 0.5f);
}

static void add(growing *to, uint8_t command, size_t points, const float *values) {
  if (!reserve(to, points)) return;
  to->outline.commands[to->outline.command_count++] = command;
  for (size_t number = 0; number < 2 * points; number++)
    to->outline.coordinates[to->outline.coordinate_count++] = fixed(values[number]);
}

static void move_to(
    hb_draw_funcs_t *functions, void *data, hb_draw_state_t *state, float x, float y, void *unused) {
  add(data, CSHAPING_MOVE, 1, (float[]){x, y});
}

static void line_to(
    hb_draw_funcs_t *functions, void *data, hb_draw_state_t *state, float x, float y, void *unused) {
  add(data, CSHAPING_LINE, 1, (float[]){x, y});
}

static void quadratic_to(
    hb_draw_funcs_t *functions, void *data, hb_draw_state_t *state, float control_x,
    float control_y, float x, float y, void *unused) {
  add(data, CSHAPING_QUADRATIC, 2, (float[]){control_x, control_y, x, y});
}

static void cubic_to(
    hb_draw_funcs_t *functions, void *data, hb_draw_state_t *state, float control1_x,
    float control1_y, float control2_x, float control2_y, float x, float y, void *unused) {
  add(data, CSHAPING_CUBIC, 3, (float[]){control1_x, control1_y, control2_x, control2_y, x, y});
}

static void close_path(
    hb_draw_funcs_t *functions, void *data, hb_draw_state_t *state, void *unused) {
  add(data, CSHAPING_CLOSE, 0, NULL);
}

hb_draw_funcs_t *cshaping_drawing(void) {
  hb_draw_funcs_t *functions = hb_draw_funcs_create();
  hb_draw_funcs_set_move_to_func(functions, move_to, NULL, NULL);
  hb_draw_funcs_set_line_to_func(functions, line_to, NULL, NULL);
  hb_draw_funcs_set_quadratic_to_func(functions, quadratic_to, NULL, NULL);
  hb_draw_funcs_set_cubic_to_func(functions, cubic_to, NULL, NULL);
  hb_draw_funcs_set_close_path_func(functions, close_path, NULL, NULL);
  hb_draw_funcs_make_immutable(functions);
  return functions;
}

cshaping_outline cshaping_font_outline(const cshaping_font *font, uint32_t glyph) {
  growing to = {0};
#if HB_VERSION_ATLEAST(7, 0, 0)
  hb_font_draw_glyph(font->font, glyph, font->drawing, &to);
#else
  hb_font_get_glyph_shape(font->font, glyph, font->drawing, &to);
#endif
  if (to.has_failed) cshaping_outline_free(&to.outline);
  return to.outline;
}

void cshaping_outline_free(cshaping_outline *outline) {
  free(outline->commands);
  free(outline->coordinates);
  *outline = (cshaping_outline){0};
}

#endif
