#include "paint.h"

#include <string.h>

#include "vectors.h"

#pragma STDC FP_CONTRACT OFF

/// Colour channels along a run are kept as 8 bits and this many binary places.
enum { PLACES = 22 };

void cpixels_premultiply(const uint16_t color[4], uint8_t premultiplied[4]) {
  for (int channel = 0; channel < 3; channel++) {
    uint64_t product = (uint64_t)color[channel] * color[3];
    premultiplied[channel] = (uint8_t)((product * 255 + 65535ull * 65535 / 2) / (65535ull * 65535));
  }
  premultiplied[3] = (uint8_t)((color[3] * 255u + 32767) / 65535);
}

cpixels_ramp cpixels_ramp_of(const cpixels_paint *paint) {
  const cpixels_matrix *m = &paint->matrix;
  cpixels_ramp ramp = {1, 0, 0, paint->stops, paint->stop_count, 1};
  for (size_t index = 0; index < paint->stop_count; index++) {
    ramp.is_opaque &= paint->stops[index].color[3] == 65535;
  }
  double determinant = m->a * m->d - m->b * m->c;
  double dx = paint->end[0] - paint->start[0], dy = paint->end[1] - paint->start[1];
  double square = dx * dx + dy * dy;
  // A gradient without length, or seen edge on, is all end colour.
  if (!(square > 0) || !(determinant * determinant > 0)) return ramp;
  double u = dx / square, v = dy / square;
  // The paint's x is (d·X − c·Y)/determinant, its y is (a·Y − b·X)/determinant.
  ramp.across = (u * m->d - v * m->b) / determinant;
  ramp.down = (v * m->a - u * m->c) / determinant;
  ramp.base = ramp.across * (0.5 - m->tx) + ramp.down * (0.5 - m->ty) -
              (u * paint->start[0] + v * paint->start[1]);
  return ramp;
}

/// Where colours change evenly: from one stop to the next, or before the first, or after the last.
typedef struct {
  const cpixels_stop *from, *to;
  double begin, end;  ///< of t; infinite on the outer sides
} stretch;

static stretch find_stretch(const cpixels_ramp *ramp, double t, int backward) {
  const cpixels_stop *stops = ramp->stops;
  size_t count = ramp->stop_count, above = 0;
  while (above < count && (backward ? stops[above].location < t : stops[above].location <= t)) {
    above++;
  }
  const cpixels_stop *from = &stops[above > 0 ? above - 1 : 0];
  const cpixels_stop *to = &stops[above < count ? above : count - 1];
  return (stretch){from, to, above > 0 ? from->location : -__builtin_inf(),
                   above < count ? to->location : __builtin_inf()};
}

/// How many pixels from t on, at most `count`, lie in the stretch; at least 1.
static int32_t pixels_within(stretch in, double t, double across, int32_t count) {
  if (across == 0) return count;
  double room = across > 0 ? (in.end - t) / across : (t - in.begin) / -across;
  if (!(room < count)) return count;
  int32_t whole = (int32_t)room;
  whole += whole < room;
  return whole < 1 ? 1 : whole;
}

/// Sixteen bytes from four pixels' channels, premultiplied.
CPIXELS_INLINE u8x16 four_pixels(i32x16 value) {
  i32x16 channel = (value + (1 << (PLACES - 1))) >> PLACES;
  i32x16 alpha = __builtin_shufflevector(channel, channel, 3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11,
                                         15, 15, 15, 15);
  const i32x16 is_alpha = {0, 0, 0, -1, 0, 0, 0, -1, 0, 0, 0, -1, 0, 0, 0, -1};
  alpha = (alpha & ~is_alpha) | (255 & is_alpha);
  i32x16 product = channel * alpha + 128;
  return __builtin_convertvector((product + (product >> 8)) >> 8, u8x16);
}

/// Rounds towards 0; beyond the stretch, where no pixel is wanted, numbers may outgrow their type.
static int32_t bounded(double value) {
  if (!(value < 2e9)) return 2000000000;
  return value > -2e9 ? (int32_t)value : -2000000000;
}

void cpixels_ramp_row(const cpixels_ramp *ramp, int32_t x, int32_t y, int32_t count,
                      uint8_t *pixels) {
  while (count > 0) {
    double t = ramp->base + x * ramp->across + y * ramp->down;
    stretch in = find_stretch(ramp, t, ramp->across < 0);
    int32_t run = pixels_within(in, t, ramp->across, count);
    double width = in.to->location - in.from->location;
    i32x16 value, step;
    for (int channel = 0; channel < 4; channel++) {
      double first = in.from->color[channel] / 257.0;
      double change = (in.to->color[channel] - in.from->color[channel]) / 257.0;
      double slope = in.from == in.to || !(width > 0) ? 0 : change / width;
      double each = slope * ramp->across * (1 << PLACES);
      double begin = (first + slope * (t - in.from->location)) * (1 << PLACES);
      for (int pixel = 0; pixel < 4; pixel++) {
        value[4 * pixel + channel] = bounded(begin + each * pixel);
        step[4 * pixel + channel] = bounded(each * 4);
      }
    }
    x += run;
    count -= run;
    for (; run > 0; run -= 4, value += step) {
      u8x16 four = four_pixels(value);
      size_t size = run < 4 ? (size_t)run * 4 : 16;
      memcpy(pixels, &four, size);
      pixels += size;
    }
  }
}
