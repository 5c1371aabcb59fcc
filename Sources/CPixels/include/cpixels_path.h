#ifndef CPIXELS_PATH_H
#define CPIXELS_PATH_H

#include <stddef.h>
#include <stdint.h>

#endif
