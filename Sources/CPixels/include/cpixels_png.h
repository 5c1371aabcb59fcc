#ifndef CPIXELS_PNG_H
#define CPIXELS_PNG_H

#include <stddef.h>
#include <stdint.h>

#endif
