// Like `read_png.c`, but with corrected checksums, so that most mutated files pass the scan.

#include "mutate_png.h"
#include "read_png.c"

size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t most);
size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t most, unsigned seed);
size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t most, unsigned seed) {
  (void)seed;
  size = LLVMFuzzerMutate(data, size, most);
  correct_checksums(data, size);
  return size;
}
