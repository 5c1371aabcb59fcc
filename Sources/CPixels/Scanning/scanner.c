// Memory for scanning, kept from shape to shape.

#include <stdlib.h>

#include "scanner.h"

void cpixels_scanner_free_memory(cpixels_scanner *scanner) {
  free(scanner->chains);
  free(scanner->buckets);
  free(scanner->sorted);
  free(scanner->sides);
  free(scanner->order);
  free(scanner->pieces);
  free(scanner->cluster);
  free(scanner->band);
  free(scanner->least);
  free(scanner->spare);
  free(scanner->cells);
  free(scanner->coverage);
  free(scanner->table);
}

int cpixels_make_cells(cpixels_scanner *scanner, size_t visible) {
  // Two more columns are needed for the area at the right side of the box. The others are read and,
  // in `coverage`, written, because columns are converted eight at a time.
  size_t columns = visible + 10;
  if (columns <= scanner->columns) return 1;
  free(scanner->cells);
  free(scanner->coverage);
  scanner->cells = calloc(columns, sizeof(int32_t));
  scanner->coverage = malloc(columns);
  scanner->columns = columns;
  if (scanner->cells && scanner->coverage) return 1;
  scanner->columns = 0;
  return 0;
}

int cpixels_make_pieces(cpixels_scanner *scanner, size_t edges) {
  size_t sides = scanner->chain_count, pieces = edges + sides;
  if (sides > scanner->side_capacity) {
    free(scanner->sides);
    free(scanner->order);
    scanner->side_capacity = 0;
    scanner->sides = malloc(sides * sizeof(cpixels_side));
    scanner->order = malloc(sides * sizeof(cpixels_side *));
    if (!scanner->sides || !scanner->order) return 0;
    scanner->side_capacity = sides;
  }
  if (pieces > scanner->piece_capacity) {
    free(scanner->pieces);
    free(scanner->cluster);
    free(scanner->band);
    free(scanner->least);
    free(scanner->spare);
    scanner->piece_capacity = 0;
    scanner->pieces = malloc(pieces * sizeof(cpixels_piece));
    scanner->cluster = malloc(pieces * sizeof(cpixels_piece *));
    scanner->band = malloc(pieces * sizeof(cpixels_piece *));
    scanner->least = malloc(pieces * sizeof(int32_t));
    scanner->spare = malloc(pieces * sizeof(void *));
    if (!scanner->pieces || !scanner->cluster || !scanner->band || !scanner->least ||
        !scanner->spare) {
      return 0;
    }
    scanner->piece_capacity = pieces;
  }
  return 1;
}
