#include "CReport.h"

#include <string.h>

// SHA-1 (FIPS 180-4). It is used only to compute Git's names of files, not for security.

typedef struct {
  uint32_t words[5];
  uint8_t block[64];
  size_t used;
  uint64_t count;
} sha1;

static uint32_t rotated(uint32_t value, int bits) { return value << bits | value >> (32 - bits); }

static void digest(sha1 *state) {
  uint32_t w[80], a = state->words[0], b = state->words[1], c = state->words[2];
  uint32_t d = state->words[3], e = state->words[4];
  for (int i = 0; i < 16; i++) {
    const uint8_t *at = state->block + i * 4;
    w[i] = (uint32_t)at[0] << 24 | (uint32_t)at[1] << 16 | (uint32_t)at[2] << 8 | at[3];
  }
  for (int i = 16; i < 80; i++) w[i] = rotated(w[i - 3] ^ w[i - 8] ^ w[i - 14] ^ w[i - 16], 1);
  for (int i = 0; i < 80; i++) {
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
  const uint32_t sums[5] = {a, b, c, d, e};
  for (int i = 0; i < 5; i++) state->words[i] += sums[i];
  state->used = 0;
}

static void add(sha1 *state, const uint8_t *bytes, size_t count) {
  state->count += count;
  while (count > 0) {
    size_t part = 64 - state->used < count ? 64 - state->used : count;
    memcpy(state->block + state->used, bytes, part);
    state->used += part;
    bytes += part;
    count -= part;
    if (state->used == 64) digest(state);
  }
}

void creport_sha1(const void *prefix, size_t prefix_count, const void *bytes, size_t count,
                  uint8_t hash[20]) {
  sha1 state = {{0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0}, {0}, 0, 0};
  add(&state, prefix, prefix_count);
  add(&state, bytes, count);
  const uint64_t bits = state.count * 8;
  static const uint8_t end[64] = {0x80};
  add(&state, end, state.used < 56 ? 56 - state.used : 120 - state.used);
  uint8_t length[8];
  for (int i = 0; i < 8; i++) length[i] = (uint8_t)(bits >> (56 - 8 * i));
  add(&state, length, 8);
  for (int i = 0; i < 20; i++) hash[i] = (uint8_t)(state.words[i / 4] >> (24 - 8 * (i % 4)));
}
