/// The pixel kernels: PNG files, scan conversion, compositing, comparison, contact sheets.
///
/// Pixels are 8-bit sRGB, four bytes each, red first. Rows have no padding.
#ifndef CPIXELS_H
#define CPIXELS_H

#include "cpixels_sheet.h"
#include "cpixels_stack.h"
#include "cpixels_compare.h"
#include "cpixels_path.h"
#include "cpixels_png.h"
#include "cpixels_raster.h"
#include "cpixels_text.h"

#endif
