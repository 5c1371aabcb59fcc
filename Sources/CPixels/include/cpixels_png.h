/// PNG files, in memory: checking their structure, reading, writing, and passing without decoding.
///
/// Pixels are straight (not premultiplied) 8-bit RGBA, rows from top to bottom without padding.
/// No function keeps a pointer, none touches a file, and none jumps out of C: every error is
/// returned in a `cpixels_png_error`.
#ifndef CPIXELS_PNG_H
#define CPIXELS_PNG_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// What is wrong with a file, a picture or the machine.
enum cpixels_png_problem {
  CPIXELS_PNG_OK = 0,
  /// The file ends early; `offset` is where, `expected` how many more bytes are needed there.
  CPIXELS_PNG_TRUNCATED = 1,
  /// The eight bytes every PNG begins with are not there.
  CPIXELS_PNG_SIGNATURE = 2,
  /// The chunk's checksum is `found`, its bytes give `expected`.
  CPIXELS_PNG_CRC = 3,
  /// The chunk's name is not four letters with a capital third.
  CPIXELS_PNG_CHUNK_NAME = 4,
  /// The chunk claims `found` bytes, more than a PNG chunk can have (`expected`).
  CPIXELS_PNG_CHUNK_LENGTH = 5,
  /// The chunk stands where it may not, or twice.
  CPIXELS_PNG_CHUNK_ORDER = 6,
  /// The chunk is needed and missing.
  CPIXELS_PNG_CHUNK_MISSING = 7,
  /// The chunk is critical and none that PNG defines.
  CPIXELS_PNG_CHUNK_UNKNOWN = 8,
  /// The number of bytes in the chunk, `found`, fits neither its kind nor the picture.
  CPIXELS_PNG_CHUNK_SIZE = 9,
  /// `found` bytes follow the end of the picture.
  CPIXELS_PNG_TRAILING = 10,
  /// Width or height is 0 or above 2^31 − 1; `found` is the value.
  CPIXELS_PNG_SIDE = 11,
  /// Colour type (`found` high byte) and depth (low byte) don't go together.
  CPIXELS_PNG_COLOR_TYPE = 12,
  /// Compression, filter or interlace method is unknown.
  CPIXELS_PNG_METHOD = 13,
  /// A limit is exceeded: `found` against `expected`.
  CPIXELS_PNG_LIMIT_SIDE = 14,
  CPIXELS_PNG_LIMIT_PIXELS = 15,
  CPIXELS_PNG_LIMIT_FILE = 16,
  CPIXELS_PNG_LIMIT_MEMORY = 17,
  /// The compressed data is not a valid zlib stream; `detail` says why.
  CPIXELS_PNG_COMPRESSION = 18,
  /// The compressed data ends after `found` of `expected` bytes of rows.
  CPIXELS_PNG_ROWS_MISSING = 19,
  /// The compressed data goes on after the last row.
  CPIXELS_PNG_ROWS_EXTRA = 20,
  /// A row or a pixel is impossible (a filter, a palette index); `detail` says which.
  CPIXELS_PNG_ROWS = 21,
  /// The machine has no memory left.
  CPIXELS_PNG_MEMORY = 22,
  /// The caller's buffer or arguments don't fit.
  CPIXELS_PNG_ARGUMENT = 23,
};

/// An error. Which of the fields mean something is said at the problem.
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

/// What a file may ask for at most.
typedef struct cpixels_png_limits {
  /// Pixels in a row or column.
  uint64_t side;
  /// Pixels in all.
  uint64_t pixels;
  /// Bytes of the file.
  uint64_t file;
  /// Bytes of memory while reading, the result's 4 a pixel among them.
  uint64_t memory;
} cpixels_png_limits;

/// What is known of a file once its structure was found valid.
typedef struct cpixels_png_header {
  uint32_t width;
  uint32_t height;
  uint8_t depth;
  uint8_t color_type;
  bool interlaced;
  /// Offsets of the chunks' length fields, and the bytes of data; 0 where there is none.
  size_t palette_offset;
  uint32_t palette_length;
  size_t transparency_offset;
  uint32_t transparency_length;
  /// Offset of the first IDAT chunk; the others follow it without a gap.
  size_t data_offset;
  /// Bytes that the rows have when inflated, filter bytes included.
  uint64_t row_bytes;
} cpixels_png_header;

/// Checks signature, order, lengths, checksums and counts of all chunks, without allocating and
/// without inflating anything.
///
/// Ancillary chunks are checked for length and checksum and otherwise ignored: gamma, colour
/// profiles, text and times never change a pixel, and are never inflated. The one exception is
/// tRNS, which is part of the picture.
bool cpixels_png_scan(const uint8_t *file, size_t count, const cpixels_png_limits *limits,
                      cpixels_png_header *header, cpixels_png_error *error);

/// Reads the picture of a file that `cpixels_png_scan` found valid.
///
/// `pixels` has room for `capacity` bytes, at least `width · height · 4`, and doesn't overlap
/// the file. Samples of 16 bits become `round(v / 257)`. On an error the contents of `pixels` are
/// undefined.
bool cpixels_png_read(const uint8_t *file, size_t count, const cpixels_png_header *header,
                      uint8_t *pixels, size_t capacity, cpixels_png_error *error);

/// Writes a picture as a PNG file, with sRGB and pHYs chunks and a digest chunk.
///
/// `pixels_per_meter` is the density of both axes. On success `*file` holds `*count` bytes; release
/// them by `cpixels_png_free`. The same pixels give the same bytes for the same zlib.
bool cpixels_png_write(const uint8_t *pixels, uint32_t width, uint32_t height,
                       uint32_t pixels_per_meter, uint8_t **file, size_t *count,
                       cpixels_png_error *error);

/// Writes pictures of one size as an animated PNG file that plays without end.
///
/// `pixels` holds the frames one after another, each `width · height · 4` bytes. Each is shown for
/// `milliseconds`. Programs that know no animation show the first. No digest chunk is written.
bool cpixels_png_write_animation(const uint8_t *pixels, uint32_t width, uint32_t height,
                                 uint32_t frames, uint16_t milliseconds,
                                 uint32_t pixels_per_meter, uint8_t **file, size_t *count,
                                 cpixels_png_error *error);

/// The frames of an animated PNG file that `cpixels_png_scan` found valid.
///
/// 0 where there are none, or where they aren't whole pictures that take each other's place: frames
/// that change a part of the one before are not read.
uint32_t cpixels_png_count_frames(const uint8_t *file);

/// Whether a file that `cpixels_png_scan` found valid holds any part of an animation, read or not.
bool cpixels_png_is_animated(const uint8_t *file);

/// How an animation that `cpixels_png_count_frames` counted plays.
///
/// `plays` is how many times, 0 for without end. Returns whether all frames are shown equally long, for
/// a whole number of milliseconds.
bool cpixels_png_is_even(const uint8_t *file, uint32_t *plays);

/// Makes a file of its own of a frame, 0 being the first of those that `cpixels_png_count_frames`
/// counted.
///
/// `milliseconds` is how long it is shown. Release `*still` by `cpixels_png_free`. Returns false when
/// memory ran out.
bool cpixels_png_copy_frame(const uint8_t *file, size_t count, uint32_t index, uint8_t **still,
                            size_t *still_count, uint32_t *milliseconds);

/// Writes a picture as a PNG file to be put into a text: its bytes never change with zlib's release.
///
/// Larger than what `cpixels_png_write` makes. Release `*file` by `cpixels_png_free`. Returns false
/// when memory ran out.
bool cpixels_png_embed(const uint8_t *pixels, uint32_t width, uint32_t height, uint8_t **file,
                       size_t *count);

/// Releases what one of the functions above that write a file allocated; null is allowed.
void cpixels_png_free(uint8_t *file);

/// Whether a file that `cpixels_png_write` wrote holds these pixels.
///
/// Returns 1 where the file is unchanged since it was written and its picture is this one, 0 where
/// it is unchanged and its picture is another, −1 where only decoding can tell.
///
/// Nothing is decoded: a digest of the pixels and one of every byte of the file outside the
/// digest chunk itself (whose own bytes are compared, or covered by its checksum) are compared.
int cpixels_png_matches(const uint8_t *file, size_t count, const uint8_t *pixels, uint32_t width,
                        uint32_t height);

/// Writes the digests of these pixels, which are those of the file, into a file whose digests are of
/// others.
///
/// Returns false, and changes nothing, unless `cpixels_png_matches` returns 0.
bool cpixels_png_correct_digests(uint8_t *file, size_t count, const uint8_t *pixels,
                                 uint32_t width, uint32_t height);

/// A 128-bit digest of bytes, for finding accidental changes; no defence against a forger.
///
/// See `digest.c` for the construction and its bounds.
void cpixels_digest(const uint8_t *bytes, size_t count, uint64_t seed, uint64_t digest[2]);

/// The smallest form that holds a picture without loss.
typedef struct cpixels_png_form {
  /// PNG's number: 0 grey, 2 RGB, 3 palette, 4 grey with alpha, 6 RGB with alpha.
  uint8_t color_type;
  uint8_t depth;
  /// Whether a single colour is transparent (`key`), for grey and RGB.
  bool keyed;
  uint8_t key[3];
  /// Entries of the palette in the order of their indices, not opaque ones first.
  uint16_t palette_count;
  uint16_t palette_transparent;
  uint32_t palette[256];
} cpixels_png_form;

/// Finds the smallest form for a picture.
void cpixels_png_classify(const uint8_t *pixels, uint32_t width, uint32_t height,
                          cpixels_png_form *form);

#endif
