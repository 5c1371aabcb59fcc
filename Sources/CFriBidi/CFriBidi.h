#ifndef CFRIBIDI_H
#define CFRIBIDI_H

#include <fribidi.h>

#endif
