#include "cpixels_path.h"
