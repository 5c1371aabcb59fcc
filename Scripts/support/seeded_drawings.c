// Draws, compares and writes random pictures with the C kernels, and prints a digest of each step;
// Scripts/arm64 compares the lines of two processors.
//
// Every fourth drawing fills, the others stroke, with or without dashes, under a transform, with a
// colour or a gradient, through a mask or into a layer.

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "CPixels.h"

enum { SIDE = 80, DRAWINGS = 128, MOST_VERBS = 24 };

static uint64_t state;

static uint64_t next(void) {
  state = state * 6364136223846793005u + 1442695040888963407u;
  uint64_t value = (state ^ state >> 32) * 0xD6E8FEB86659FD93u;
  return value ^ value >> 32;
}

static double between(double low, double high) {
  return low + (high - low) * ((double)(next() >> 11) * 0x1p-53);
}

static int below(int bound) { return (int)(next() >> 33) % bound; }

static void print(const char *name, int number, const void *bytes, size_t count) {
  uint64_t digest[2];
  cpixels_digest(bytes, count, 0, digest);
  printf("%s %d %016llx%016llx\n", name, number, (unsigned long long)digest[0],
         (unsigned long long)digest[1]);
}

typedef struct {
  uint8_t verbs[MOST_VERBS];
  double numbers[6 * MOST_VERBS];
  size_t verb_count;
} drawn_path;

static cpixels_path make_path(drawn_path *room) {
  static const int counts[] = {2, 2, 4, 6, 0};
  size_t numbers = 0;
  room->verb_count = (size_t)below(MOST_VERBS - 2) + 2;
  for (size_t index = 0; index < room->verb_count; index++) {
    int verb = index == 0 ? CPIXELS_MOVE : below(12);
    if (verb > CPIXELS_CLOSE) verb = 1 + verb % 3;
    room->verbs[index] = (uint8_t)verb;
    for (int count = 0; count < counts[verb]; count++) {
      room->numbers[numbers++] = between(-12, SIDE + 12);
    }
  }
  return (cpixels_path){room->verbs, room->verb_count, room->numbers};
}

static cpixels_matrix make_matrix(void) {
  if (below(2)) return (cpixels_matrix){1, 0, 0, 1, 0, 0};
  return (cpixels_matrix){between(-1.5, 1.5), between(-0.7, 0.7), between(-0.7, 0.7),
                          between(-1.5, 1.5), between(-20, SIDE), between(-20, SIDE)};
}

static void make_color(uint16_t color[4]) {
  for (int channel = 0; channel < 4; channel++) color[channel] = (uint16_t)(257 * below(256));
}

/// Adds a path or a stroke to the shape; returns whether to fill it even-odd.
static int make_shape(cpixels_shape *shape, int is_fill) {
  drawn_path room;
  cpixels_path path = make_path(&room);
  cpixels_matrix matrix = make_matrix();
  cpixels_shape_reset(shape, (cpixels_box){0, 0, SIDE, SIDE});
  if (is_fill) {
    cpixels_shape_add_path(shape, &path, &matrix);
    return below(2);
  }
  double dash[] = {between(0, 9), between(1, 9), between(0, 9)};
  cpixels_stroke_style style = {.width = below(4) ? between(0.2, 12) : between(10, 50),
                     .cap = below(3),
                     .join = below(3),
                     .miter_limit = between(1, 10),
                     .dash = dash,
                     .dash_count = (size_t)below(4),
                     .dash_phase = between(-30, 30)};
  cpixels_shape_add_stroke(shape, &path, &style, &matrix);
  return 0;
}

static void draw(cpixels_canvas *canvas, cpixels_shape *shape, int number) {
  cpixels_stop stops[4] = {{.location = 0}};
  for (int stop = 0; stop < 4; stop++) {
    stops[stop].location = stop / 3.0;
    make_color(stops[stop].color);
  }
  cpixels_paint paint = {.kind = below(2) ? CPIXELS_SOLID : CPIXELS_LINEAR,
                         .start = {between(0, SIDE), between(0, SIDE)},
                         .end = {between(0, SIDE), between(0, SIDE)},
                         .matrix = make_matrix(),
                         .stops = stops,
                         .stop_count = (size_t)below(4) + 1};
  make_color(paint.solid);
  cpixels_mask *mask = NULL;
  if (number % 5 == 0) {
    int even_odd = make_shape(shape, 1);
    mask = cpixels_mask_of_shape(shape, even_odd, NULL);
  }
  int even_odd = make_shape(shape, number % 4 == 0);
  if (number % 7) {
    cpixels_fill(canvas, shape, even_odd, &paint, mask);
  } else {
    cpixels_canvas layer;
    if (!cpixels_canvas_make(&layer, (cpixels_box){0, 0, SIDE, SIDE})) abort();
    cpixels_fill(&layer, shape, even_odd, &paint, NULL);
    cpixels_draw_layer(canvas, &layer, (uint16_t)below(65536), mask);
    cpixels_canvas_free(&layer);
  }
  cpixels_mask_free(mask);
}

/// Compares two pictures with every metric.
static void compare(int number, const uint8_t *reference, const uint8_t *actual) {
  static uint8_t mask[SIDE * SIDE];
  cpixels_picture one = {reference, SIDE, SIDE}, other = {actual, SIDE, SIDE};
  for (int metric = CPIXELS_METRIC_CHANNEL; metric <= CPIXELS_METRIC_HYAB; metric++) {
    static const double allowed[] = {16, 200, 2.3, 2.3, 0.02};
    cpixels_rule rule = {.metric = metric, .allowed = allowed[metric],
                         .ignores_antialiasing = number % 2};
    cpixels_difference difference;
    memset(&difference, 0, sizeof difference);
    memset(mask, 0, sizeof mask);
    cpixels_compare(&one, &other, &rule, mask, &difference);
    uint64_t facts[] = {difference.different, difference.antialiased, difference.worst_x,
                        difference.worst_y, 0};
    memcpy(&facts[4], &difference.worst, 8);
    print("compare", 10 * number + metric, mask, sizeof mask);
    print("measure", 10 * number + metric, facts, sizeof facts);
  }
}

#ifndef WITHOUT_PNG
/// Writes a picture as a file, and reads it back.
static void write_and_read(int number, const uint8_t *pixels) {
  uint8_t *file = NULL;
  size_t count = 0;
  cpixels_png_error error;
  cpixels_png_header header;
  static uint8_t again[4 * SIDE * SIDE];
  cpixels_png_limits limits = {1 << 14, 1 << 27, 1 << 28, 1 << 30};
  if (!cpixels_png_write(pixels, SIDE, SIDE, 2835, &file, &count, &error) ||
      !cpixels_png_check(file, count, &limits, &header, &error) ||
      !cpixels_png_read(file, count, &header, again, sizeof again, &error)) {
    printf("png %d fails: %d\n", number, (int)error.problem);
    exit(1);
  }
  printf("png %d %zu bytes, %s, %d\n", number, count,
         memcmp(pixels, again, sizeof again) ? "other pixels" : "the same pixels",
         cpixels_png_matches(file, count, pixels, SIDE, SIDE));
  cpixels_png_free(file);
}
#endif

int main(void) {
  static uint8_t pictures[2][4 * SIDE * SIDE];
  cpixels_shape *shape = cpixels_shape_make();
  for (int number = 0; number < DRAWINGS; number++) {
    state = (uint64_t)number * 0x9E3779B97F4A7C15u;
    cpixels_canvas canvas;
    if (!shape || !cpixels_canvas_make(&canvas, (cpixels_box){0, 0, SIDE, SIDE})) abort();
    for (int layer = 0; layer < 3; layer++) draw(&canvas, shape, number + layer);
    uint8_t *pixels = pictures[number % 2];
    cpixels_canvas_straight(&canvas, pixels);
    cpixels_canvas_free(&canvas);
    print("drawing", number, pixels, sizeof pictures[0]);
    if (number) compare(number, pictures[(number + 1) % 2], pixels);
#ifndef WITHOUT_PNG
    write_and_read(number, pixels);
#endif
  }
  cpixels_shape_free(shape);
  return 0;
}
