#ifndef CHARFBUZZ_H
#define CHARFBUZZ_H

#include <hb-ot.h>
#include <hb.h>

#endif
