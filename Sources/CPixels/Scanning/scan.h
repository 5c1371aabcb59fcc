/// Scanning a shape into runs of coverage.
#ifndef CPIXELS_SCAN_H
#define CPIXELS_SCAN_H

#include "Edges/edges.h"
#include "sink.h"

/// Sends the coverage of the shape to a sink, in pixels of the whole picture. Returns 0 if memory
/// runs out.
int cpixels_scan(cpixels_shape *shape, int even_odd, cpixels_sink *sink);

/// Frees the memory for scanning; NULL is allowed.
void cpixels_scanner_free(cpixels_scanner *scanner);

#endif
