#include "png_digest.h"

#include <zlib.h>

// The digest chunk is the last before IEND, so it is found without walking the file, and every byte
// of the file is verified: those before the chunk by the second digest, the chunk's own by its
// checksum and by comparison, IEND's by comparison.

static const uint8_t end[12] = {0, 0, 0, 0, 'I', 'E', 'N', 'D', 0xae, 0x42, 0x60, 0x82};

enum { version = 1, chunk_bytes = CPIXELS_PNG_DIGEST_LENGTH + 12 };

static void store_digest(uint8_t *bytes, const uint64_t digest[2]) {
  for (int i = 0; i < 16; i++) bytes[i] = (uint8_t)(digest[i / 8] >> (56 - 8 * (i % 8)));
}

static void digest_file(const uint8_t *file, size_t count, uint8_t *digests) {
  uint64_t digest[2];
  cpixels_digest(file, count, version, digest);
  store_digest(digests + 17, digest);
}

static void digest_pixels(const uint8_t *pixels, uint32_t width, uint32_t height,
                          uint8_t *digests) {
  uint64_t digest[2];
  // The size is the seed, because pictures of different sizes may have the same bytes.
  cpixels_digest(pixels, (size_t)width * height * 4, (uint64_t)width << 32 | height, digest);
  store_digest(digests + 1, digest);
}

void cpixels_png_make_digests(const uint8_t *file, size_t count, const uint8_t *pixels,
                              uint32_t width, uint32_t height,
                              uint8_t digests[CPIXELS_PNG_DIGEST_LENGTH]) {
  digests[0] = version;
  digest_pixels(pixels, width, height, digests);
  digest_file(file, count, digests);
}

static uint32_t digest_checksum(const uint8_t *chunk) {
  return (uint32_t)crc32(0, chunk + 4, CPIXELS_PNG_DIGEST_LENGTH + 4);
}

int cpixels_png_matches(const uint8_t *file, size_t count, const uint8_t *pixels, uint32_t width,
                        uint32_t height) {
  if (count < 33 + chunk_bytes + sizeof end || width == 0 || height == 0) return -1;
  size_t body = count - chunk_bytes - sizeof end;
  const uint8_t *chunk = file + body;
  bool ours = memcmp(file, cpixels_png_signature, 8) == 0 &&
              memcmp(file + count - sizeof end, end, sizeof end) == 0 &&
              cpixels_png_load(chunk) == CPIXELS_PNG_DIGEST_LENGTH &&
              cpixels_png_load(chunk + 4) == CPIXELS_PNG_DIGEST && chunk[8] == version &&
              cpixels_png_load(chunk + 8 + CPIXELS_PNG_DIGEST_LENGTH) == digest_checksum(chunk);
  if (!ours) return -1;
  uint8_t expected[CPIXELS_PNG_DIGEST_LENGTH];
  digest_file(file, body, expected);
  if (memcmp(expected + 17, chunk + 8 + 17, 16) != 0) return -1;
  bool same_size = cpixels_png_load(file + 16) == width && cpixels_png_load(file + 20) == height;
  if (!same_size) return 0;
  digest_pixels(pixels, width, height, expected);
  return memcmp(expected + 1, chunk + 8 + 1, 16) == 0;
}

bool cpixels_png_correct_digests(uint8_t *file, size_t count, const uint8_t *pixels,
                                 uint32_t width, uint32_t height) {
  if (cpixels_png_matches(file, count, pixels, width, height) != 0) return false;
  size_t body = count - chunk_bytes - sizeof end;
  uint8_t *chunk = file + body;
  cpixels_png_make_digests(file, body, pixels, width, height, chunk + 8);
  cpixels_png_store(chunk + 8 + CPIXELS_PNG_DIGEST_LENGTH, digest_checksum(chunk));
  return true;
}
