#ifndef CPIXELS_PNG_SOURCE_H
#define CPIXELS_PNG_SOURCE_H

#include <zlib.h>

#include "png_internal.h"

// libpng reads a stream that is put together here: signature, IHDR, PLTE and tRNS as they stand
// in the file, then the rows, which are inflated here, wrapped as stored blocks. So libpng sees no
// other chunk, never more rows than the header says, and never a length that was not checked.

enum { CPIXELS_PNG_BLOCK = 65535 };

/// The stream that libpng reads, and what is needed to produce it.
typedef struct cpixels_png_source {
  const uint8_t *file;
  const cpixels_png_header *header;
  cpixels_png_error *error;

  /// The piece that libpng is reading, and what follows it.
  const uint8_t *piece;
  size_t left;
  enum { at_header, at_palette, at_transparency, at_block, at_payload, at_trailer, at_nothing } next;

  z_stream inflater;
  /// The next IDAT chunk of the file.
  size_t chunk;
  /// Bytes of rows not inflated yet.
  uint64_t rows_left;

  size_t payload;
  uint8_t frame[32];
  uint8_t block[CPIXELS_PNG_BLOCK];
} cpixels_png_source;

/// Starts a source for a file that was found valid; false where there is no memory. End it by
/// `cpixels_png_source_end` in either case.
bool cpixels_png_source_begin(cpixels_png_source *from, const uint8_t *file,
                              const cpixels_png_header *header, cpixels_png_error *error);
void cpixels_png_source_end(cpixels_png_source *from);

/// Copies the next bytes of the stream; false, with the error filled in, where there are none.
bool cpixels_png_source_read(cpixels_png_source *from, uint8_t *bytes, size_t count);

#endif
