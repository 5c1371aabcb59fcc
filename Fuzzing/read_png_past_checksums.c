// Like `read_png.c`, but with corrected checksums, so that a mutation rarely fails just because
// of a checksum.

#include "mutate_png.h"
#include "read_png.c"

size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t max_size);
size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t max_size, unsigned seed);
size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t max_size, unsigned seed) {
  (void)seed;
  size = LLVMFuzzerMutate(data, size, max_size);
  correct_checksums(data, size);
  return size;
}
