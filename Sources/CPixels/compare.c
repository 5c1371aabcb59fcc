#include "cpixels_compare.h"
