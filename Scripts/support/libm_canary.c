// Prints results of the mathematical library in hexadecimal, so that Scripts/same-bytes can check
// that the preloaded library is in use.

#include <math.h>
#include <stdio.h>

int main(void) {
  volatile double x = 0.7, y = 1.3, z = 0.2;
  printf("%a %a %a %a %a %a %a %a %a %a\n", sin(x), cos(x), tan(x), atan2(x, y), exp(x), log(x),
         pow(x, y), hypot(x, y), cbrt(x), fma(x, y, z));
  return 0;
}
