/// The part of a layer that is on a canvas.
#ifndef CPIXELS_LAYER_H
#define CPIXELS_LAYER_H

#include "cpixels_raster.h"
#include "Scanning/sink.h"

/// Passes every row of `layer` that is on `canvas` to the sink, fully covered.
void cpixels_run_layer(const cpixels_canvas *canvas, const cpixels_canvas *layer,
                       cpixels_sink *sink);

#endif
