#include "png_internal.h"

// The digest is a multiply-mix hash over 32 columns of 64 bits: the bytes are cut into stripes of
// 256 bytes, and column i receives the i-th word of every stripe. A column has two words of state:
//
//   a ← (a ⊕ word) · odd,  a ← a ⊕ (a ≫ 32)        both steps are bijections of a
//   b ← b + a                                     b sums all states of a
//
// Bounds. A change inside one word always changes a, and so does a change of any number of words in
// different columns. If a second change of the same column, in the next stripe, restores a, then b
// always differs. Three or more changes of one column would have to meet two conditions of 64 bits
// at once; for changes that weren't made with this function in mind the probability is about
// 2^-128, and never more than 2^-64 even for correlated changes. The 64 words of state are then
// folded into two of 64 bits, which two different pictures share with a probability of 2^-128. Two
// pictures with the same digest can be constructed: it protects against accidents, not against
// forgery.
//
// It is designed for debug builds: few operations over wide vectors, because each operation costs a
// load and a store there. The byte order is little-endian; the digest isn't portable to other
// orders.

typedef uint64_t columns __attribute__((vector_size(256)));

enum { stripe = 256 };

static const uint64_t odd_multiplier = 0x9FB21C651E98DF25u;

static inline uint64_t mixed(uint64_t value) {
  value ^= value >> 32;
  value *= 0xE9846AF9B1A615Du;
  value ^= value >> 32;
  value *= 0xE9846AF9B1A615Du;
  return value ^ value >> 28;
}

/// Folds the state into 128 bits; both halves depend on every word, in different ways.
static void fold(const uint64_t *words, int count, uint64_t digest[2]) {
  uint64_t first = digest[0], second = digest[1];
  for (int i = 0; i < count; i++) {
    first = mixed(first ^ words[i]);
    second = mixed(second + (words[i] ^ words[i] << 29) + first);
  }
  digest[0] = mixed(first + second);
  digest[1] = mixed(second ^ digest[0] << 1);
}

void cpixels_digest(const uint8_t *bytes, size_t count, uint64_t seed, uint64_t digest[2]) {
  columns a, b = {0};
  for (int i = 0; i < 32; i++) a[i] = mixed(seed + (uint64_t)(i + 1) * 0x9E3779B97F4A7C15u);
  size_t at = 0;
  for (; count - at >= stripe; at += stripe) {
    columns words;
    memcpy(&words, bytes + at, stripe);
    a = (a ^ words) * odd_multiplier;
    a ^= a >> 32;
    b += a;
  }
  if (at < count) {
    // The rest is padded with zeros; the count below distinguishes padding from zero bytes.
    columns words = {0};
    memcpy(&words, bytes + at, count - at);
    a = (a ^ words) * odd_multiplier;
    a ^= a >> 32;
    b += a;
  }
  uint64_t state[65];
  memcpy(state, &a, stripe);
  memcpy(state + 32, &b, stripe);
  state[64] = (uint64_t)count;
  digest[0] = seed;
  digest[1] = ~seed;
  fold(state, 65, digest);
}
