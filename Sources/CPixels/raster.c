#include "cpixels_raster.h"
