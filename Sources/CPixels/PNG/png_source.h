#ifndef CPIXELS_PNG_SOURCE_H
#define CPIXELS_PNG_SOURCE_H

#include <zlib.h>

#include "png_internal.h"

// libpng reads a stream that is assembled here: signature, IHDR, PLTE and tRNS as in the file, then
// the rows, which are inflated here and wrapped as stored blocks. So libpng sees no other chunk,
// never more rows than the header declares, and never an unchecked length.

enum { CPIXELS_PNG_BLOCK = 65535 };

/// The stream that libpng reads, and what is needed to produce it.
typedef struct cpixels_png_source {
  const uint8_t *file;
  const cpixels_png_header *header;
  cpixels_png_error *error;

  /// The part that libpng is reading, and the one after it.
  const uint8_t *piece;
  size_t left;
  enum { at_header, at_palette, at_transparency, at_block, at_payload, at_trailer, at_nothing } next;

  z_stream inflater;
  /// The next IDAT chunk of the file.
  size_t chunk;
  /// The bytes of rows not inflated yet.
  uint64_t rows_left;

  size_t payload;
  uint8_t frame[32];
  uint8_t block[CPIXELS_PNG_BLOCK];
} cpixels_png_source;

/// Starts a source for a valid file. Returns false if there is no memory. In either case, end it
/// with `cpixels_png_source_end`.
bool cpixels_png_source_begin(cpixels_png_source *from, const uint8_t *file,
                              const cpixels_png_header *header, cpixels_png_error *error);
void cpixels_png_source_end(cpixels_png_source *from);

/// Copies the next bytes of the stream. Returns false and fills in the error if there are none.
bool cpixels_png_source_read(cpixels_png_source *from, uint8_t *bytes, size_t count);

#endif
