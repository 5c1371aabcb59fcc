#include "submodule.h"
