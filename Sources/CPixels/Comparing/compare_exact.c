#include "compare_internal.h"

// Computes the largest channel difference for sixteen pixels at once.

void cpixels_distances_channel(const uint8_t *reference, const uint8_t *actual,
                               double *distances) {
  cpixels_bytes64 a, b;
  memcpy(&a, reference, 64);
  memcpy(&b, actual, 64);
  cpixels_bytes64 above = (cpixels_bytes64)(a > b);
  cpixels_bytes64 apart = ((a - b) & above) | ((b - a) & ~above);
  cpixels_words16 lanes, most = {0};
  memcpy(&lanes, &apart, 64);
  for (int channel = 0; channel < 4; channel++) {
    cpixels_words16 value = lanes & 255;
    cpixels_words16 larger = (cpixels_words16)(value > most);
    most = (value & larger) | (most & ~larger);
    lanes >>= 8;
  }
  cpixels_doubles16 wide = __builtin_convertvector((cpixels_ints16)most, cpixels_doubles16);
  memcpy(distances, &wide, sizeof wide);
}

double cpixels_distance_channel(const uint8_t *reference, const uint8_t *actual) {
  int most = 0;
  for (int i = 0; i < 4; i++) {
    int apart = reference[i] > actual[i] ? reference[i] - actual[i] : actual[i] - reference[i];
    if (apart > most) most = apart;
  }
  return most;
}

bool cpixels_identical(const cpixels_picture *reference, const cpixels_picture *actual) {
  if (reference->width != actual->width || reference->height != actual->height) return false;
  size_t bytes = (size_t)reference->width * reference->height * 4;
  return memcmp(reference->pixels, actual->pixels, bytes) == 0;
}
