#ifndef CPIXELS_RASTER_H
#define CPIXELS_RASTER_H

#include <stddef.h>
#include <stdint.h>

#endif
