#include "CReport.h"

#include <string.h>

// SHA-1 (FIPS 180-4). It is used only to compute Git's names of files, not for security.

enum { block_size = 64, round_count = 80 };

typedef struct {
  uint32_t words[5];
  uint8_t block[block_size];
  size_t used;
} sha1;

static uint32_t rotated(uint32_t value, int bits) { return value << bits | value >> (32 - bits); }

static void digest(sha1 *state) {
  uint32_t w[round_count], a = state->words[0], b = state->words[1], c = state->words[2];
  uint32_t d = state->words[3], e = state->words[4];
  for (int i = 0; i < round_count; i++) {
    const uint8_t *at = state->block + i * 4;
    w[i] = i < 16 ? (uint32_t)at[0] << 24 | (uint32_t)at[1] << 16 | (uint32_t)at[2] << 8 | at[3]
                  : rotated(w[i - 3] ^ w[i - 8] ^ w[i - 14] ^ w[i - 16], 1);
    uint32_t f = i < 20   ? ((b & c) | (~b & d)) + 0x5a827999
                 : i < 40 ? (b ^ c ^ d) + 0x6ed9eba1
                 : i < 60 ? ((b & c) | (b & d) | (c & d)) + 0x8f1bbcdc
                          : (b ^ c ^ d) + 0xca62c1d6;
    uint32_t next = rotated(a, 5) + f + e + w[i];
    e = d;
    d = c;
    c = rotated(b, 30);
    b = a;
    a = next;
  }
  state->words[0] += a;
  state->words[1] += b;
  state->words[2] += c;
  state->words[3] += d;
  state->words[4] += e;
  state->used = 0;
}

static void add(sha1 *state, uint8_t byte) {
  state->block[state->used++] = byte;
  if (state->used == block_size) digest(state);
}

void creport_sha1(const void *prefix, size_t prefix_count, const void *bytes, size_t count,
                  uint32_t *hash) {
  sha1 state = {.words = {0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0}};
  for (size_t i = 0; i < prefix_count; i++) add(&state, ((const uint8_t *)prefix)[i]);
  for (size_t i = 0; i < count; i++) add(&state, ((const uint8_t *)bytes)[i]);
  add(&state, 0x80);
  while (state.used != 56) add(&state, 0);
  const uint64_t bits = ((uint64_t)prefix_count + count) * 8;
  for (int shift = 56; shift >= 0; shift -= 8) add(&state, (uint8_t)(bits >> shift));
  memcpy(hash, state.words, sizeof state.words);
}
