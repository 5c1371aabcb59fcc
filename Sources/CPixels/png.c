#include "cpixels_png.h"
