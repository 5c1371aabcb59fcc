#include "paint.h"

void cpixels_premultiply(const uint16_t color[4], uint8_t premultiplied[4]) {
  for (int channel = 0; channel < 3; channel++) {
    uint64_t product = (uint64_t)color[channel] * color[3];
    premultiplied[channel] = (uint8_t)((product * 255 + 65535ull * 65535 / 2) / (65535ull * 65535));
  }
  premultiplied[3] = (uint8_t)((color[3] * 255u + 32767) / 65535);
}
