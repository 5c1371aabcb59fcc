#include "cause_internal.h"

// Finds edges that moved by at most half a pixel and are otherwise unchanged.
//
// An edge that moves by d pixels changes the coverage along each line that crosses it at a right
// angle by d in total. The sums along the row and the column, h and v, give d = hv / √(h² + v²).

/// Returns a channel of a pixel, premultiplied by its alpha.
static int channel(const uint8_t *pixel, int index) {
  return index == 3 ? pixel[3] : (pixel[index] * pixel[3] + 127) / 255;
}

/// Returns the difference of a channel, actual minus reference; 0 outside the pictures.
static int step_at(const cause_pair *p, int64_t x, int64_t y, int index) {
  if (x < 0 || y < 0 || x >= p->reference->width || y >= p->reference->height) return 0;
  return channel(cause_pixel(p->actual, (uint32_t)x, (uint32_t)y), index) -
         channel(cause_pixel(p->reference, (uint32_t)x, (uint32_t)y), index);
}

/// Returns the absolute sum of the steps at a pixel and at its neighbours in a direction and its
/// opposite, as long as they have the same sign as the pixel's step; −1 if there are so many that
/// the direction runs along the edge.
static int run_sum(const cause_pair *p, uint32_t x, uint32_t y, int dx, int dy, int index) {
  enum { farthest = 3 };
  int here = step_at(p, x, y, index), sum = here;
  for (int sign = -1; sign <= 1; sign += 2) {
    int i = 1;
    for (; i <= farthest; i++) {
      int next = step_at(p, (int64_t)x + dx * i * sign, (int64_t)y + dy * i * sign, index);
      if (next == 0 || (next > 0) != (here > 0)) break;
      sum += next;
    }
    if (i > farthest) return -1;
  }
  return sum < 0 ? -sum : sum;
}

/// Returns the difference between the largest and the smallest value within two pixels of a
/// position, over both pictures.
static int contrast_at(const cause_pair *p, uint32_t x, uint32_t y, int index) {
  int least = 255, most = 0;
  for (int64_t row = (int64_t)y - 2; row <= (int64_t)y + 2; row++) {
    for (int64_t column = (int64_t)x - 2; column <= (int64_t)x + 2; column++) {
      if (row < 0 || column < 0 || column >= p->reference->width || row >= p->reference->height)
        continue;
      int a = channel(cause_pixel(p->reference, (uint32_t)column, (uint32_t)row), index);
      int b = channel(cause_pixel(p->actual, (uint32_t)column, (uint32_t)row), index);
      if (a < least) least = a;
      if (b < least) least = b;
      if (a > most) most = a;
      if (b > most) most = b;
    }
  }
  return most - least;
}

/// Returns whether a value is within the range of the pixels around a position, like the values of
/// an edge.
static bool is_between(const cpixels_picture *picture, uint32_t x, uint32_t y, int index,
                       int value) {
  int least = 255, most = 0;
  for (int64_t row = (int64_t)y - 1; row <= (int64_t)y + 1; row++) {
    for (int64_t column = (int64_t)x - 1; column <= (int64_t)x + 1; column++) {
      if (row < 0 || column < 0 || column >= picture->width || row >= picture->height) continue;
      if (row == y && column == x) continue;
      int other = channel(cause_pixel(picture, (uint32_t)column, (uint32_t)row), index);
      if (other < least) least = other;
      if (other > most) most = other;
    }
  }
  return value >= least && value <= most;
}

/// Returns the square of the distance by which the edge at a pixel moved; more than 1 if there is
/// no edge.
static double moved_squared(const cause_pair *p, uint32_t x, uint32_t y) {
  int index = 0, most = 0;
  for (int i = 0; i < 4; i++) {
    int step = step_at(p, x, y, i);
    if (step < 0) step = -step;
    if (step <= most) continue;
    most = step;
    index = i;
  }
  // Only the colours of invisible pixels differ.
  if (most == 0) return 0;
  int before = channel(cause_pixel(p->reference, x, y), index);
  int after = channel(cause_pixel(p->actual, x, y), index);
  if (!is_between(p->reference, x, y, index, after)) return 2;
  if (!is_between(p->actual, x, y, index, before)) return 2;
  int across = run_sum(p, x, y, 1, 0, index), down = run_sum(p, x, y, 0, 1, index);
  double contrast = contrast_at(p, x, y, index);
  double h = across / contrast, v = down / contrast;
  if (across < 0 && down < 0) return 2;
  if (across < 0) return v * v;
  if (down < 0) return h * h;
  return h * h * v * v / (h * h + v * v);
}

bool cpixels_cause_edges(const cause_pair *p, cpixels_cause *cause) {
  double most = 0;
  size_t width = p->reference->width;
  for (uint32_t y = p->box.top; y < p->box.bottom; y++) {
    const uint8_t *marks = p->mask + (size_t)y * width;
    for (uint32_t x = p->box.left; x < p->box.right; x++) {
      if (marks[x] != CPIXELS_MARK_DIFFERENT) continue;
      double moved = moved_squared(p, x, y);
      if (moved > 0.25) return false;
      if (moved > most) most = moved;
    }
  }
  cause->kind = CPIXELS_CAUSE_EDGES;
  cause->number = most;
  return true;
}
