#include "layer.h"

#include <stddef.h>

#include "integers.h"

void cpixels_run_layer(const cpixels_canvas *canvas, const cpixels_canvas *layer,
                       cpixels_sink *sink) {
  int32_t left = larger(layer->left, canvas->left);
  int32_t right = smaller(layer->left + layer->width, canvas->left + canvas->width);
  int32_t top = larger(layer->top, canvas->top);
  int32_t bottom = smaller(layer->top + layer->height, canvas->top + canvas->height);
  if (left >= right) return;
  for (int32_t y = top; y < bottom; y++) sink->run(sink, left, y, right - left, 255, NULL);
}
