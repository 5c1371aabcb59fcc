#ifndef CPNG_H
#define CPNG_H

#include <png.h>
#include <zlib.h>

#endif
