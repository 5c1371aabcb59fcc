#ifndef CPIXELS_COMPARE_H
#define CPIXELS_COMPARE_H

#include <stddef.h>
#include <stdint.h>

#endif
