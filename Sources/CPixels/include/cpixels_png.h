/// PNG files in memory: validation, reading, writing, and comparison without decoding.
///
/// Pixels are straight (not premultiplied) 8-bit RGBA, rows from top to bottom without padding. No
/// function keeps a pointer, touches a file, or jumps out of C: every error is returned in a
/// `cpixels_png_error`.
#ifndef CPIXELS_PNG_H
#define CPIXELS_PNG_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// A problem with a file, a picture or the system.
enum cpixels_png_problem {
  CPIXELS_PNG_OK = 0,
  /// The file ends at `offset`; `expected` more bytes are needed.
  CPIXELS_PNG_TRUNCATED = 1,
  /// The PNG signature is missing.
  CPIXELS_PNG_SIGNATURE = 2,
  /// The chunk's stored checksum is `found`; that of its bytes is `expected`.
  CPIXELS_PNG_CRC = 3,
  /// The chunk's name is not four letters with a capital third.
  CPIXELS_PNG_CHUNK_NAME = 4,
  /// The chunk claims `found` bytes, more than a PNG chunk can have (`expected`).
  CPIXELS_PNG_CHUNK_LENGTH = 5,
  /// The chunk is misplaced or repeated.
  CPIXELS_PNG_CHUNK_ORDER = 6,
  /// The chunk is required and missing.
  CPIXELS_PNG_CHUNK_MISSING = 7,
  /// The chunk is critical, but PNG doesn't define it.
  CPIXELS_PNG_CHUNK_UNKNOWN = 8,
  /// The chunk's length, `found`, doesn't fit its kind or the picture.
  CPIXELS_PNG_CHUNK_SIZE = 9,
  /// `found` bytes follow the end of the picture.
  CPIXELS_PNG_TRAILING = 10,
  /// Width or height is 0 or above 2^31 − 1; `found` is the value.
  CPIXELS_PNG_SIDE = 11,
  /// Colour type (`found` high byte) and depth (low byte) are an invalid combination.
  CPIXELS_PNG_COLOR_TYPE = 12,
  /// Compression, filter or interlace method is unknown.
  CPIXELS_PNG_METHOD = 13,
  /// A limit is exceeded: `found` against `expected`.
  CPIXELS_PNG_LIMIT_SIDE = 14,
  CPIXELS_PNG_LIMIT_PIXELS = 15,
  CPIXELS_PNG_LIMIT_FILE = 16,
  CPIXELS_PNG_LIMIT_MEMORY = 17,
  /// The compressed data is not a valid zlib stream; `detail` has the reason.
  CPIXELS_PNG_COMPRESSION = 18,
  /// The compressed data ends after `found` of `expected` bytes of rows.
  CPIXELS_PNG_ROWS_MISSING = 19,
  /// The compressed data continues after the last row.
  CPIXELS_PNG_ROWS_EXTRA = 20,
  /// A row or a pixel is invalid (a filter, a palette index); `detail` names it.
  CPIXELS_PNG_ROWS = 21,
  /// The system is out of memory.
  CPIXELS_PNG_MEMORY = 22,
  /// The caller's buffer or arguments don't fit.
  CPIXELS_PNG_ARGUMENT = 23,
};

/// An error. The problem determines which fields are set.
typedef struct cpixels_png_error {
  int32_t problem;
  /// The chunk's four letters, the first in the highest byte, or 0.
  uint32_t chunk;
  uint64_t offset;
  uint64_t found;
  uint64_t expected;
  /// A short reason in English, terminated by a zero byte, or empty.
  char detail[80];
} cpixels_png_error;

/// The largest resources that a file may use.
typedef struct cpixels_png_limits {
  /// The number of pixels in a row or column.
  uint64_t side;
  /// The total number of pixels.
  uint64_t pixels;
  /// The number of bytes of the file.
  uint64_t file;
  /// The bytes of memory while reading, including 4 per pixel for the result.
  uint64_t memory;
} cpixels_png_limits;

/// The properties of a file with a valid structure.
typedef struct cpixels_png_header {
  uint32_t width;
  uint32_t height;
  uint8_t depth;
  uint8_t color_type;
  bool interlaced;
  /// The offset of the chunk's length field, and the bytes of data; 0 if there is none.
  size_t palette_offset;
  uint32_t palette_length;
  size_t transparency_offset;
  uint32_t transparency_length;
  /// The offset of the first IDAT chunk; the others follow it without a gap.
  size_t data_offset;
  /// The bytes of the inflated rows, including filter bytes.
  uint64_t row_bytes;
} cpixels_png_header;

/// Validates signature, order, lengths, checksums and counts of all chunks, without allocating or
/// inflating.
///
/// Ancillary chunks are checked for length and checksum and otherwise ignored: gamma, colour
/// profiles, text and times never change a pixel, and are never inflated. The one exception is
/// tRNS, which is part of the picture.
bool cpixels_png_check(const uint8_t *file, size_t count, const cpixels_png_limits *limits,
                      cpixels_png_header *header, cpixels_png_error *error);

/// Reads the picture of a file that `cpixels_png_check` accepted.
///
/// `pixels` has room for `capacity` bytes, at least `width · height · 4`, and doesn't overlap
/// the file. Samples of 16 bits become `round(v / 257)`. On an error the contents of `pixels` are
/// undefined.
bool cpixels_png_read(const uint8_t *file, size_t count, const cpixels_png_header *header,
                      uint8_t *pixels, size_t capacity, cpixels_png_error *error);

/// Writes a picture as a PNG file, with sRGB and pHYs chunks and a digest chunk.
///
/// `pixels_per_meter` is the density of both axes. On success `*file` holds `*count` bytes; release
/// them with `cpixels_png_free`. The same pixels give the same bytes for the same zlib.
bool cpixels_png_write(const uint8_t *pixels, uint32_t width, uint32_t height,
                       uint32_t pixels_per_meter, uint8_t **file, size_t *count,
                       cpixels_png_error *error);

/// Writes pictures of one size as an animated PNG file that repeats forever.
///
/// `pixels` holds the frames one after another, each `width · height · 4` bytes. Each is shown for
/// `milliseconds`. Programs without support for animation show the first. No digest chunk is
/// written.
bool cpixels_png_write_animation(const uint8_t *pixels, uint32_t width, uint32_t height,
                                 uint32_t frames, uint16_t milliseconds,
                                 uint32_t pixels_per_meter, uint8_t **file, size_t *count,
                                 cpixels_png_error *error);

/// Returns the number of frames of an animated PNG file that `cpixels_png_check` accepted.
///
/// Returns 0 if there are none, or if they aren't whole pictures that replace each other: frames
/// that change a part of the previous one are not supported.
uint32_t cpixels_png_count_frames(const uint8_t *file);

/// Returns whether a file that `cpixels_png_check` accepted contains any part of an animation,
/// supported or not.
bool cpixels_png_is_animated(const uint8_t *file);

/// Reads the timing of an animation that `cpixels_png_count_frames` counted.
///
/// `plays` is how often the animation is played, 0 for infinitely often. Returns whether all frames
/// have the same duration, and it is a whole number of milliseconds.
bool cpixels_png_has_even_timing(const uint8_t *file, uint32_t *plays);

/// Copies a frame into a separate file; 0 is the first of those that `cpixels_png_count_frames`
/// counted.
///
/// `milliseconds` is its duration. Release `*still` with `cpixels_png_free`. Returns false if
/// memory runs out.
bool cpixels_png_copy_frame(const uint8_t *file, size_t count, uint32_t index, uint8_t **still,
                            size_t *still_count, uint32_t *milliseconds);

/// Writes a picture as a PNG file for embedding in text: its bytes don't depend on the version of
/// zlib.
///
/// The file is larger than the output of `cpixels_png_write`. Release `*file` with
/// `cpixels_png_free`. Returns false if memory runs out.
bool cpixels_png_embed(const uint8_t *pixels, uint32_t width, uint32_t height, uint8_t **file,
                       size_t *count);

/// Releases a file allocated by one of the functions above; null is allowed.
void cpixels_png_free(uint8_t *file);

/// Returns whether a file that `cpixels_png_write` wrote holds these pixels.
///
/// Returns 1 if the file is unchanged since it was written and contains this picture, 0 if it is
/// unchanged and contains another, −1 if only decoding can decide.
///
/// Nothing is decoded: a digest of the pixels and one of every byte outside the digest chunk (whose
/// own bytes are compared, or covered by its checksum) are compared.
int cpixels_png_matches(const uint8_t *file, size_t count, const uint8_t *pixels, uint32_t width,
                        uint32_t height);

/// Corrects the digests of a file that contains these pixels, but the digests of other pixels.
///
/// The caller guarantees that decoding the file gives these pixels. Returns false, and changes
/// nothing, unless `cpixels_png_matches` returns 0.
bool cpixels_png_correct_digests(uint8_t *file, size_t count, const uint8_t *pixels,
                                 uint32_t width, uint32_t height);

/// Computes a 128-bit digest of bytes, which detects accidental changes but doesn't protect against
/// forgery.
///
/// See `digest.c` for the construction and its bounds.
void cpixels_digest(const uint8_t *bytes, size_t count, uint64_t seed, uint64_t digest[2]);

/// The smallest form that represents a picture losslessly.
typedef struct cpixels_png_form {
  /// PNG's number: 0 grey, 2 RGB, 3 palette, 4 grey with alpha, 6 RGB with alpha.
  uint8_t color_type;
  uint8_t depth;
  /// Whether a single colour is transparent (`key`), for grey and RGB.
  bool keyed;
  uint8_t key[3];
  /// The entries of the palette in index order, transparent ones first.
  uint16_t palette_count;
  uint16_t palette_transparent;
  uint32_t palette[256];
} cpixels_png_form;

/// Finds the smallest form for a picture.
void cpixels_png_classify(const uint8_t *pixels, uint32_t width, uint32_t height,
                          cpixels_png_form *form);

#endif
