#include "CShaping.h"

#ifdef FONTS

#include <stdlib.h>
#include <string.h>

#include "faces.h"

/// The maximum number of points of an outline.
enum { most_points = 131072 };

/// An outline that grows.
typedef struct {
  cshaping_outline outline;
  size_t command_capacity;
  size_t coordinate_capacity;
  bool has_failed;
  /// The indices of the first command and coordinate of the current contour.
  size_t first_command;
  size_t first_coordinate;
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
  growing *to = data;
  to->first_command = to->outline.command_count;
  to->first_coordinate = to->outline.coordinate_count;
  add(to, CSHAPING_MOVE, 1, (float[]){x, y});
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

/// The number of coordinates of each command.
static const size_t coordinates_of[] = {2, 2, 4, 6, 0};

/// A segment of a contour: its command, the coordinates of its points, and their number.
typedef struct {
  uint8_t command;
  uint8_t count;
  uint32_t first;
} segment;

/// Returns whether a contour should start after segment `one` rather than after segment `other`,
/// because that point is smaller or, if the points are equal, because the next few segments are.
static bool precedes(
    const segment *segments, size_t count, const int32_t *coordinates, size_t one, size_t other) {
  const int32_t *a = coordinates + segments[one].first + segments[one].count - 2;
  const int32_t *b = coordinates + segments[other].first + segments[other].count - 2;
  for (int number = 0; number < 2; number++)
    if (a[number] != b[number]) return a[number] < b[number];
  // A few are enough: a contour seldom passes through a point twice.
  for (size_t step = 1; step <= 4 && step < count; step++) {
    const segment *after = &segments[(one + step) % count];
    const segment *other_after = &segments[(other + step) % count];
    if (after->command != other_after->command) return after->command < other_after->command;
    for (size_t number = 0; number < after->count; number++) {
      int32_t value = coordinates[after->first + number];
      int32_t other_value = coordinates[other_after->first + number];
      if (value != other_value) return value < other_value;
    }
  }
  return false;
}

/// Moves the start of the current contour to its smallest point on the curve, because versions of
/// HarfBuzz start contours at different points.
static void normalize_start(growing *to) {
  uint8_t *commands = to->outline.commands + to->first_command;
  int32_t *coordinates = to->outline.coordinates + to->first_coordinate;
  size_t count = to->outline.command_count - to->first_command - 1;
  size_t length = to->outline.coordinate_count - to->first_coordinate;
  // HarfBuzz adds a line to the start, so the contour ends where it begins.
  if (commands[0] != CSHAPING_MOVE || count < 2 || coordinates[0] != coordinates[length - 2] ||
      coordinates[1] != coordinates[length - 1])
    return;
  segment *segments = malloc(count * sizeof *segments);
  int32_t *copy = malloc(length * sizeof *copy);
  if (segments && copy) {
    memcpy(copy, coordinates, length * sizeof *copy);
    size_t place = 2, last = 0;
    for (size_t number = 0; number < count; number++) {
      uint8_t command = commands[number + 1];
      segments[number] = (segment){command, (uint8_t)coordinates_of[command], (uint32_t)place};
      place += coordinates_of[command];
    }
    for (size_t number = 1; number < count; number++)
      if (precedes(segments, count, copy, number, last)) last = number;
    memcpy(coordinates, copy + segments[last].first + segments[last].count - 2, 2 * sizeof *copy);
    place = 2;
    for (size_t number = 0; number < count; number++) {
      const segment *next = &segments[(last + 1 + number) % count];
      commands[number + 1] = next->command;
      memcpy(coordinates + place, copy + next->first, next->count * sizeof *copy);
      place += next->count;
    }
  } else {
    to->has_failed = true;
  }
  free(segments);
  free(copy);
}

static void close_path(
    hb_draw_funcs_t *functions, void *data, hb_draw_state_t *state, void *unused) {
  growing *to = data;
  if (!to->has_failed && to->outline.command_count > to->first_command) normalize_start(to);
  add(to, CSHAPING_CLOSE, 0, NULL);
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
