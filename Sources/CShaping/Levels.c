#include "CShaping.h"

#ifdef FONTS

#include <fribidi.h>
#include <limits.h>
#include <stdlib.h>

static FriBidiParType base(cshaping_direction direction) {
  switch (direction) {
    case CSHAPING_LEFT_TO_RIGHT: return FRIBIDI_PAR_LTR;
    case CSHAPING_RIGHT_TO_LEFT: return FRIBIDI_PAR_RTL;
    case CSHAPING_FIRST_STRONG_OR_LEFT: return FRIBIDI_PAR_ON;
    case CSHAPING_FIRST_STRONG_OR_RIGHT: return FRIBIDI_PAR_WRTL;
  }
  return FRIBIDI_PAR_ON;
}

int cshaping_levels(
    const uint32_t *text, size_t count, cshaping_direction direction, int8_t *levels) {
  if (count > INT_MAX / 8) return -1;
  size_t capacity = count > 0 ? count : 1;
  FriBidiCharType *types = calloc(capacity, sizeof *types);
  FriBidiBracketType *brackets = calloc(capacity, sizeof *brackets);
  int level = -1;
  if (types && brackets) {
    FriBidiStrIndex length = (FriBidiStrIndex)count;
    fribidi_get_bidi_types(text, length, types);
    fribidi_get_bracket_types(text, length, types, brackets);
    FriBidiParType paragraph = base(direction);
    if (fribidi_get_par_embedding_levels_ex(types, brackets, length, &paragraph, levels) > 0)
      level = FRIBIDI_IS_RTL(paragraph) ? 1 : 0;
  }
  free(types);
  free(brackets);
  return level;
}

#endif
