#include "cause_internal.h"

/// Computes the premultiplied average of the pixels that one pixel of a smaller picture covers.
static void average(const cpixels_picture *picture, const cpixels_area *part, uint32_t width,
                    uint32_t height, uint32_t x, uint32_t y, double mean[4]) {
  double across = (double)cause_width(part) / width, down = (double)cause_height(part) / height;
  double left = x * across, right = left + across, top = y * down, bottom = top + down;
  double sum[4] = {0}, weight = 0;
  for (uint32_t row = (uint32_t)top; row < bottom && row < cause_height(part); row++) {
    double high = (row + 1 < bottom ? row + 1 : bottom) - (row > top ? row : top);
    for (uint32_t column = (uint32_t)left; column < right && column < cause_width(part);
         column++) {
      double wide = (column + 1 < right ? column + 1 : right) - (column > left ? column : left);
      const uint8_t *pixel = cause_pixel(picture, part->left + column, part->top + row);
      double share = high * wide, alpha = pixel[3] / 255.0;
      for (int i = 0; i < 3; i++) sum[i] += pixel[i] * alpha * share;
      sum[3] += pixel[3] * share;
      weight += share;
    }
  }
  for (int i = 0; i < 4; i++) mean[i] = weight > 0 ? sum[i] / weight : 0;
}

bool cpixels_cause_looks_scaled(const cpixels_picture *reference, const cpixels_area *from,
                                const cpixels_picture *actual, const cpixels_area *to) {
  uint32_t width = cause_width(from) < cause_width(to) ? cause_width(from) : cause_width(to);
  uint32_t height = cause_height(from) < cause_height(to) ? cause_height(from) : cause_height(to);
  uint64_t all = (uint64_t)width * height, bad = 0;
  // So few pixels look the same by chance.
  if (all < 16) return false;
  for (uint32_t y = 0; y < height; y++) {
    for (uint32_t x = 0; x < width; x++) {
      double before[4], after[4];
      average(reference, from, width, height, x, y, before);
      average(actual, to, width, height, x, y, after);
      for (int i = 0; i < 4; i++) {
        double step = before[i] - after[i];
        if (step <= 64 && step >= -64) continue;
        bad++;
        break;
      }
      if (bad > all / 200 + 1) return false;
    }
  }
  return true;
}
